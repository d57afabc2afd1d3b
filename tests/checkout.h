// Where the project lies, for what tests read of it. No definition says it: every checkout compiles
// to the same bytes, and a compiler cache shares them.
#ifndef TABLEE_TESTS_CHECKOUT_H_
#define TABLEE_TESTS_CHECKOUT_H_

#include <filesystem>
#include <stdexcept>

namespace tablee::test {

// The nearest folder, from the working folder up, that has the project's presets. Throws
// std::runtime_error outside of it.
inline std::filesystem::path checkout() {
  for (auto folder = std::filesystem::current_path();; folder = folder.parent_path()) {
    if (std::filesystem::exists(folder / "CMakePresets.json")) return folder;
    if (folder == folder.parent_path())
      throw std::runtime_error("tablee_tests must be run inside its checkout");
  }
}

}  // namespace tablee::test

#endif  // TABLEE_TESTS_CHECKOUT_H_
