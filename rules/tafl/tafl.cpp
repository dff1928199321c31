#include "rules/tafl/tafl.hpp"

#include "rules/open_start.hpp"
#include "rules/tafl/capture_impl.hpp"
#include "rules/tafl/end_impl.hpp"
#include "rules/tafl/find_impl.hpp"
#include "rules/tafl/move_impl.hpp"
#include "rules/tafl/noisy_impl.hpp"
#include "rules/tafl/text_impl.hpp"

namespace refskak::rules::tafl {

template <int width>
Tafl<width>::Tafl(const Parameters& parameters) : rules_(read_ruleset(parameters)) {
    assert(rules_.width == width);
    build_keys();
    build_sets();
    start_ = given_start(*this, rules_.start);
    require_open_start(*this);
}

template <int width>
void Tafl<width>::build_keys() {
    for (std::size_t kind = 0; kind < keys_.size(); ++kind)
        for (std::size_t i = 0; i < keys_[kind].size(); ++i)
            keys_[kind][i] = zobrist(keys_.size() * i + kind);
}

template <int width>
void Tafl<width>::build_sets() {
    Set middles;  // of the camps: an attacker is safe before them
    if (rules_.camps) {
        const int centre = width / 2;
        for_each_direction([&](auto d) {
            const int inner = Geometry::throne.number + 3 * Geometry::stride(d.value);
            const Set middle =
                Geometry::template step<d.value>(Set(Point{static_cast<std::uint16_t>(inner)}));
            camps_ |= middle | (Geometry::beside(middle) & Geometry::all);
            middles |= middle;
        });
        assert(camps_.count() == 16 && centre == 4);
        static_cast<void>(centre);
    }
    if (rules_.corners_for_king) king_only_ = Geometry::corners;
    escape_points_ = rules_.escape_at_corner ? Geometry::corners : Geometry::edge & ~camps_;
    const Set throne = rules_.throne_hostile ? Geometry::throne_set : Set{};
    hostile_to_attackers_ = king_only_ | (camps_ & ~middles) | throne;
    hostile_to_soldiers_ = king_only_ | camps_ | throne;
    hostile_beside_king_ = rules_.camps ? hostile_to_soldiers_ : king_only_;
    hostile_to_king_ = king_only_ | camps_;
    const Set closed = rules_.throne == ThroneRule::closed ? Geometry::throne_set : Set{};
    closed_to_attackers_ = king_only_ | closed;
    closed_to_soldiers_ = closed_to_attackers_ | camps_;
    closed_to_king_ = camps_ | closed;
}

template class Tafl<5>;
template class Tafl<7>;
template class Tafl<9>;
template class Tafl<11>;
template class Tafl<13>;
template class Tafl<15>;
template class Tafl<17>;
template class Tafl<19>;

}  // namespace refskak::rules::tafl
