// Settings as a visit begins.

#include "web/app/services/preferences.h"

namespace tablee::app {

void Preferences::start(const StartSaid& said) {
  if (const std::string* kept = store_.find(kSettingsKey)) settings_ = read_settings(*kept);
  const text::Language given = text::language_of(said.lang);
  // An address may ask for a language, and the page around ours for its colours: for this visit.
  if (!settings_.language_chosen || said.lang_asked) settings_.language = given;
  change_setting(settings_, "theme", said.theme);
  if (text::has_words(settings_.language)) return;
  ask_words(settings_.language);
  settings_.language = given;
}

}  // namespace tablee::app
