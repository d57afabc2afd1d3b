#include "web/app/services/preferences.h"

namespace tablee::app {

void Preferences::set(std::string_view what, std::string_view to) {
  Settings changed = settings_;
  if (!change_setting(changed, what, to)) return;
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
