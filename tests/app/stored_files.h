#pragma once
// Stored data of earlier versions (tests/stored).

#include <string>
#include <vector>

namespace tablee::test {

// Each file's text, the oldest version first.
std::vector<std::string> stored_files();

}  // namespace tablee::test
