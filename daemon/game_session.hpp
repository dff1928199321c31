#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <unordered_map>

#include "daemon/session.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"
#include "rules/game.hpp"
#include "search/evaluation/evaluation.hpp"
#include "search/perft.hpp"
#include "search/pool.hpp"

namespace refskak::daemon {

/// The session of a family: moves between texts and values at this door, and nowhere else.
template <rules::Notated G>
class GameSession final : public Session, private search::Listener<typename G::Move> {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    using Oracle = search::Oracle<G>;
    /// How the family opens its tables; nothing for one that has none.
    using TableOpener = std::function<std::shared_ptr<const Oracle>(
        const G&, const search::tables::TableSettings&, std::vector<std::string>&)>;

    GameSession(G game, search::TranspositionTable& table, TableOpener open_tables = {})
        : game_(std::move(game)),
          evaluation_(game_),
          open_tables_(std::move(open_tables)),
          pool_(game_, evaluation_, table) {
        line_.positions.push_back(game_.start());
    }

    void set_position(const std::optional<std::string>& fen,
                      const std::vector<std::string>& moves) override {
        GameLine line;
        line.positions.push_back(fen ? game_.read_fen(*fen) : game_.start());
        for (const std::string& move : moves) {
            try {
                append(line, move);
            } catch (const rules::Fault& fault) {
                const std::size_t ply = line.positions.size();
                throw IllegalMove("illegal move '" + shown(move) + "' at ply " +
                                      std::to_string(ply) + ": " + fault.what(),
                                  ply);
            }
        }
        line_ = std::move(line);
    }
    void play(const std::string& move) override { append(line_, move); }
    void undo(int count) override {
        const int played = static_cast<int>(line_.moves.size());
        if (count > played)
            throw rules::Fault("cannot take back " + std::to_string(count) + ": only " +
                               std::to_string(played) + " moves were played");
        line_.moves.resize(static_cast<std::size_t>(played - count));
        line_.positions.resize(static_cast<std::size_t>(played - count) + 1);
        line_.forfeited = false;
    }
    void forfeit() override { line_.forfeited = true; }
    void new_game() override { pool_.clear(); }
    std::vector<std::string> use_tables(const search::tables::TableSettings& settings) override {
        std::vector<std::string> complaints;
        if (open_tables_) oracle_ = open_tables_(game_, settings, complaints);
        pool_.consult(oracle_);
        return complaints;
    }

    void go(const search::Limits& limits, const search::SearchOptions& options,
            const std::vector<std::string>& moves, SearchObserver& observer) override {
        std::vector<Move> root_moves = read_moves(moves);
        std::vector<rules::Key> history;
        for (const Position& earlier : line_.positions)
            history.push_back(game_.key(earlier));
        history.pop_back();
        observer_ = &observer;
        pool_.start(position(), std::move(history), limits, options, std::move(root_moves), *this);
    }

    std::string start_fen() const override { return game_.fen(game_.start()); }
    std::string fen() const override { return game_.fen(position()); }
    rules::Side side_to_move() const override { return game_.side_to_move(position()); }
    rules::Side first_side() const override { return game_.side_to_move(game_.start()); }
    bool is_legal(const std::string& move) const override {
        try {
            game_.read_move(position(), move);
            return true;
        } catch (const rules::Fault&) {
            return false;
        }
    }
    std::vector<std::string> moves() const override {
        rules::MoveList<Move> list;
        rules::legal_moves(game_, position(), list);
        std::vector<std::string> texts;
        for (const Move& move : list)
            texts.push_back(game_.move_text(position(), move));
        std::sort(texts.begin(), texts.end());
        return texts;
    }
    std::vector<MoveEffect> move_effects() const override {
        rules::MoveList<Move> list;
        rules::legal_moves(game_, position(), list);
        std::vector<MoveEffect> effects;
        for (const Move& move : list)
            effects.push_back(move_effect(game_.move_text(position(), move), diagram(),
                                          game_.diagram(game_.after(position(), move))));
        return effects;
    }
    rules::Outcome outcome() const override {
        const rules::Key key = game_.key(position());
        const auto same = [&](const Position& earlier) { return game_.key(earlier) == key; };
        const auto occurrences =
            std::count_if(line_.positions.begin(), line_.positions.end(), same);
        return rules::outcome(game_, position(), static_cast<int>(occurrences));
    }
    rules::Outcome result() const override {
        std::unordered_map<rules::Key, int> occurrences;
        for (const Position& p : line_.positions)
            if (const rules::Outcome over = rules::outcome(game_, p, ++occurrences[game_.key(p)]);
                over.decided())
                return over;
        if (line_.forfeited) return rules::win_for(!side_to_move(), rules::End::none);
        return {};
    }
    std::vector<std::string> evaluation() const override {
        std::vector<std::string> lines;
        if (const rules::Outcome over = outcome(); over.decided()) {
            lines.push_back("game over: " + std::string(rules::verdict_name(over.verdict)) + " " +
                            std::string(rules::end_name(over.end)));
            lines.push_back("total 0");
            return lines;
        }
        if (const std::string verdict = table_verdict(); !verdict.empty()) lines.push_back(verdict);
        search::Score total = 0;
        for (const search::Term& term : evaluation_.explain(position())) {
            lines.push_back(term.name + " " + std::to_string(term.value));
            total += term.value;
        }
        lines.push_back("total " + std::to_string(total));
        return lines;
    }
    std::string table_verdict() const override {
        const auto known = oracle_ == nullptr ? std::nullopt : oracle_->judge(position());
        if (!known) return {};
        std::string text = "table " + std::string(rules::verdict_name(known->verdict));
        if (known->distance > 0) text += " distance " + std::to_string(known->distance);
        return text;
    }
    std::vector<std::string> table_faults() const override {
        if (oracle_ == nullptr) return {};
        oracle_->judge(position());
        return oracle_->faults();
    }
    rules::Diagram diagram() const override {
        rules::Diagram picture = game_.diagram(position());
        if (line_.moves.empty()) return picture;
        const rules::Diagram before = game_.diagram(line_.positions[line_.moves.size() - 1]);
        for (std::size_t i = 0; i < picture.cells.size(); ++i)
            picture.cells[i].marked = picture.cells[i].man != before.cells[i].man;
        return picture;
    }
    std::vector<std::string> rules_text() const override { return game_.prose(); }
    std::string last_move() const override {
        if (line_.moves.empty()) return {};
        return game_.move_text(line_.positions[line_.positions.size() - 2], line_.moves.back());
    }
    bool searching() const override { return pool_.searching(); }
    void stop() override { pool_.stop(); }
    bool ponder_hit() override { return pool_.ponder_hit(); }
    void wait() override { pool_.wait(); }

    std::optional<std::uint64_t> perft(
        int depth, const std::vector<std::string>& moves, const std::atomic<bool>& stop,
        const std::function<void(const std::string&, std::uint64_t)>& on_move) const override {
        if (depth == 0) return 1;
        std::vector<Move> list = read_moves(moves);
        if (list.empty()) {
            rules::MoveList<Move> legal;
            rules::legal_moves(game_, position(), legal);
            list.assign(legal.begin(), legal.end());
        }
        std::uint64_t total = 0;
        for (const Move& move : list) {
            const std::uint64_t count =
                search::perft(game_, game_.after(position(), move), depth - 1, stop);
            if (stop) return {};
            on_move(game_.move_text(position(), move), count);
            total += count;
        }
        return total;
    }

  private:
    struct GameLine {
        std::vector<Position> positions;  // one more than moves
        std::vector<Move> moves;
        bool forfeited = false;
    };

    const Position& position() const { return line_.positions.back(); }

    /// Each once, though a text may come twice or a move be written in several ways.
    std::vector<Move> read_moves(const std::vector<std::string>& texts) const {
        std::vector<Move> moves;
        for (const std::string& text : texts) {
            const Move move = game_.read_move(position(), text);
            if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
        }
        return moves;
    }

    void append(GameLine& line, const std::string& text) const {
        const Move move = game_.read_move(line.positions.back(), text);
        const Position next = game_.after(line.positions.back(), move);
        line.positions.push_back(next);
        line.moves.push_back(move);
        line.forfeited = false;
    }

    void on_report(const search::Report<Move>& report) override {
        Info info{
            report.depth, report.selective_depth, report.multipv,  report.score,      report.bound,
            report.nodes, report.milliseconds,    report.hashfull, report.table_hits, {}};
        Position at = position();
        for (const Move& move : report.pv) {
            info.pv.push_back(game_.move_text(at, move));
            at = game_.after(at, move);
        }
        observer_->on_info(info);
    }
    void on_current_move(int depth, const Move& move, int number) override {
        observer_->on_current_move(depth, game_.move_text(position(), move), number);
    }
    void on_result(const search::Result<Move>& result) override {
        std::optional<std::string> best;
        std::optional<std::string> ponder;
        if (result.best) {
            best = game_.move_text(position(), *result.best);
            if (result.ponder)
                ponder = game_.move_text(game_.after(position(), *result.best), *result.ponder);
        }
        observer_->on_best(best, ponder, score_of(result), result.nodes);
    }
    /// The score to tell; of a game that is over, the one its result gives the side to move.
    search::Score score_of(const search::Result<Move>& result) const {
        if (result.best) return result.score;
        const rules::Outcome over = rules::outcome(game_, position(), 1);
        if (over.verdict == rules::Verdict::draw) return 0;
        return rules::is_win_for(over, side_to_move()) ? search::win : -search::win;
    }

    G game_;
    search::Evaluation<G> evaluation_;
    TableOpener open_tables_;
    std::shared_ptr<const Oracle> oracle_;
    GameLine line_;
    SearchObserver* observer_ = nullptr;
    search::Pool<G> pool_;
};

}  // namespace refskak::daemon
