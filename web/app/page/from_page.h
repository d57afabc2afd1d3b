#pragma once
// Made by scripts/site/messages.mjs from web/page/js/messages.d.ts: what the page says, read here
// and nowhere else. Texts and lists are those of the message that was parsed, and live as long.

#include <optional>
#include <span>
#include <string_view>

#include "web/app/page/members.h"

namespace tablee::app {

// clang-format off
// "words": when they arrived. On a first visit `start` brings only the words of first screens,
// `whole` the rest
struct WordsSaid {
  static constexpr std::string_view kOn = "words";
  // fr, en, de
  std::string_view words_lang;
  // key, text, …, each ended by a tab
  std::string_view words;
};
inline WordsSaid read_words(const json::Value& message) {
  return {.words_lang = text_at(message, "words_lang"),
          .words = text_at(message, "words")};
}

// "storage": on change
struct StorageSaid {
  static constexpr std::string_view kOn = "storage";
  // ok, memory, full; `memory`: nothing survives the page
  std::string_view state = "ok";
  // null: unknown
  std::optional<bool> promised;
  // some, all, empty; of the keys read so far, some could not be read, all, or none
  std::string_view damaged;
  // database, local, apart; where the archive lies: in a database, or with everything else; apart:
  // the older one cannot be read now
  std::string_view archive = "local";
  // percent of what the browser lets the site store
  float used = 0;
};
inline StorageSaid read_storage(const json::Value& message) {
  return {.state = text_at(message, "state", "ok"),
          .promised = message.boolean_at("promised"),
          .damaged = text_at(message, "damaged"),
          .archive = text_at(message, "archive", "local"),
          .used = real_at(message, "used", 0, 100, 0)};
}

// "media": preferences of the system, on change
struct MediaSaid {
  static constexpr std::string_view kOn = "media";
  std::optional<bool> dark;
  std::optional<bool> reduced_motion;
  std::optional<bool> contrast;
};
inline MediaSaid read_media(const json::Value& message) {
  return {.dark = message.boolean_at("dark"),
          .reduced_motion = message.boolean_at("reduced_motion"),
          .contrast = message.boolean_at("contrast")};
}

// "start": first
struct StartSaid {
  static constexpr std::string_view kOn = "start";
  MediaSaid media;
  StorageSaid storage;
  // fr, en, de
  std::string_view lang;
  // an action tapped before the program had loaded, or empty
  std::string_view wanted;
  // of the address ([Links](#links)), or empty
  std::string_view link;
  // `?table=…`, or empty
  std::string_view table;
  // the deferred part is loaded
  bool whole = true;
  bool embedded = false;
  // day, night, contrast, empty; asked for by the address, or empty
  std::string_view theme;
  // the address asks for a language
  bool lang_asked = false;
  // 64-bit decimal: random, or the address's `?seed=` (1 to 19 digits), which repeats a visit's
  // deals
  std::string_view seed;
  // `2026-11-21`, or empty
  std::string_view now;
  // 100, 125, 150, 200; the size of the browser's text in percent: ours until a size is stored
  std::string_view text;
};
inline StartSaid read_start(const json::Value& message) {
  return {.media = read_media(message),
          .storage = read_storage(message),
          .lang = text_at(message, "lang"),
          .wanted = text_at(message, "wanted"),
          .link = text_at(message, "link"),
          .table = text_at(message, "table"),
          .whole = flag_at(message, "whole", true),
          .embedded = flag_at(message, "embedded"),
          .theme = text_at(message, "theme"),
          .lang_asked = flag_at(message, "lang_asked"),
          .seed = text_at(message, "seed"),
          .now = text_at(message, "now"),
          .text = text_at(message, "text")};
}

// "draw": once, before the first `size`: the canvas is wanted. Answered by `drawn` or `canvas`
struct DrawSaid {
  static constexpr std::string_view kOn = "draw";
  // three fonts, a letter a byte (`scripts/site/assemble.mjs`)
  std::span<const json::Value> faces;
  // of the themes, eight hexadecimal digits each (`web/draw/toolkit/theme.h`)
  std::string_view colours;
};
inline DrawSaid read_draw(const json::Value& message) {
  return {.faces = list_at(message, "faces"),
          .colours = text_at(message, "colours")};
}

// "faces": with the deferred part, after `draw`; and when letters can be drawn that were missing
struct FacesSaid {
  static constexpr std::string_view kOn = "faces";
  // letters of the first two fonts that no first screen has; empty: no new ones
  std::span<const json::Value> faces;
};
inline FacesSaid read_faces(const json::Value& message) {
  return {.faces = list_at(message, "faces")};
}

// "size": after `start`, then on change. A frame is drawn at once, because a resized canvas is
// empty
struct SizeSaid {
  static constexpr std::string_view kOn = "size";
  // CSS pixels, as `height`
  float width = 0;
  float height = 0;
  float dpr = 1;
  // `[w, h]`, device pixels, exact at any zoom, ratio capped at 3
  std::span<const json::Value> pixels;
  // `[t, r, b, l]`
  std::span<const json::Value> insets;
};
inline SizeSaid read_size(const json::Value& message) {
  return {.width = real_at(message, "width", 0, 20000, 0),
          .height = real_at(message, "height", 0, 20000, 0),
          .dpr = real_at(message, "dpr", 0.5f, 4, 1),
          .pixels = list_at(message, "pixels"),
          .insets = list_at(message, "insets")};
}

// "action": a button of the document (taps on the canvas do not come this way). Actions are
// checked, not believed; one of a replaced screen is dropped
struct ActionSaid {
  static constexpr std::string_view kOn = "action";
  std::string_view action;
  // revision of the screen that offered it
  std::optional<int> revision;
  // by a held key
  bool repeat = false;
};
inline ActionSaid read_action(const json::Value& message) {
  return {.action = text_at(message, "action"),
          .revision = whole_at(message, "revision", 0, 1073741824, -1),
          .repeat = flag_at(message, "repeat")};
}

// "input": at every change of a text field
struct InputSaid {
  static constexpr std::string_view kOn = "input";
  std::string_view id;
  std::string_view value;
};
inline InputSaid read_input(const json::Value& message) {
  return {.id = text_at(message, "id"),
          .value = text_at(message, "value")};
}

// "focus": the item with the document's visible focus; the canvas draws the ring
// id: or empty
inline constexpr OneText kFocusSaid{"focus", "id"};

// "key": a single key at the table, outside fields (`web/app/services/keys.h`)
struct KeySaid {
  static constexpr std::string_view kOn = "key";
  std::string_view key;
  // of the top row, on a keyboard whose digits need Shift
  std::string_view digit;
};
inline KeySaid read_key(const json::Value& message) {
  return {.key = text_at(message, "key"),
          .digit = text_at(message, "digit")};
}

// "back": back button, back swipe, Escape. If the depth does not change, the history is corrected
struct BackSaid {
  static constexpr std::string_view kOn = "back";
  // Escape: a shown name of a button goes first
  bool key = false;
};
inline BackSaid read_back(const json::Value& message) {
  return {.key = flag_at(message, "key")};
}

// "answer": from the bots
inline constexpr OneText kAnswerSaid{"answer", "line"};

// "whole": the deferred part is loaded: waiting actions are done
struct WholeSaid {
  static constexpr std::string_view kOn = "whole";
};

// "worker": who thinks now. Earlier questions are lost: ask again. `missing`: a question has waited
// for 5 s; bots are fetched again with growing pauses
// state: worker, main, lost, missing
inline constexpr OneText kWorkerSaid{"worker", "state"};

// "check": can what of a backup was set aside be read? Answered by `checked`
struct CheckSaid {
  static constexpr std::string_view kOn = "check";
};

// "today": another day: midnight passed, or the tab came back. A clock without a year of four
// digits gives an empty `now`
inline constexpr OneText kTodaySaid{"today", "now"};

// "link": a link was opened in this tab
inline constexpr OneText kLinkSaid{"link", "link"};

// "draw_example": draw the example on the screen that many pixels wide: `tablee.pixels` is called
// with it at once
struct DrawExampleSaid {
  static constexpr std::string_view kOn = "draw_example";
  float width = 0;
};
inline DrawExampleSaid read_draw_example(const json::Value& message) {
  return {.width = real_at(message, "width", 1, 2000, 0)};
}

// "shared": the shared text is on the clipboard
// picture: told, kept; of a picture: its text was copied, or only the file was saved
inline constexpr OneText kSharedSaid{"shared", "picture"};

// "picked": a file was chosen
struct PickedSaid {
  static constexpr std::string_view kOn = "picked";
  // of the file
  std::string_view name;
  // all of it; of a workbook the first sheet, with tabs between the cells
  std::string_view text;
  // a worker made `text` (`engine/table/sheet_transfer.h`)
  bool read = false;
  // names of columns and games in every language, as `words`
  std::string_view names;
  // why it cannot be read, a sentence; instead of the others
  std::string_view problem;
};
inline PickedSaid read_picked(const json::Value& message) {
  return {.name = text_at(message, "name"),
          .text = text_at(message, "text"),
          .read = flag_at(message, "read"),
          .names = text_at(message, "names"),
          .problem = text_at(message, "problem")};
}

// "reading": a worker reads a large file, twice a second
struct ReadingSaid {
  static constexpr std::string_view kOn = "reading";
  // of the file
  std::string_view name;
  // kB, as `all`
  float done = 0;
  // 0: it was stopped
  float all = 0;
};
inline ReadingSaid read_reading(const json::Value& message) {
  return {.name = text_at(message, "name"),
          .done = real_at(message, "done", 0, 100000, 0),
          .all = real_at(message, "all", 0, 100000, 0)};
}

// "phones": from that dialogue
struct PhonesSaid {
  static constexpr std::string_view kOn = "phones";
  // number, code, phone, here, linked, unlinked, put, back, choose; number, code, phone, here:
  // entered, read, or where the hand is; the others: a phone with a link, or what was done on it
  std::string_view what;
  // not of a code
  std::optional<int> seat;
  // the number or the code; of `choose` the turn, a space and the move
  std::string_view text;
};
inline PhonesSaid read_phones(const json::Value& message) {
  return {.what = text_at(message, "what"),
          .seat = whole_at(message, "seat", 0, 9, -1),
          .text = text_at(message, "text")};
}

// "exercises": the book of exercises, asked for by `open`
// text: as assets/exercises.txt has it
inline constexpr OneText kExercisesSaid{"exercises", "text"};

// "offline": everything is on the device; a newer version is complete
// state: ready, update
inline constexpr OneText kOfflineSaid{"offline", "state"};

// "canvas": canvas or document alone. Without a canvas no frame is drawn, and everything must work
// by messages
struct CanvasSaid {
  static constexpr std::string_view kOn = "canvas";
  bool shown = true;
  // the window is too small for it
  bool cramped = false;
};
inline CanvasSaid read_canvas(const json::Value& message) {
  return {.shown = flag_at(message, "shown", true),
          .cramped = flag_at(message, "cramped")};
}

// "context": WebGL lost its context, or got it back; after 3 s without, the document is shown
struct ContextSaid {
  static constexpr std::string_view kOn = "context";
  bool lost = false;
};
inline ContextSaid read_context(const json::Value& message) {
  return {.lost = flag_at(message, "lost")};
}

// "scrolled": the document was scrolled, by a key or a screen reader: the drawing follows
struct ScrolledSaid {
  static constexpr std::string_view kOn = "scrolled";
  float up = 0;
};
inline ScrolledSaid read_scrolled(const json::Value& message) {
  return {.up = real_at(message, "up", 0, 1000000, 0)};
}

// "pointer_lost": the system took over the gesture
struct PointerLostSaid {
  static constexpr std::string_view kOn = "pointer_lost";
};

// "hidden": visibility of the tab
struct HiddenSaid {
  static constexpr std::string_view kOn = "hidden";
  bool hidden = false;
};
inline HiddenSaid read_hidden(const json::Value& message) {
  return {.hidden = flag_at(message, "hidden")};
}
// clang-format on

}  // namespace tablee::app
