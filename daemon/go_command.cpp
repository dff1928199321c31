#include "daemon/go_command.hpp"

#include <algorithm>

#include "daemon/words.hpp"

namespace refskak::daemon {

namespace {

/// Values above this are taken as this: no game or search is longer.
constexpr std::int64_t huge = 1'000'000'000'000;

/// Walks through the words; knows which limits are numbers and what they may be.
class GoReader {
  public:
    GoReader(const std::vector<std::string>& words, std::optional<rules::Side> player_one)
        : words_(words), player_one_(player_one) {}

    GoCommand read() {
        while (at_ < words_.size())
            read_word(lower_case(words_[at_++]));
        const search::Limits& l = command_.limits;
        const bool limited = l.depth || l.nodes || l.movetime || l.use_clock || l.mate;
        if (command_.perft && (limited || l.infinite || l.ponder))
            command_.complaints.emplace_back(
                "go perft: counts to its end, other limits are ignored");
        if (!limited && !l.ponder && !command_.perft) command_.limits.infinite = true;
        return command_;
    }

  private:
    void read_word(const std::string& word) {
        search::Limits& l = command_.limits;
        if (word == "infinite") {
            l.infinite = true;
        } else if (word == "ponder") {
            l.ponder = true;
        } else if (word == "searchmoves") {
            while (at_ < words_.size())
                command_.search_moves.push_back(words_[at_++]);
        } else if (word == "depth") {
            l.depth = static_cast<int>(std::min<std::int64_t>(limit(word), search_depth_cap));
        } else if (word == "nodes") {
            l.nodes = static_cast<std::uint64_t>(limit(word));
        } else if (word == "movetime") {
            l.movetime = limit(word);
        } else if (word == "mate") {
            l.mate = static_cast<int>(std::min<std::int64_t>(limit(word), search_depth_cap));
        } else if (word == "perft") {
            command_.perft = perft_depth(word);
        } else {
            read_clock(word);
        }
    }

    void read_clock(const std::string& word) {
        search::Limits& l = command_.limits;
        if (const auto clock = clock_named(word)) {
            l.use_clock = true;
            search::Clock& its = l.clocks[clock->side];
            if (clock->is_time)
                its.time = number(word, 0);
            else
                its.increment = std::max<std::int64_t>(0, number(word, 0));
        } else if (word == "movestogo") {
            l.moves_to_go =
                static_cast<int>(std::clamp<std::int64_t>(number(word, 0), 0, 1'000'000));
        } else {
            command_.complaints.push_back("go: '" + shown(word) +
                                          "' is not understood and ignored");
        }
    }

    struct ClockWord {
        rules::Side side;
        bool is_time;  // or its increment
    };

    /// What `wtime`, `binc` or, where players are numbered, `p1time` stands for.
    std::optional<ClockWord> clock_named(std::string_view word) const {
        const auto of = [&](std::string_view owner, rules::Side side) -> std::optional<ClockWord> {
            if (!word.starts_with(owner)) return {};
            const std::string_view rest = word.substr(owner.size());
            if (rest != "time" && rest != "inc") return {};
            return ClockWord{side, rest == "time"};
        };
        if (const auto white = of("w", rules::Side::white)) return white;
        if (const auto black = of("b", rules::Side::black)) return black;
        if (!player_one_) return {};
        const auto first = of("p1", *player_one_);
        return first ? first : of("p2", !*player_one_);
    }

    /// A limit of at least 1.
    std::int64_t limit(const std::string& word) {
        const std::int64_t value = number(word, 1);
        if (value >= 1) return value;
        command_.complaints.push_back("go " + word + ": '" + std::to_string(value) +
                                      "' is below 1, 1 is taken");
        return 1;
    }

    int perft_depth(const std::string& word) {
        const std::int64_t value = number(word, 0);
        if (value >= 0 && value <= deepest_perft) return static_cast<int>(value);
        command_.complaints.push_back("go " + word + ": '" + std::to_string(value) +
                                      "' is no depth from 0 to " + std::to_string(deepest_perft) +
                                      ", 0 is taken");
        return 0;
    }

    std::int64_t number(const std::string& word, std::int64_t smallest) {
        const std::optional<std::int64_t> value =
            at_ < words_.size() ? read_integer(words_[at_]) : std::nullopt;
        if (!value) {
            const bool has_word = at_ < words_.size();
            command_.complaints.push_back(
                "go " + word +
                (has_word ? ": '" + shown(words_[at_]) + "' is no number" : ": no value") + ", " +
                std::to_string(smallest) + " is taken");
            // A faulty value is used up, unless it is the name of the next limit.
            if (has_word && !is_limit(lower_case(words_[at_]))) ++at_;
            return smallest;
        }
        ++at_;
        return std::clamp(*value, -huge, huge);
    }

    bool is_limit(const std::string& word) const {
        static const std::vector<std::string> names{"depth",    "nodes",  "movetime",
                                                    "mate",     "perft",  "movestogo",
                                                    "infinite", "ponder", "searchmoves"};
        return clock_named(word) || std::find(names.begin(), names.end(), word) != names.end();
    }

    static constexpr std::int64_t search_depth_cap = 10'000;

    const std::vector<std::string>& words_;
    std::optional<rules::Side> player_one_;
    std::size_t at_ = 0;
    GoCommand command_;
};

}  // namespace

GoCommand read_go(const std::vector<std::string>& words, std::optional<rules::Side> player_one) {
    return GoReader(words, player_one).read();
}

}  // namespace refskak::daemon
