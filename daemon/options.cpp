#include "daemon/options.hpp"

#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

void check(const Option& option, const std::string& value) {
    if (option.kind == OptionKind::spin)
        read_number("option " + option.name, value, option.least, option.most);
    if (option.kind == OptionKind::check && lower_case(value) != "true" &&
        lower_case(value) != "false")
        throw rules::Fault("option " + option.name + ": '" + shown(value) +
                           "' is refused, expected true or false");
}

Option option_of(OptionKind kind, std::string name, std::string flag, std::string value,
                 std::string help) {
    return {
        std::move(name), std::move(flag), kind, std::move(value), 0, 0, {}, std::move(help), {}};
}

}  // namespace

Option spin_option(std::string name, std::string flag, std::int64_t value, std::int64_t least,
                   std::int64_t most, std::string help, std::function<void(std::int64_t)> apply) {
    Option option = option_of(OptionKind::spin, std::move(name), std::move(flag),
                              std::to_string(value), std::move(help));
    option.least = least;
    option.most = most;
    option.apply = [apply = std::move(apply)](const std::string& text) {
        apply(read_integer(text).value());
    };
    return option;
}

Option check_option(std::string name, std::string flag, std::string help,
                    std::function<void(bool)> apply) {
    Option option =
        option_of(OptionKind::check, std::move(name), std::move(flag), "false", std::move(help));
    option.apply = [apply = std::move(apply)](const std::string& text) { apply(text == "true"); };
    return option;
}

Option string_option(std::string name, std::string flag, std::string help,
                     std::function<void(const std::string&)> apply) {
    Option option =
        option_of(OptionKind::string, std::move(name), std::move(flag), "", std::move(help));
    option.apply = [apply = std::move(apply)](const std::string& text) {
        apply(text == "<empty>" ? "" : text);
    };
    return option;
}

Option combo_option(std::string name, std::string flag, std::string value, std::string help,
                    std::function<void(const std::string&)> apply) {
    Option option = option_of(OptionKind::combo, std::move(name), std::move(flag), std::move(value),
                              std::move(help));
    option.apply = std::move(apply);
    return option;
}

Option button_option(std::string name, std::string help, std::function<void()> apply) {
    Option option = option_of(OptionKind::button, std::move(name), "", "", std::move(help));
    option.apply = [apply = std::move(apply)](const std::string&) { apply(); };
    return option;
}

const Option* find_option(const std::vector<Option>& options, std::string_view name) {
    for (const Option& option : options)
        if (lower_case(option.name) == lower_case(std::string(name))) return &option;
    return nullptr;
}

void set_option(const Option& option, const std::string& value) {
    check(option, value);
    const bool folds = option.kind == OptionKind::check;
    option.apply(folds ? lower_case(value) : value);
}

const Option& set_option(const std::vector<Option>& options, const std::string& text) {
    const std::string folded = lower_case(text) + " ";
    if (folded.rfind("name ", 0) != 0) throw rules::Fault("expected name N [value V]");
    const std::string after = text.substr(std::min<std::size_t>(5, text.size()));
    const std::size_t value_at = folded.find(" value ");
    std::string name;
    for (const std::string& word :
         split_words(after.substr(0, value_at == std::string::npos ? value_at : value_at - 5)))
        name += (name.empty() ? "" : " ") + word;
    const std::string value = value_at == std::string::npos || value_at + 7 > text.size()
                                  ? ""
                                  : split_command("x " + text.substr(value_at + 7)).second;
    if (name.empty()) throw rules::Fault("expected name N [value V]");
    const Option* option = find_option(options, name);
    if (option == nullptr)
        throw rules::Fault("unknown option '" + shown(name) + "': 'uci' lists the options");
    set_option(*option, value);
    return *option;
}

std::string option_line(const Option& option) {
    static const std::vector<std::string> kinds{"check", "spin", "combo", "button", "string"};
    std::string line =
        "option name " + option.name + " type " + kinds[static_cast<std::size_t>(option.kind)];
    if (option.kind == OptionKind::button) return line;
    line += " default " + (option.value.empty() ? "<empty>" : option.value);
    if (option.kind == OptionKind::spin)
        line += " min " + std::to_string(option.least) + " max " + std::to_string(option.most);
    for (const std::string& choice : option.choices)
        line += " var " + choice;
    return line;
}

}  // namespace refskak::daemon
