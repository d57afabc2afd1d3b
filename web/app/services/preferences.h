#pragma once
// Settings as a service: a choice is stored at once, and a language is used when its words have
// arrived.

#include <string_view>

#include "web/app/page/from_page.h"
#include "web/app/page/to_page.h"
#include "web/app/storage/settings.h"
#include "web/app/storage/store.h"

namespace tablee::app {

class Preferences {
 public:
  Preferences(Settings& settings, Store& store, ToPage& page)
      : settings_(settings), store_(store), page_(page) {}

  // Reads the stored settings, and those that the address or the embedding page asks for during
  // this visit.
  void start(const StartSaid& said);
  // By the words that are stored: "lang" to "de", "sound" to "0".
  void set(std::string_view what, std::string_view to);
  // Words of that language have arrived. True if it is used from now on.
  bool words_came(std::string_view code);

 private:
  void ask_words(text::Language language);

  Settings& settings_;
  Store& store_;
  ToPage& page_;
  text::Language wanted_ = text::kLanguages[0];  // requested, or in use
};

}  // namespace tablee::app
