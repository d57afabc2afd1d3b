#pragma once
// The user's preferences. Stored as JSON; missing or invalid values keep their defaults.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/enum_index.h"
#include "text/text.h"

namespace tablee::app {

enum class ThemeChoice : unsigned char { automatic, day, night, contrast };
enum class SpeedChoice : unsigned char { slow, normal, fast, instant };
// What the page is: the drawing, unless it is too small for that; the drawing with its text beside
// it; the text alone; the drawing at any size.
enum class ViewChoice : unsigned char { drawn, beside, text, always };
// Announcements: every event in sentences, only the necessary ones, or every event in the fewest
// words. The log has all of them in sentences.
enum class VoiceChoice : unsigned char { full, brief, terse };

// Whether things travel on the table, or as the system wishes.
enum class MotionChoice : unsigned char { automatic, full, reduced };

// Digits in braille: as the language has them, the French ones, or those of most other languages.
enum class NotationChoice : unsigned char { automatic, antoine, international };
// What presses a button: a tap or click, the pointer held down on it, the pointer resting on it.
enum class ConfirmChoice : unsigned char { tap, hold, rest };
// For one or two switches the focus goes from button to button.
enum class ScanChoice : unsigned char { off, one, two };
// How loud the table is.
enum class VolumeChoice : unsigned char { quiet, normal, loud };

struct Settings {
  bool language_chosen = false;  // else the browser's
  text::Language language = text::kLanguages[0];
  ThemeChoice theme = ThemeChoice::automatic;
  SpeedChoice speed = SpeedChoice::normal;
  MotionChoice motion = MotionChoice::automatic;
  bool sound = true;
  VolumeChoice volume = VolumeChoice::normal;
  bool haptics = true;           // the device vibrates at important events, if it can
  int text_percent = 100;        // 100 … 200
  int usual_text_percent = 100;  // the browser's text size; not stored
  bool one_tap = false;          // a card is played by its first tap
  bool left_handed = false;
  bool tracker = true;  // cards not seen yet are listed for those who ask
  bool panels = false;  // standings, log and those cards are beside the table, where it is wide
  bool make_room =
      true;  // without space the oldest replays are deleted; else new ones are not stored
  ViewChoice view = ViewChoice::drawn;
  VoiceChoice voice = VoiceChoice::full;
  bool remarks = true;      // bots say a word now and then (remarks.h)
  bool keys = true;         // single letters ask at the table (keys.h)
  std::string letters;      // own ones (letters.h); empty: the language's
  bool captions = false;    // sounds are shown as words, too
  bool spaced = false;      // wider spaces in the document
  bool plain_type = false;  // … and the device's own typeface
  ConfirmChoice confirm = ConfirmChoice::tap;
  ScanChoice scan = ScanChoice::off;
  int pace = 2;                                         // seconds on each button, with one switch
  bool braille = false;                                 // numbers in braille on the cards
  NotationChoice notation = NotationChoice::automatic;  // … in these digits
  // Names and values that this version does not know: of a newer one, which reads them again.
  std::vector<std::pair<std::string, std::string>> unknown;

  // As chosen, or as the language writes them.
  bool antoine() const {
    return notation == NotationChoice::antoine ||
           (notation == NotationChoice::automatic && text::traits(language).antoine_digits);
  }
};

inline constexpr std::string_view kThemeNames[] = {"auto", "day", "night", "contrast"};
inline constexpr std::string_view kSpeedNames[] = {"slow", "normal", "fast", "instant"};
inline constexpr std::string_view kMotionNames[] = {"auto", "full", "reduced"};
inline constexpr std::string_view kViewNames[] = {"drawn", "beside", "text", "always"};
inline constexpr std::string_view kConfirmNames[] = {"tap", "hold", "rest"};
inline constexpr std::string_view kScanNames[] = {"off", "one", "two"};
inline constexpr int kPaces[] = {1, 2, 3, 5};
inline constexpr std::string_view kVoiceNames[] = {"full", "brief", "terse"};
inline constexpr std::string_view kNotationNames[] = {"auto", "antoine", "international"};
// Of the digits in use: never "auto".
inline std::string_view notation_name(const Settings& s) {
  return kNotationNames[index_of(s.antoine() ? NotationChoice::antoine
                                             : NotationChoice::international)];
}
inline constexpr std::string_view kVolumeNames[] = {"quiet", "normal", "loud"};
inline constexpr int kTextPercents[] = {100, 125, 150, 200};

// The key that they are stored under.
inline constexpr std::string_view kSettingsKey = "settings";
std::string write_settings(const Settings& settings);
// Reads as much as it understands, and stores the rest in `unknown`, up to kMostUnknown values.
inline constexpr std::size_t kMostUnknown = 32;
Settings read_settings(std::string_view text);

// The usual ones, in the language of those.
Settings usual_settings(const Settings& settings);

// Changes one setting by words, as actions name it: "theme night", "text 125", "one_tap 1".
// False where the words name none.
bool change_setting(Settings& settings, std::string_view what, std::string_view value);

}  // namespace tablee::app
