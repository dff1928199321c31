#include "daemon/version.hpp"

namespace refskak::daemon {

std::string engine_name() { return "Refskak " REFSKAK_VERSION; }

std::string version_text() {
    std::string text = engine_name() + "\ncompiled by ";
#if defined(__clang__)
    text += "clang " __clang_version__;
#else
    text += "g++ " __VERSION__;
#endif
    text += "\nprocessor features:";
#if defined(__POPCNT__)
    text += " popcnt";
#endif
#if defined(__BMI2__)
    text += " bmi2";
#endif
#if defined(__AVX2__)
    text += " avx2";
#endif
    return text;
}

std::string missing_features() {
    std::string missing;
#if defined(__POPCNT__) && defined(__x86_64__)
    if (!__builtin_cpu_supports("popcnt")) missing += " popcnt";
#endif
#if defined(__BMI2__) && defined(__x86_64__)
    if (!__builtin_cpu_supports("bmi2")) missing += " bmi2";
#endif
#if defined(__AVX2__) && defined(__x86_64__)
    if (!__builtin_cpu_supports("avx2")) missing += " avx2";
#endif
    return missing;
}

}  // namespace refskak::daemon
