#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace refskak::rules {

/// The words of a text: what stands between blanks, tabs and carriage returns.
std::vector<std::string> words(std::string_view text);

/// ASCII letters in lower case, all else as it is.
std::string lower(std::string_view text);

/// What a person is shown of a text that came from outside: at most 60 characters, all printable.
std::string shown(std::string_view text);

/// 'text' as it is shown, for messages.
std::string quoted(std::string_view text);

}  // namespace refskak::rules
