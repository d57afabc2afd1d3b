// Settings as a visit begins.

#include "web/app/services/preferences.h"

namespace tablee::app {

void Preferences::start(const StartSaid& said) {
  // Until a size is stored, text is as large as the browser's own.
  change_setting(settings_, "text", said.text);
  const int usual_text = settings_.text_percent;
  if (const std::string* stored = store_.find(kSettingsKey)) settings_ = read_settings(*stored);
  settings_.usual_text_percent = usual_text;
  const text::Language given = text::language_of(said.lang);
  // An address may ask for a language, and the page around ours for its colours: for this visit.
  if (!settings_.language_chosen || said.lang_asked) settings_.language = given;
  change_setting(settings_, "theme", said.theme);
  if (text::has_words(settings_.language)) return;
  ask_words(settings_.language);
  settings_.language = given;
}

}  // namespace tablee::app
