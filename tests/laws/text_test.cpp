#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "random_games.hpp"

using namespace refskak;
using namespace refskak::laws;

namespace {

constexpr unsigned draws = 40;
constexpr std::size_t plies = 120;

std::string upper(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - ('a' - 'A'));
    return text;
}

template <rules::Notated G>
void check_fen(const G& game, const typename G::Position& p) {
    const std::string text = game.fen(p);
    const auto read = game.read_fen(text);
    BOOST_TEST(game.fen(read) == text);
    BOOST_TEST_CONTEXT(text) {
        BOOST_TEST(game.key(read) == game.key(p));
        BOOST_TEST((game.side_to_move(read) == game.side_to_move(p)));
        BOOST_TEST(game.progress(read) == game.progress(p));
        BOOST_TEST((game.decided(read) == game.decided(p)));
    }
}

/// Each move's text is its own, in lower case, and reads back as the move, in any case. Reading is
/// tried on a dozen moves of each position: it looks at all of them each time.
template <rules::Notated G>
void check_move_texts(const G& game, const typename G::Position& p) {
    rules::MoveList<typename G::Move> moves;
    rules::legal_moves(game, p, moves);
    const std::size_t stride = 1 + moves.size() / 12;
    std::set<std::string> texts;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::string text = game.move_text(p, moves[i]);
        texts.insert(text);
        if (i % stride != 0) continue;
        BOOST_TEST((game.read_move(p, text) == moves[i]), text);
        BOOST_TEST((game.read_move(p, upper(text)) == moves[i]), text);
        BOOST_TEST(
            std::none_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; }));
    }
    BOOST_TEST(texts.size() == moves.size());
}

/// Texts near a legal move are that move's, another's, or refused: never anything illegal.
template <rules::Notated G>
void check_broken_texts(const G& game, const typename G::Position& p, const typename G::Move& move,
                        Random& random) {
    rules::MoveList<typename G::Move> moves;
    rules::legal_moves(game, p, moves);
    std::string text = game.move_text(p, move);
    text[below(random, text.size())] =
        "abcdefghijklmnopqrstuvwxyz0123456789@+()- "[below(random, 42)];
    if (below(random, 4) == 0) text.resize(below(random, text.size() + 1));
    try {
        const auto read = game.read_move(p, text);
        BOOST_TEST((std::find(moves.begin(), moves.end(), read) != moves.end()));
    } catch (const rules::Fault& fault) {
        BOOST_TEST(std::string(fault.what()).find('\n') == std::string::npos);
    }
}

using LeapingFamilies = std::tuple<HuntFamily, HalataflFamily>;

bool must_leap_on(const rules::hunt::Hunt& game) { return game.rules().compulsory; }
bool must_leap_on(const rules::halatafl::Halatafl&) { return false; }

/// Points as the rules put them in order: by rank, then by file; shorter paths before longer ones.
auto order_of(const std::string& path) {
    std::string points;
    for (std::size_t i = 0; i < path.size(); i += 2)
        points += {path[i + 1], path[i]};
    return std::pair(path.size(), points);
}

/// Of the moves with the same two ends, those ends alone mean the first.
template <rules::Notated G>
void check_ends_alone(const G& game, const typename G::Position& p) {
    rules::MoveList<typename G::Move> moves;
    rules::legal_moves(game, p, moves);
    std::map<std::string, std::string> first;
    for (const auto& move : moves) {
        const std::string text = game.move_text(p, move);
        const std::string ends = text.substr(0, 2) + text.substr(text.size() - 2);
        std::string& path = first.try_emplace(ends, text).first->second;
        if (order_of(text) < order_of(path)) path = text;
    }
    for (const auto& [ends, path] : first)
        BOOST_TEST(game.move_text(p, game.read_move(p, ends)) == path);
}

template <rules::Notated G>
void check_diagram(const G& game, const typename G::Position& p) {
    const rules::Diagram diagram = game.diagram(p);
    BOOST_TEST(diagram.files > 0);
    BOOST_TEST(diagram.ranks > 0);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_text)

BOOST_AUTO_TEST_CASE_TEMPLATE(positions_and_moves_survive_their_texts, Family, Families) {
    each_game<Family>(draws, [](const auto& game) {
        const auto played = random_game(game, 11, plies);
        for (const auto& p : played.positions) {
            check_fen(game, p);
            check_diagram(game, p);
            BOOST_TEST_CONTEXT(game.fen(p)) { check_move_texts(game, p); }
        }
    });
}

// A fox that must go on leaping may not stop where two points alone would end.
BOOST_AUTO_TEST_CASE_TEMPLATE(two_ends_alone_mean_the_first_move_with_them, Family,
                              LeapingFamilies) {
    each_game<Family>(draws, [](const auto& game) {
        if (must_leap_on(game)) return;
        for (const auto& p : random_game(game, 16, plies).positions)
            BOOST_TEST_CONTEXT(game.fen(p)) { check_ends_alone(game, p); }
    });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(broken_moves_are_refused_in_one_line, Family, Families) {
    Random random(12);
    each_game<Family>(draws, [&random](const auto& game) {
        const auto played = random_game(game, 13, plies);
        for (std::size_t i = 0; i < played.moves.size(); ++i)
            check_broken_texts(game, played.positions[i], played.moves[i], random);
    });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(broken_positions_are_refused_or_read_as_they_stand, Family,
                              Families) {
    Random random(14);
    each_game<Family>(draws, [&random](const auto& game) {
        const auto played = random_game(game, 15, plies);
        for (const auto& p : played.positions) {
            std::string text = game.fen(p);
            const std::string other = game.fen(played.positions.front());
            text[below(random, text.size())] = other[below(random, other.size())];
            try {
                const auto read = game.read_fen(text);
                const std::string written = game.fen(read);
                BOOST_TEST_CONTEXT(text) {
                    BOOST_TEST(game.fen(game.read_fen(written)) == written);
                    BOOST_TEST(game.key(game.read_fen(written)) == game.key(read));
                }
                BOOST_TEST_CONTEXT(text) { check_move_texts(game, read); }
            } catch (const rules::Fault& fault) {
                BOOST_TEST(std::string(fault.what()).find('\n') == std::string::npos);
            }
        }
    });
}

BOOST_AUTO_TEST_SUITE_END()
