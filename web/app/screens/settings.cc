// Settings.

#include "version.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/services/keys.h"

namespace tablee::app {
namespace {

std::vector<Option> options_of(std::span<const std::string_view> names, std::string_view family,
                               std::size_t on) {
  std::vector<Option> options;
  for (std::size_t i = 0; i < names.size(); ++i)
    options.push_back({std::string(names[i]), msg_family(family, names[i]), i == on});
  return options;
}

// What happens to matches and sheets on this device, said plainly.
void add_keeping(const Model& m, Items& items) {
  items.push_back(heading("keeping.title", msg("keeping.title"), 2));
  items.push_back(text_line("keeping", m.keeping == Keeping::memory  ? msg("app.not_kept")
                                       : m.keeping == Keeping::full  ? msg("app.full")
                                       : m.promised == Promised::yes ? msg("keeping.promised")
                                                                     : msg("keeping.unsure")));
  items.push_back(toggle("make_room", msg("keeping.make_room"), "set make_room",
                         m.settings.make_room, msg("keeping.make_room_about")));
  if (m.promised == Promised::no)
    items.push_back(button("keeping.ask", msg("keeping.ask"), "promise"));
  items.push_back(button("backup", msg("keeping.backup"), "open backup"));
}

// To the usual ones, or back to what they were before that.
bool reset(Model& m, Voice&, std::string_view verb, std::string_view) {
  auto& before = m.path.here<SettingsUi>()->before;
  if (verb == "settings_reset") {
    before = m.settings;
    m.settings = usual_settings(m.settings);
  } else if (verb == "settings_restore") {
    if (!before) return true;
    const text::Language now = m.settings.language;
    m.settings = *before;
    m.settings.language = now;
    before.reset();
  } else {
    return false;
  }
  m.store.put(kSettingsKey, write_settings(m.settings));
  return true;
}

Items settings_items(const Model& m) {
  const Settings& s = m.settings;
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("settings.title"), 1));
  std::vector<Option> languages;
  for (const text::Language language : text::kLanguages)
    languages.push_back({std::string(text::code(language)),
                         msg_family("language.", text::code(language)), s.language == language});
  add_choices(items, ids::kLang, msg("settings.language"), "set lang", languages);
  add_choices(items, "theme", msg("settings.theme"), "set theme",
              options_of(kThemeNames, "theme.", static_cast<std::size_t>(s.theme)));
  std::vector<Option> sizes;
  for (const int percent : kTextPercents)
    sizes.push_back({std::to_string(percent), msg("settings.percent").with("percent", percent),
                     s.text_percent == percent});
  add_choices(items, "text", msg("settings.text"), "set text", sizes);
  add_choices(items, "speed", msg("settings.speed"), "set speed",
              options_of(kSpeedNames, "speed.", static_cast<std::size_t>(s.speed)));
  add_choices(items, "motion", msg("settings.motion"), "set motion",
              options_of(kMotionNames, "motion.", static_cast<std::size_t>(s.motion)));
  if (!m.embedded) {
    items.push_back(toggle(ids::kSound, msg("settings.sound"), "set sound", s.sound));
    if (s.sound)
      add_choices(items, "volume", msg("settings.volume"), "set volume",
                  options_of(kVolumeNames, "volume.", static_cast<std::size_t>(s.volume)));
    items.push_back(toggle("haptics", msg("settings.haptics"), "set haptics", s.haptics,
                           msg("settings.haptics_about")));
  }
  items.push_back(toggle("remarks", msg("settings.remarks"), "set remarks", s.remarks,
                         msg("settings.remarks_about")));
  items.push_back(toggle("one_tap", msg("settings.one_tap"), "set one_tap", s.one_tap,
                         msg("settings.one_tap_about")));
  items.push_back(
      toggle("left_handed", msg("settings.left_handed"), "set left_handed", s.left_handed));
  items.push_back(toggle("tracker", msg("settings.tracker"), "set tracker", s.tracker,
                         msg("settings.tracker_about")));
  add_choices(items, "view", msg("settings.view"), "set view",
              options_of(kViewNames, "view.", static_cast<std::size_t>(s.view)));
  add_choices(items, "voice", msg("settings.voice"), "set voice",
              options_of(kVoiceNames, "voice.", static_cast<std::size_t>(s.voice)));
  items.push_back(toggle("keys", msg("settings.keys"), "set keys", s.keys, keys_text()));
  items.push_back(toggle("braille", msg("settings.braille"), "set braille", s.braille));
  add_choices(items, "notation", msg("settings.notation"), "set notation",
              {{"antoine", msg("settings.notation_antoine"), s.antoine()},
               {"international", msg("settings.notation_international"), !s.antoine()}});
  items.push_back(button("braille.labels", msg("settings.labels"),
                         "open braille ." + std::string(notation_name(s))));
  if (m.path.here<SettingsUi>()->before)
    items.push_back(button("settings.restore", msg("settings.restore"), "settings_restore"));
  else if (write_settings(s) != write_settings(usual_settings(s)))
    items.push_back(button("settings.reset", msg("settings.reset"), "settings_reset"));
  add_keeping(m, items);
  items.push_back(button("licences", msg("settings.licences"), "open licences"));
  items.push_back(
      text_line("version", msg("settings.version").with_text("version", std::string(kVersion))));
  return items;
}

}  // namespace

constinit const Screen settings_screen{.name = "settings",
                                       .items = settings_items,
                                       .ui = fresh<SettingsUi>,
                                       .act = reset,
                                       .by_name = true};

}  // namespace tablee::app
