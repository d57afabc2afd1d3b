#pragma once
// What the page says, as web/page/js/messages.d.ts has it: read here, and nowhere else. What is
// missing or of another kind reads as what stands here; texts are those of the message that was
// parsed, and live as long.

#include <optional>
#include <string_view>

#include "core/json.h"

namespace tablee::app {

// Its name, the member "on"; empty where it has none.
std::string_view name_of(const json::Value& message);
// Is that text, which is no JSON, a question whose answer is waited for: "check"?
bool asks_for_check(std::string_view text);

// "back": one screen back.
struct BackSaid {
  bool key = false;  // Escape, which first puts away what lies over the screen
};
BackSaid read_back(const json::Value& message);

// "action": what an item of the mirror does.
struct ActionSaid {
  std::string_view action;
  std::optional<int> moment;  // of the screen that offered it; -1: of none
  bool at_once = false;
};
ActionSaid read_action(const json::Value& message);

// "input": a text field has changed.
struct InputSaid {
  std::string_view id, value;
};
InputSaid read_input(const json::Value& message);

// "size", in CSS pixels of the canvas, within what a device may be.
struct SizeSaid {
  float width = 0, height = 0;
  float dpr = 1;  // device pixels a CSS pixel
  const std::vector<json::Value>* insets = nullptr;
};
SizeSaid read_size(const json::Value& message);

// "media", and part of "start": what the system asks for; nothing: as before.
struct MediaSaid {
  std::optional<bool> dark, contrast, reduced_motion;
};
MediaSaid read_media(const json::Value& message);

// "storage", and part of "start".
struct StorageSaid {
  std::string_view state = "ok";  // ok, memory, full
  std::string_view damaged;       // empty, some, all
  std::optional<bool> promised;   // nothing: not known
};
StorageSaid read_storage(const json::Value& message);

// "start", the first of all.
struct StartSaid {
  MediaSaid media;
  StorageSaid storage;
  std::string_view lang;         // of the page
  bool lang_asked = false;       // … which the address asks for
  std::string_view theme;        // that the address asks for; empty: none
  std::string_view wanted;       // action tapped before the program was there
  std::string_view link, table;  // of the address
  std::string_view seed, now;    // 64-bit decimal; "2026-11-21"
  bool whole = true;             // the second half is there already
  bool embedded = false;
};
StartSaid read_start(const json::Value& message);

// The text of a message that says one; empty where it is missing.
std::string_view text_at(const json::Value& message, std::string_view member);

}  // namespace tablee::app
