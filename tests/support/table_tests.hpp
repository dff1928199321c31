#pragma once

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "rules/game.hpp"
#include "rules/variant.hpp"
#include "tests/support/instrumented.hpp"

/// Runs the rows of tests/data/perft.tsv and positions.tsv that belong to one game class.
namespace refskak::tests {

using Row = std::vector<std::string>;

/// The rows of a table of tests/data, without comments.
inline std::vector<Row> table_rows(const std::string& file) {
    std::ifstream in(std::string(TEST_DATA "/") + file);
    BOOST_REQUIRE_MESSAGE(in, "cannot read " << file);
    std::vector<Row> rows;
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line[0] != '#') rows.push_back(rules::split_list(line, '\t'));
    return rows;
}

template <rules::Game G>
std::uint64_t perft(const G& game, const typename G::Position& p, int depth) {
    if (depth == 0) return 1;
    if (game.decided(p).decided()) return 0;
    if (depth == 1) return game.count_moves(p);
    rules::MoveList<typename G::Move> list;
    game.generate(p, list);
    std::uint64_t total = 0;
    for (const auto& move : list)
        total += perft(game, game.after(p, move), depth - 1);
    return total;
}

/// The game that a table's variant column names, or nothing when its preset is not among
/// `presets`. Rows of one variant follow each other, so the last game is kept.
template <rules::Notated G>
class GameOfRow {
  public:
    explicit GameOfRow(const std::vector<rules::Variant>& presets) : presets_(presets) {}

    const G* find(const std::string& text) {
        if (text == text_) return game_.get();
        text_ = text;
        game_.reset();
        const rules::VariantText variant = rules::read_variant_text(text);
        for (const rules::Variant& preset : presets_)
            if (preset.name == variant.name)
                game_ = std::make_unique<G>(rules::derive(preset, variant.changes).parameters);
        return game_.get();
    }

  private:
    std::vector<rules::Variant> presets_;
    std::string text_;
    std::unique_ptr<G> game_;
};

/// Instruments slow everything down: with them, the longest counts are left to plain builds.
inline bool is_too_long(const Row& row) {
    constexpr std::uint64_t most = 200'000;
    return instrumented() && std::stoull(row.at(3)) > most;
}

/// A row of perft.tsv: variant, FEN or startpos, depth, count.
template <rules::Notated G>
void check_perft_row(const G& game, const Row& row) {
    const auto p = row.at(1) == "startpos" ? game.start() : game.read_fen(row[1]);
    const std::uint64_t count = perft(game, p, std::stoi(row.at(2)));
    BOOST_CHECK_MESSAGE(count == std::stoull(row.at(3)), row[0] << ' ' << row[1] << " depth "
                                                                << row[2] << ": " << count
                                                                << " instead of " << row[3]);
}

template <rules::Notated G>
void check_perft_rows(const std::vector<rules::Variant>& presets) {
    GameOfRow<G> games(presets);
    int checked = 0;
    for (const Row& row : table_rows("perft.tsv")) {
        const G* game = games.find(row.at(0));
        if (game == nullptr || is_too_long(row)) continue;
        check_perft_row(*game, row);
        ++checked;
    }
    BOOST_TEST(checked > 0);
}

/// As `status` says it.
inline std::string outcome_text(rules::Outcome outcome) {
    std::string text(rules::verdict_name(outcome.verdict));
    if (outcome.decided()) text.append(1, ' ').append(rules::end_name(outcome.end));
    return text;
}

template <rules::Notated G>
std::string status_text(const G& game, const typename G::Position& p) {
    return outcome_text(rules::outcome(game, p, 1));
}

/// The legal moves as sorted texts; checks on the way that each text reads back as its move.
template <rules::Notated G>
std::string moves_text(const G& game, const typename G::Position& p) {
    rules::MoveList<typename G::Move> list;
    rules::legal_moves(game, p, list);
    std::vector<std::string> texts;
    for (const auto& move : list) {
        texts.push_back(game.move_text(p, move));
        BOOST_CHECK_MESSAGE(game.read_move(p, texts.back()) == move, texts.back());
        const auto next = game.after(p, move);
        const auto read = game.read_fen(game.fen(next));
        BOOST_CHECK_MESSAGE(game.key(read) == game.key(next), texts.back());
    }
    if (!game.decided(p).decided()) BOOST_TEST(game.count_moves(p) == list.size());
    std::sort(texts.begin(), texts.end());
    std::string result;
    for (const std::string& text : texts)
        result += (result.empty() ? "" : " ") + text;
    return result;
}

/// A row of positions.tsv: variant, FEN, status and the legal moves.
template <rules::Notated G>
void check_position_row(const G& game, const Row& row) {
    BOOST_TEST_CONTEXT(row.at(0) << ' ' << row.at(1)) {
        const auto p = game.read_fen(row[1]);
        BOOST_TEST(game.fen(p) == row[1]);
        BOOST_TEST(status_text(game, p) == row.at(2));
        BOOST_TEST(moves_text(game, p) == (row.size() > 3 ? row[3] : ""));
    }
}

template <rules::Notated G>
void check_position_rows(const std::vector<rules::Variant>& presets) {
    GameOfRow<G> games(presets);
    int checked = 0;
    for (const Row& row : table_rows("positions.tsv")) {
        const G* game = games.find(row.at(0));
        if (game == nullptr) continue;
        check_position_row(*game, row);
        ++checked;
    }
    BOOST_TEST(checked > 0);
}

}  // namespace refskak::tests
