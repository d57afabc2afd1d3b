// Settings.

#include "version.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/services/keys.h"

namespace tablee::app {
namespace {

// One of the settings that are stored by that word, as a choice among these names.
void add_setting(Items& items, const std::string& key, Message label,
                 std::span<const std::string_view> names, std::string_view family, std::size_t on) {
  std::vector<Option> options;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string name(names[i]);
    options.push_back({name, msg_family(family, name), i == on, {Verb::set, key, name}});
  }
  add_choices(items, key, std::move(label), options);
}

// The same among numbers, which `text` says.
void add_numbers(Items& items, const std::string& key, Message label, std::span<const int> numbers,
                 const Message& text, int on) {
  std::vector<Option> options;
  for (const int each : numbers) {
    const std::string name = std::to_string(each);
    options.push_back(
        {name, Message(text).with("number", each), each == on, {Verb::set, key, name}});
  }
  add_choices(items, key, std::move(label), options);
}

// One that is on or off.
Item switched(const std::string& key, Message text, bool on, Message about = {}) {
  return toggle(key, std::move(text), {Verb::set, key, on ? "0" : "1"}, on, std::move(about));
}

// Explains what happens to matches and sheets on this device.
void add_keeping(const Model& m, Items& items) {
  items.push_back(heading("keeping.title", msg("keeping.title"), 2));
  items.push_back(text_line("keeping", m.storage_status == StorageStatus::memory
                                           ? msg("app.not_kept")
                                       : m.storage_status == StorageStatus::full ? msg("app.full")
                                       : m.promised == Promised::yes ? msg("keeping.promised")
                                                                     : msg("keeping.unsure")));
  if (m.storage_status != StorageStatus::memory)
    items.push_back(text_line(
        "keeping.used", m.storage_used > 0 ? msg("keeping.used").with("percent", m.storage_used)
                                           : msg("keeping.used_little")));
  if (m.apart) items.push_back(text_line("keeping.apart", msg("app.apart")));
  items.push_back(switched("make_room", msg("keeping.make_room"), m.settings.make_room,
                           msg("keeping.make_room_about")));
  if (m.promised == Promised::no)
    items.push_back(button("keeping.ask", msg("keeping.ask"), Verb::promise));
  items.push_back(button("backup", msg("keeping.backup"), {Verb::open, "backup"}));
}

// To the usual ones, or back to what they were before that.
bool reset(Model& m, Voice&, const Action& action) {
  auto& before = m.path.here<SettingsUi>()->before;
  if (action.verb == Verb::settings_reset) {
    before = m.settings;
    m.settings = usual_settings(m.settings);
  } else if (action.verb == Verb::settings_restore) {
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

void add_look(const Settings& s, Items& items) {
  items.push_back(heading("settings.look", msg("settings.group_look"), 2));
  std::vector<Option> languages;
  for (const text::Language language : text::kLanguages)
    languages.push_back({std::string(text::code(language)),
                         msg_family("language.", text::code(language)),
                         s.language == language,
                         {Verb::set, ids::kLang, std::string(text::code(language))}});
  add_choices(items, ids::kLang, msg("settings.language"), languages);
  add_setting(items, "theme", msg("settings.theme"), kThemeNames, "theme.", index_of(s.theme));
  add_numbers(items, "text", msg("settings.text"), kTextPercents, msg("settings.percent"),
              s.text_percent);
  add_setting(items, "motion", msg("settings.motion"), kMotionNames, "motion.", index_of(s.motion));
  add_setting(items, "view", msg("settings.view"), kViewNames, "view.", index_of(s.view));
  items.push_back(switched("spaced", msg("settings.spaced"), s.spaced, msg("settings.in_text")));
  items.push_back(
      switched("plain_type", msg("settings.plain_type"), s.plain_type, msg("settings.in_text")));
}

void add_play(const Settings& s, Items& items) {
  items.push_back(heading("settings.play", msg("settings.group_play"), 2));
  add_setting(items, "speed", msg("settings.speed"), kSpeedNames, "speed.", index_of(s.speed));
  items.push_back(
      switched("one_tap", msg("settings.one_tap"), s.one_tap, msg("settings.one_tap_about")));
  items.push_back(switched("left_handed", msg("settings.left_handed"), s.left_handed));
  items.push_back(
      switched("tracker", msg("settings.tracker"), s.tracker, msg("settings.tracker_about")));
  items.push_back(
      switched("remarks", msg("settings.remarks"), s.remarks, msg("settings.remarks_about")));
}

// For people who press with difficulty.
void add_pressing(const Settings& s, Items& items) {
  items.push_back(heading("settings.pressing", msg("settings.group_pressing"), 2));
  add_setting(items, "confirm", msg("settings.confirm"), kConfirmNames, "confirm.",
              index_of(s.confirm));
  add_setting(items, "scan", msg("settings.scan"), kScanNames, "scan.", index_of(s.scan));
  if (s.scan == ScanChoice::off) return;
  items.push_back(text_line("scan.about", s.scan == ScanChoice::one ? msg("settings.scan_one")
                                                                    : msg("settings.scan_two")));
  if (s.scan == ScanChoice::one)
    add_numbers(items, "pace", msg("settings.pace"), kPaces, msg("settings.seconds"), s.pace);
}

void add_sound(const Settings& s, Items& items) {
  items.push_back(heading("settings.sound", msg("settings.group_sound"), 2));
  items.push_back(switched(ids::kSound, msg("settings.sound"), s.sound));
  if (s.sound)
    add_setting(items, "volume", msg("settings.volume"), kVolumeNames, "volume.",
                index_of(s.volume));
  items.push_back(
      switched("captions", msg("settings.captions"), s.captions, msg("settings.captions_about")));
  items.push_back(
      switched("haptics", msg("settings.haptics"), s.haptics, msg("settings.haptics_about")));
}

// For users who listen or read with their fingers.
void add_reading(const Settings& s, Items& items) {
  items.push_back(heading("settings.reading", msg("settings.group_reading"), 2));
  add_setting(items, "voice", msg("settings.voice"), kVoiceNames, "voice.", index_of(s.voice));
  items.push_back(switched(
      "keys", msg("settings.keys"), s.keys,
      msg("settings.keys_about").with_text("help", letter_of(letters_of(s), Asked::help))));
  if (s.keys) items.push_back(button("letters", msg("settings.letters"), {Verb::go, "letters"}));
  items.push_back(switched("braille", msg("settings.braille"), s.braille));
  const auto notation = [](std::string name, Message text, bool on) {
    Action choose(Verb::set, "notation", name);
    return Option{std::move(name), std::move(text), on, std::move(choose)};
  };
  add_choices(items, "notation", msg("settings.notation"),
              {notation("antoine", msg("settings.notation_antoine"), s.antoine()),
               notation("international", msg("settings.notation_international"), !s.antoine())});
  items.push_back(button("braille.labels", msg("settings.labels"),
                         {Verb::open, "braille ." + std::string(notation_name(s))}));
}

Items settings_items(const Model& m) {
  const Settings& s = m.settings;
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("settings.title"), 1));
  add_look(s, items);
  add_play(s, items);
  add_pressing(s, items);
  if (!m.embedded) add_sound(s, items);
  add_reading(s, items);
  if (m.path.here<SettingsUi>()->before)
    items.push_back(button("settings.restore", msg("settings.restore"), Verb::settings_restore));
  else if (write_settings(s) != write_settings(usual_settings(s)))
    items.push_back(button("settings.reset", msg("settings.reset"), Verb::settings_reset));
  add_keeping(m, items);
  items.push_back(button("licences", msg("settings.licences"), {Verb::open, "licences"}));
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
