#pragma once
// What columns and games are called in all languages, as the page hands it over
// (web/page/js/extra/pick.js): read from the words' own files.

#include <fstream>
#include <string>

#include "table/sheet_words.h"
#include "tests/checkout.h"
#include "text/text.h"

namespace tablee::test {

inline std::string sheet_names() {
  std::string pack;
  for (const text::Language language : text::kLanguages)
    for (const std::string folder :
         {"assets/words/", "engine/games/nimmt/words/", "engine/games/nothanks/words/"}) {
      std::ifstream file(checkout() / (folder + std::string(text::code(language)) + ".txt"));
      for (std::string line; std::getline(file, line);)
        if (line.starts_with("spreadsheet.") || line.starts_with("game."))
          pack += line.replace(line.find(" = "), 3, "\t") + "\t";
    }
  return pack;
}

inline const SheetWords& all_words() {
  static const SheetWords words(sheet_names());
  return words;
}

}  // namespace tablee::test
