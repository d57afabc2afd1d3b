#pragma once
// What devices hold since versions of before (tests/stored).

#include <string>
#include <vector>

namespace tablee::test {

// Each file's text, the oldest version first.
std::vector<std::string> kept_files();

}  // namespace tablee::test
