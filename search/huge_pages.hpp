#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
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

/// Bytes that are all 0 at first, on huge pages. Those that are never touched take no memory.
class ZeroedPages {
  public:
    ZeroedPages() = default;
    explicit ZeroedPages(std::size_t size) {
        void* const memory = ::mmap(nullptr, size, PROT_READ | PROT_WRITE,
                                    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) throw std::bad_alloc();
        madvise(memory, size, MADV_HUGEPAGE);
        data_ = {static_cast<std::byte*>(memory), Unmap{size}};
    }

    explicit operator bool() const { return data_ != nullptr; }
    std::byte* data() { return data_.get(); }
    const std::byte* data() const { return data_.get(); }

  private:
    struct Unmap {
        std::size_t size;
        void operator()(std::byte* data) const { ::munmap(data, size); }
    };
    std::unique_ptr<std::byte, Unmap> data_;
};

}  // namespace refskak::search
