#pragma once

namespace refskak::search {

/// What a search does. A type and no flag, so that playing pays nothing for it.
struct Selective {
    // Prunes, reduces, extends, and goes on until a position is quiet.
    static constexpr bool selects = true;
    static constexpr bool remembers = true;  // believes the table
};

/// Looks at every move to the same depth and judges there: alpha-beta and nothing else, which must
/// come to what plain minimax does.
template <bool with_table>
struct Exhaustive {
    static constexpr bool selects = false;
    static constexpr bool remembers = with_table;
};

}  // namespace refskak::search
