#include "web/app/services/preferences.h"

#include "core/scan.h"

namespace tablee::app {

void Preferences::start(const StartSaid& said) {
  // Until a size is kept, text is as large as the reader's browser writes.
  change_setting(settings_, "text", said.text);
  const int usual_text = settings_.text_percent;
  if (const std::string* kept = store_.find(kSettingsKey)) settings_ = read_settings(*kept);
  settings_.usual_text_percent = usual_text;
  const text::Language given = text::language_of(said.lang);
  // An address may ask for a language, and the page around ours for its colours: for this visit.
  if (!settings_.language_chosen || said.lang_asked) settings_.language = given;
  change_setting(settings_, "theme", said.theme);
  if (text::has_words(settings_.language)) return;
  ask_words(settings_.language);
  settings_.language = given;
}

void Preferences::set(std::string_view rest) {
  Scan words(rest);
  const std::string_view what = words.word();
  Settings changed = settings_;
  if (!change_setting(changed, what, words.rest())) return;
  store_.put(kSettingsKey, write_settings(changed));
  if (!text::has_words(changed.language)) {
    ask_words(changed.language);
    changed.language = settings_.language;
  } else {
    wanted_ = changed.language;
  }
  settings_ = changed;
}

void Preferences::ask_words(text::Language language) {
  wanted_ = language;
  page_.words(text::code(language));
}

bool Preferences::words_came(std::string_view code) {
  const text::Language language = text::language_of(code);
  if (language != wanted_ || !text::has_words(language)) return false;
  settings_.language = language;
  settings_.language_chosen = true;
  store_.put(kSettingsKey, write_settings(settings_));
  return true;
}

}  // namespace tablee::app
