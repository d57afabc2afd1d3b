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
  if (s.language_chosen) out.member("lang", text::code(s.language));
  out.member("theme", kThemeNames[index_of(s.theme)]);
  out.member("speed", kSpeedNames[index_of(s.speed)]);
  out.member("motion", kMotionNames[index_of(s.motion)]);
  out.member("sound", s.sound ? "1" : "0");
  out.member("volume", kVolumeNames[index_of(s.volume)]);
  out.member("haptics", s.haptics ? "1" : "0");
  out.member("text", std::string_view(std::to_string(s.text_percent)));
  out.member("one_tap", s.one_tap ? "1" : "0");
  out.member("left_handed", s.left_handed ? "1" : "0");
  out.member("view", kViewNames[index_of(s.view)]);
  out.member("voice", kVoiceNames[index_of(s.voice)]);
  out.member("remarks", s.remarks ? "1" : "0");
  out.member("keys", s.keys ? "1" : "0");
  out.member("braille", s.braille ? "1" : "0");
  out.member("notation", kNotationNames[index_of(s.notation)]);
  out.member("tracker", s.tracker ? "1" : "0");
  out.member("panels", s.panels ? "1" : "0");
  out.member("make_room", s.make_room ? "1" : "0");
  return out.end_object().take();
}

}  // namespace tablee::app
