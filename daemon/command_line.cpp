#include "daemon/command_line.hpp"

#include <boost/program_options.hpp>
#include <sstream>

#include "rules/fault.hpp"

namespace refskak::daemon {

namespace po = boost::program_options;

namespace {

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

/// The number of leading arguments that are options and their values.
std::size_t count_options(const std::vector<std::string>& arguments,
                          const std::vector<Option>& options) {
    std::size_t i = 0;
    while (i < arguments.size() && arguments[i].rfind("-", 0) == 0) {
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
            result.help |= given.string_key == "help";
            result.version |= given.string_key == "version";
            if (given.string_key == "protocol") result.protocol = given.value.front();
            for (const Option& option : options)
                if (!option.flag.empty() && option.flag == given.string_key)
                    result.settings.emplace_back(&option,
                                                 given.value.empty() ? "true" : given.value[0]);
        }
    } catch (const po::error& error) {
        throw rules::Fault(std::string(error.what()) + ": --help lists the options");
    }
    for (auto word = split; word != arguments.end(); ++word)
        result.command += (result.command.empty() ? "" : " ") + *word;
    return result;
}

std::string command_line_help(const std::vector<Option>& options) {
    std::ostringstream text;
    text << "refskak [options] [command ...]\n"
            "Plays Fox and Geese, Halatafl, tafl and Wolf and Fox. Without a command it reads\n"
            "commands from standard input, a line each; 'help' lists them.\n\n"
         << describe(options);
    return text.str();
}

}  // namespace refskak::daemon
