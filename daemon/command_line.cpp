#include "daemon/command_line.hpp"

#include <boost/program_options.hpp>
#include <sstream>

#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace po = boost::program_options;

namespace {

// Of `solve`.
constexpr int most_memory = 1 << 20;  // GiB
constexpr int most_threads = 1024;
constexpr int most_geese = 64;

po::options_description describe(const std::vector<Option>& options) {
    po::options_description description("Options");
    description.add_options()("help", "this text")("version", "version, compiler, processor")(
        "protocol", po::value<std::string>()->required(),
        "the dialect to speak: uci, ugi, xboard or gtp");
    for (const Option& option : options) {
        if (option.flag.empty()) continue;
        if (option.kind == OptionKind::check)
            description.add_options()(
                option.flag.c_str(),
                po::value<std::string>()->implicit_value("true")->value_name("true|false"),
                option.help.c_str());
        else
            description.add_options()(option.flag.c_str(), po::value<std::string>()->required(),
                                      option.help.c_str());
    }
    return description;
}

/// A value of `solve`: a number from 1 to `most`.
auto* number(const std::string& name, int most, int& target) {
    return po::value<std::string>()->notifier([=, &target](const std::string& text) {
        target = static_cast<int>(read_number("solve: --" + name, text, 1, most));
    });
}

/// The number of leading arguments that are options and their values.
std::size_t count_options(const std::vector<std::string>& arguments,
                          const std::vector<Option>& options) {
    std::size_t i = 0;
    while (i < arguments.size() && arguments[i].starts_with('-')) {
        const std::string& argument = arguments[i++];
        if (argument.find('=') != std::string::npos) continue;
        if (argument == "--protocol") ++i;
        for (const Option& option : options)
            if (!option.flag.empty() && argument == "--" + option.flag &&
                option.kind != OptionKind::check && i < arguments.size()) {
                ++i;
                break;
            }
    }
    return std::min(i, arguments.size());
}

}  // namespace

CommandLine read_command_line(const std::vector<std::string>& arguments,
                              const std::vector<Option>& options) {
    const auto split =
        arguments.begin() + static_cast<std::ptrdiff_t>(count_options(arguments, options));
    CommandLine result;
    try {
        const po::options_description description = describe(options);
        const auto parsed =
            po::command_line_parser(std::vector<std::string>(arguments.begin(), split))
                .options(description)
                .style(po::command_line_style::allow_long |
                       po::command_line_style::long_allow_adjacent |
                       po::command_line_style::long_allow_next)
                .run();
        for (const auto& given : parsed.options) {
            if (given.position_key >= 0)
                throw rules::Fault("'" + shown(given.value.front()) +
                                   "' is no option: --help lists them");
            result.help |= given.string_key == "help";
            result.version |= given.string_key == "version";
            if (given.string_key == "protocol") result.protocol = given.value.front();
        }
        // In the order of declaration: a file of variants comes before the choice of one.
        for (const Option& option : options)
            for (const auto& given : parsed.options)
                if (!option.flag.empty() && option.flag == given.string_key)
                    result.settings.emplace_back(&option,
                                                 given.value.empty() ? "true" : given.value[0]);
    } catch (const po::error& error) {
        throw rules::Fault(std::string(error.what()) + ": --help lists the options");
    }
    result.words.assign(split, arguments.end());
    for (const std::string& word : result.words)
        result.command += (result.command.empty() ? "" : " ") + word;
    return result;
}

SolveCommand read_solve_command(const std::vector<std::string>& words) {
    SolveCommand command;
    std::vector<std::string> variant;
    po::options_description named;
    named.add_options()("tables", po::value(&command.directory))(
        "memory", number("memory", most_memory, command.memory))(
        "threads", number("threads", most_threads, command.threads))(
        "geese", number("geese", most_geese, command.geese))(
        "verify", po::bool_switch(&command.verify))("variant", po::value(&variant));
    po::positional_options_description positional;
    positional.add("variant", -1);
    try {
        po::variables_map values;
        po::store(po::command_line_parser({words.begin() + 1, words.end()})
                      .options(named)
                      .positional(positional)
                      .style(po::command_line_style::allow_long |
                             po::command_line_style::long_allow_adjacent |
                             po::command_line_style::long_allow_next)
                      .run(),
                  values);
        po::notify(values);
    } catch (const po::error& error) {
        throw rules::Fault(std::string("solve: ") + error.what());
    }
    if (command.directory.empty())
        throw rules::Fault("solve: --tables: '' is refused, expected a directory");
    for (const std::string& word : variant)
        command.variant += (command.variant.empty() ? "" : " ") + word;
    if (command.variant.empty())
        throw rules::Fault(
            "solve: expected VARIANT [key=value ...] [--tables DIR] [--memory GIB] [--threads N] "
            "[--geese N] [--verify]");
    return command;
}

std::string command_line_help(const std::vector<Option>& options) {
    std::ostringstream text;
    text << "refskak [options] [command ...]\n"
            "refskak [options] solve VARIANT [--tables DIR] [--memory GIB] [--threads N]\n"
            "    [--geese N] [--verify]\n"
            "Plays Fox and Geese, Halatafl, tafl and Wolf and Fox. Without a command it reads\n"
            "commands from standard input, a line each; 'help' lists them.\n\n"
         << describe(options);
    return text.str();
}

}  // namespace refskak::daemon
