#include "tests/app/stored_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/checkout.h"

namespace tablee::test {

std::vector<std::string> stored_files() {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(checkout() / "tests/stored"))
    if (entry.path().extension() == ".json") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> texts;
  for (const auto& path : paths) {
    std::ifstream file(path);
    texts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return texts;
}

}  // namespace tablee::test
