#include "web/app/storage/settings.h"

#include <algorithm>
#include <iterator>

#include "core/enum_index.h"
#include "core/json.h"
#include "web/app/storage/letters.h"

namespace tablee::app {
namespace {

// What the first version wrote in place of `view`.
constexpr std::string_view kTextMode = "text_mode";

template <class Enum, std::size_t N>
bool pick(Enum& out, const std::string_view (&names)[N], std::string_view value) {
  const auto found = std::find(std::begin(names), std::end(names), value);
  if (found == std::end(names)) return false;
  out = static_cast<Enum>(found - std::begin(names));
  return true;
}

template <std::size_t N>
bool number(int& out, const int (&allowed)[N], std::string_view value) {
  for (const int each : allowed) {
    if (std::to_string(each) != value) continue;
    out = each;
    return true;
  }
  return false;
}

bool flag(bool& out, std::string_view value) {
  if (value != "0" && value != "1") return false;
  out = value == "1";
  return true;
}

bool own_letters(std::string& out, std::string_view value) {
  if (!value.empty() && !are_letters(value)) return false;
  out = value;
  return true;
}

bool change(Settings& s, std::string_view what, std::string_view value) {
  if (what == "theme") return pick(s.theme, kThemeNames, value);
  if (what == "speed") return pick(s.speed, kSpeedNames, value);
  if (what == "motion") return pick(s.motion, kMotionNames, value);
  if (what == "sound") return flag(s.sound, value);
  if (what == "volume") return pick(s.volume, kVolumeNames, value);
  if (what == "haptics") return flag(s.haptics, value);
  if (what == "one_tap") return flag(s.one_tap, value);
  if (what == "left_handed") return flag(s.left_handed, value);
  if (what == "view") return pick(s.view, kViewNames, value);
  if (what == "voice") return pick(s.voice, kVoiceNames, value);
  if (what == "remarks") return flag(s.remarks, value);
  if (what == "keys") return flag(s.keys, value);
  if (what == "letters") return own_letters(s.letters, value);
  if (what == "captions") return flag(s.captions, value);
  if (what == "spaced") return flag(s.spaced, value);
  if (what == "plain_type") return flag(s.plain_type, value);
  if (what == "confirm") return pick(s.confirm, kConfirmNames, value);
  if (what == "scan") return pick(s.scan, kScanNames, value);
  if (what == "pace") return number(s.pace, kPaces, value);
  if (what == "braille") return flag(s.braille, value);
  if (what == "notation") return pick(s.notation, kNotationNames, value);
  if (what == "tracker") return flag(s.tracker, value);
  if (what == "panels") return flag(s.panels, value);
  if (what == "make_room") return flag(s.make_room, value);
  if (what == kTextMode && value == "1") s.view = ViewChoice::text;
  if (what == "lang") {
    for (const text::Language language : text::kLanguages) {
      if (text::code(language) != value) continue;
      s.language = language;
      s.language_chosen = true;
      return true;
    }
    return false;
  }
  return what == "text" && number(s.text_percent, kTextPercents, value);
}

}  // namespace

bool change_setting(Settings& s, std::string_view what, std::string_view value) {
  if (!change(s, what, value)) return false;
  std::erase_if(s.unknown, [&](const auto& other) { return other.first == what; });
  return true;
}

Settings read_settings(std::string_view text) {
  Settings s;
  const auto document = json::parse(text);
  if (!document) return s;
  for (const auto& [key, value] : document->members) {
    if (value.kind != json::Value::Kind::string || change(s, key, value.string)) continue;
    if (key != kTextMode && s.unknown.size() < kMostUnknown)
      s.unknown.emplace_back(key, value.string);
  }
  return s;
}

}  // namespace tablee::app
