#pragma once
// What columns and games are called in the three languages, as the page hands it over
// (web/page/js/extra/pick.js): read from the words' own files.

#include <fstream>
#include <string>

#include "table/sheet_words.h"
#include "tests/checkout.h"

namespace tablee::test {

inline std::string sheet_names() {
  std::string pack;
  for (const std::string language : {"fr", "en", "de"})
    for (const std::string room :
         {"assets/words/", "engine/games/nimmt/words/", "engine/games/nothanks/words/"}) {
      std::ifstream file(checkout() / (room + language + ".txt"));
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
