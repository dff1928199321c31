#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>
#include <sys/mman.h>

namespace refskak::search {

/// Allocates whole huge pages, where the system has them: what is read at random all over spares
/// most misses in the processor's address cache that way.
template <class T>
struct HugePages {
    using value_type = T;
    static constexpr std::size_t page = std::size_t{1} << 21;

    HugePages() = default;
    template <class U>
    HugePages(const HugePages<U>&) {}

    T* allocate(std::size_t count) {
        const std::size_t bytes = (count * sizeof(T) + page - 1) / page * page;
        void* const memory = std::aligned_alloc(page, bytes);
        if (memory == nullptr) throw std::bad_alloc();
        madvise(memory, bytes, MADV_HUGEPAGE);  // a wish; all is well without
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t) { std::free(memory); }

    friend bool operator==(HugePages, HugePages) { return true; }
};

}  // namespace refskak::search
