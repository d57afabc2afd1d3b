// Read from the app's source: what is added is found as well.
#include "tests/app/verbs.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "tests/checkout.h"

namespace tablee::test {

std::vector<std::string> app_verbs() {
  std::set<std::string> verbs;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(checkout() / "web/app")) {
    if (entry.path().extension() != ".cc") continue;
    std::ifstream file(entry.path());
    const std::string source(std::istreambuf_iterator<char>(file), {});
    for (const std::string compared : {"verb == \"", "verb != \""}) {
      for (auto at = source.find(compared); at != std::string::npos;
           at = source.find(compared, at + 1)) {
        const auto from = at + compared.size();
        verbs.insert(source.substr(from, source.find('"', from) - from));
      }
    }
    // Those of a table: {"command", &App::command}.
    const std::string handler = "\", &App::";
    for (auto at = source.find(handler); at != std::string::npos;
         at = source.find(handler, at + 1)) {
      const auto from = source.rfind('"', at - 1) + 1;
      verbs.insert(source.substr(from, at - from));
    }
  }
  return {verbs.begin(), verbs.end()};
}

}  // namespace tablee::test
