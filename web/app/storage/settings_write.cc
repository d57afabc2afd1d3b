// Settings as stored, and their defaults.

#include "core/enum_index.h"
#include "core/json.h"
#include "web/app/storage/settings.h"

namespace tablee::app {

Settings usual_settings(const Settings& settings) {
  Settings usual;
  usual.language = settings.language;
  usual.language_chosen = settings.language_chosen;
  usual.text_percent = usual.usual_text_percent = settings.usual_text_percent;
  return usual;
}

std::string write_settings(const Settings& s) {
  json::Writer out;
  out.begin_object();
  // Where the value of a newer version is not known here, it stays.
  const auto put = [&](std::string_view name, std::string_view value) {
    for (const auto& other : s.unknown)
      if (other.first == name) return;
    out.member(name, value);
  };
  if (s.language_chosen) put("lang", text::code(s.language));
  put("theme", kThemeNames[index_of(s.theme)]);
  put("speed", kSpeedNames[index_of(s.speed)]);
  put("motion", kMotionNames[index_of(s.motion)]);
  put("sound", s.sound ? "1" : "0");
  put("volume", kVolumeNames[index_of(s.volume)]);
  put("haptics", s.haptics ? "1" : "0");
  put("text", std::to_string(s.text_percent));
  put("one_tap", s.one_tap ? "1" : "0");
  put("left_handed", s.left_handed ? "1" : "0");
  put("view", kViewNames[index_of(s.view)]);
  put("voice", kVoiceNames[index_of(s.voice)]);
  put("remarks", s.remarks ? "1" : "0");
  put("keys", s.keys ? "1" : "0");
  if (!s.letters.empty()) put("letters", s.letters);
  put("captions", s.captions ? "1" : "0");
  put("spaced", s.spaced ? "1" : "0");
  put("plain_type", s.plain_type ? "1" : "0");
  put("confirm", kConfirmNames[index_of(s.confirm)]);
  put("scan", kScanNames[index_of(s.scan)]);
  put("pace", std::to_string(s.pace));
  put("braille", s.braille ? "1" : "0");
  put("notation", kNotationNames[index_of(s.notation)]);
  put("tracker", s.tracker ? "1" : "0");
  put("panels", s.panels ? "1" : "0");
  put("make_room", s.make_room ? "1" : "0");
  for (const auto& [name, value] : s.unknown) out.member(name, std::string_view(value));
  return out.end_object().take();
}

}  // namespace tablee::app
