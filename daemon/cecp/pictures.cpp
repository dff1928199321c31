#include "daemon/cecp/pictures.hpp"

#include <algorithm>
#include <string_view>

namespace refskak::daemon::cecp {

namespace {

/// The pictures in XBoard's order, each with the letter of the man that takes it. The first (pawn)
/// would promote and the last (king) would castle: both stay empty.
constexpr std::string_view tables[] = {
    // A wolf's head, a duck, a crown, helmets.
    "....K.....................F.G........MT.....",
    // The animals of a farm, and towers for the fences.
    ".H....P.V........C.....ROXW....G.........IF.",
};

}  // namespace

std::string picture_table(const std::string& men) {
    std::string white;
    for (const std::string_view table : tables) {
        white = table;
        const auto has_picture = [&](char man) { return table.find(man) != table.npos; };
        if (std::all_of(men.begin(), men.end(), has_picture)) break;
    }
    for (char& man : white)
        if (men.find(man) == std::string::npos) man = '.';
    std::string black = white;
    for (char& man : black)
        if (man != '.') man = static_cast<char>(man - 'A' + 'a');
    return white + black;
}

// To slide, and to leap up to four times, over whatever stands there. The engine marks what a man
// can do indeed; if XBoard thought less, it would refuse legal moves and see stalemates.
const char* const any_move = "QjK2mpjajK2mpjampjajK2mpjampjampjajK2";

}  // namespace refskak::daemon::cecp
