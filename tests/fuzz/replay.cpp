// Runs a target on files instead of on what libFuzzer makes up.

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "input.hpp"

int main(int count, char** names) {
    int done = 0;
    for (int i = 1; i < count; ++i) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(names[i])) {
            if (!entry.is_regular_file()) continue;
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string text((std::istreambuf_iterator<char>(file)), {});
            std::cerr << entry.path() << '\n';  // the last one named is the one that breaks it
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
            ++done;
        }
    }
    return done == 0 ? 1 : 0;
}
