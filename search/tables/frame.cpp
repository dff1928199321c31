#include "search/tables/frame.hpp"

#include <memory>
#include <new>
#include <string>
#include <zstd.h>

#include "rules/fault.hpp"

namespace refskak::search::tables {

namespace {

constexpr int level = 3;

struct Free {
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
};

}  // namespace

std::vector<std::byte> pack_frame(std::span<const std::byte> bytes) {
    const std::unique_ptr<ZSTD_CCtx, Free> context(ZSTD_createCCtx());
    if (context == nullptr) throw std::bad_alloc();
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, level);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
    std::vector<std::byte> frame(ZSTD_compressBound(bytes.size()));
    const std::size_t size =
        ZSTD_compress2(context.get(), frame.data(), frame.size(), bytes.data(), bytes.size());
    if (ZSTD_isError(size)) throw rules::Fault(ZSTD_getErrorName(size));
    frame.resize(size);
    return frame;
}

std::vector<std::byte> unpack_frame(std::span<const std::byte> frame, std::size_t most) {
    const unsigned long long size = ZSTD_getFrameContentSize(frame.data(), frame.size());
    if (size == ZSTD_CONTENTSIZE_ERROR || size == ZSTD_CONTENTSIZE_UNKNOWN || size > most)
        throw rules::Fault("the table is damaged");
    std::vector<std::byte> bytes(static_cast<std::size_t>(size));
    const std::size_t got = ZSTD_decompress(bytes.data(), bytes.size(), frame.data(), frame.size());
    if (ZSTD_isError(got) || got != size)
        throw rules::Fault(std::string("the table is damaged: ") +
                           (ZSTD_isError(got) ? ZSTD_getErrorName(got) : "a block is too short"));
    return bytes;
}

}  // namespace refskak::search::tables
