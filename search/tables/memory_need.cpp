#include "search/tables/memory_need.hpp"

namespace refskak::search::tables {

namespace {

/// Of one plane: a set of places of the foxes for each goose set.
std::uint64_t plane_size(const Men& men, const GooseSets& sets) {
    const CellFormat format = CellFormat::of(men.rows().points(), sets.geese());
    return sets.size() * men.cells(sets.geese()) * static_cast<std::uint64_t>(format.bytes);
}

}  // namespace

std::uint64_t memory_need(const Men& men, int geese, Wanted wanted, bool alone) {
    const std::uint64_t sides = men.has_circles() ? 2 : 1;
    const GooseSets sets(men.rows(), geese);
    std::uint64_t bytes = 2 * sides * plane_size(men, sets);  // White to move, and Black to move
    if (!alone) bytes += sides * plane_size(men, GooseSets(men.rows(), geese - 1));
    if (men.can_retreat()) bytes += sets.size() / 4;  // marks
    if (wanted.distances && men.keeps_distances())
        bytes += sets.size() * static_cast<std::uint64_t>(men.rows().points() - geese);
    return bytes;
}

std::string gibibytes(std::uint64_t bytes) {
    const std::uint64_t tenths = (bytes * 10 + (std::uint64_t{1} << 30) - 1) >> 30;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " GiB";
}

}  // namespace refskak::search::tables
