// Settings, and the language they are in.

#include "core/scan.h"
#include "web/app/app.h"

namespace tablee::app {

// "lang de", "sound 0": kept at once; a language is spoken when its words are there.
void App::set(std::string_view rest) {
  Scan words(rest);
  const std::string_view what = words.word();
  Settings changed = model_.settings;
  if (!change_setting(changed, what, words.rest())) return;
  model_.store.put(kSettingsKey, write_settings(changed));
  if (!text::has_words(changed.language)) {
    ask_words(changed.language);
    changed.language = model_.settings.language;
  } else {
    wanted_language_ = changed.language;
  }
  model_.settings = changed;
}

void App::ask_words(text::Language language) {
  wanted_language_ = language;
  page_.words(text::code(language));
}

void App::words_came(std::string_view code) {
  const text::Language language = text::language_of(code);
  if (language != wanted_language_ || !text::has_words(language)) return;
  model_.settings.language = language;
  model_.settings.language_chosen = true;
  model_.store.put(kSettingsKey, write_settings(model_.settings));
  settle();
}

void App::promise() {
  model_.asked_promise = true;
  page_.promise(true);
}

}  // namespace tablee::app
