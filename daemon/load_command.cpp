#include "daemon/load_command.hpp"

#include "daemon/text_file.hpp"
#include "daemon/user_variants.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

constexpr const char* typed_lines = "typed";  // the name of a text that is no file

std::string count_text(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

bool is_last(const std::string& line, const std::string& last) {
    return split_command(line) == std::pair{last, std::string()};
}

/// The lines from the channel up to the one that is `last` alone.
std::string read_lines(LineChannel& channel, const std::string& last) {
    std::string text;
    bool too_long = false;
    const std::size_t refused = channel.refused_lines();
    while (const std::optional<std::string> line = channel.read()) {
        if (is_last(*line, last)) {
            if (channel.refused_lines() != refused)
                throw rules::Fault("a line was refused: nothing is loaded");
            if (!too_long) return text;
            throw rules::Fault("the lines are too long: expected at most " +
                               std::to_string(longest_text) + " bytes; nothing is loaded");
        }
        too_long = too_long || text.size() + line->size() > longest_text;
        if (!too_long) text += *line + "\n";
    }
    throw rules::Fault("the lines end before '" + shown(last) + "': nothing is loaded");
}

/// The WORD of `<<WORD`, whatever stands behind it, or nothing.
std::optional<std::string> word_of_lines(const std::string& rest) {
    if (!rest.starts_with("<<")) return {};
    const std::vector<std::string> words = split_words(rest.substr(2));
    return words.empty() ? std::nullopt : std::optional(words[0]);
}

/// Checks what stands behind `load`, and takes the lines that belong to it if it is wrong.
void check_words(LineChannel& channel, const std::string& rest) {
    if (rest.empty()) throw rules::Fault("expected a file, or <<WORD and lines up to WORD");
    if (!rest.starts_with("<<") || split_words(rest.substr(2)).size() == 1) return;
    skip_lines(channel, rest);
    throw rules::Fault("'" + shown(rest) + "': expected <<WORD and lines up to WORD");
}

}  // namespace

std::vector<std::string> load(Engine& engine, const std::string& rest) {
    check_words(engine.channel(), rest);
    const std::optional<std::string> word = word_of_lines(rest);
    const std::string name = word ? typed_lines : rest;
    const std::string text = word ? read_lines(engine.channel(), *word) : read_text_file(rest);
    const UserVariants read = engine.load_variants(text);
    std::vector<std::string> lines;
    for (const FileFault& fault : read.faults)
        lines.push_back(fault_line(name, fault));
    std::string summary = "loaded " + count_text(read.variants.size(), "variant");
    for (std::size_t i = 0; i < read.variants.size(); ++i)
        summary += (i == 0 ? ": " : ", ") + read.variants[i].name;
    lines.push_back(summary);
    return lines;
}

void skip_lines(LineChannel& channel, const std::string& rest) {
    const std::optional<std::string> word = word_of_lines(rest);
    if (!word) return;
    while (const std::optional<std::string> line = channel.read())
        if (is_last(*line, *word)) return;
}

CheckResult check_file(const std::string& path, const Catalogue& known) {
    if (path.empty()) throw rules::Fault("check: expected a file");
    const UserVariants read = read_user_variants(read_text_file(path), known);
    CheckResult result{{}, read.faults.empty()};
    for (const FileFault& fault : read.faults)
        result.lines.push_back(fault_line(path, fault));
    result.lines.push_back(path + ": " + count_text(read.variants.size(), "variant") + ", " +
                           (result.clean ? "no faults" : count_text(read.faults.size(), "fault")));
    return result;
}

}  // namespace refskak::daemon
