#pragma once
// The drawing room's front door: the app hands in what a screen holds (items with their words) and
// gets back what was tapped, where everything lies, and whether anything still moves.
//
// How items look is told by their role, their nesting and a few conventions of their ids:
//   back undo settings sheet log help rules hint sound pause menu …   at depth 0, buttons: icons of
//       the top bar (see icons.h for the names that have a picture; any ".suffix" may follow)
//   button with `on`                  the one thing to do now: filled with the accent
//   button "x.minus", text "x", button "x.plus" in a row            a stepper
//   button "….remove", "….delete"     a small bin; ".up", ".down", ".person", ".robot" likewise
//   choices side by side at one depth    one segmented control
//   choices that carry an AvatarChoice or a ColourChoice    pictures
//   region "game.<name>", "invite.<name>", "resume"    a poster; "daily.<name>", "table.<name>" a
//   strip toggles, inputs, entries          full rows; what is nested in an entry lies on its row
//   a list that holds choices         its text is drawn before them, unless it lies in an entry
// Words come rendered; nothing here speaks a language.

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/item.h"
#include "core/look.h"
#include "core/screen_kind.h"
#include "table/updates.h"

struct ImFont;

namespace tablee::draw {

// CSS pixels from the canvas' top left corner.
struct Rect {
  float x = 0, y = 0, w = 0, h = 0;
};

// An item with its words in the current language.
struct Spoken {
  const Item* item = nullptr;
  std::string text, hint;
};

enum class ThemeName : std::uint8_t { day, night, contrast };
enum class Speed : std::uint8_t { slow, normal, fast, instant };
// Numbers in braille on the cards' faces, with the digits of most languages or of French.
enum class Dots : std::uint8_t { none, literary, antoine };

struct Fonts {
  ImFont* words = nullptr;     // sans, semi-bold
  ImFont* bold = nullptr;      // the same, heavier
  ImFont* numerals = nullptr;  // condensed, heavy
};

struct Frame {
  std::string_view screen;  // its name: another one begins anew
  ScreenKind kind = ScreenKind::plain;
  std::span<const Spoken> items;       // everything on the screen in reading order
  const AnyView* view = nullptr;       // the table, when the screen shows one
  std::span<const std::string> names;  // of the seats
  std::span<const Look> looks;         // … and what they look like, if that is known
  SeatSet people;                      // several round one device: each has a colour
  Seat next = kNobody;                 // … and who of them is to have it in hand
  Seat waiting = kNobody;              // has put a card face down that rules do not know yet
  std::string_view focused;            // id with the document's focus: gets the ring
  bool lesson = false;                 // sentences of any length follow each other
  std::string_view wanted;             // id of what a lesson asks to be touched: it glows
  std::string_view lifted;             // hand or market card lifted by a first tap: "hand.14"
  std::string_view begun;              // a move being put together, as far as it has come
  std::string_view searched;           // words to be marked in texts
  bool roomy = false;                  // the table keeps room at its sides (sides.h)
  std::string_view log_title;          // … for what has been told, the latest last
  std::span<const std::string> log;
  // What a bot says at its seat, for as long as one reads it; numbered, as the same may come again.
  struct Remark {
    Seat seat = kNobody;
    std::string_view words;
    int number = 0;
  };
  Remark remark;
  std::string_view aside;  // the words of GameRenderer::aside()
  // What has happened since the last frame that had any, each with the table after it; given once.
  // The table goes on showing how it lay before and catches up with `view` while
  // `Outcome::animating`.
  std::span<const TableUpdate> updates;
  std::span<const Spoken> told;    // what GameRenderer::told() said after the last frame, in words
  bool follows = false;            // the items are those of the story, not of what comes after it
  bool skip = false;               // what has not been told is true at once
  int moment = 0;                  // changes when what was offered is offered no more
  float width = 0, height = 0;     // of the canvas
  float insets[4] = {0, 0, 0, 0};  // top, right, bottom, left: notches and bars
  bool touch = false;              // the last pointer was a finger: no hovering
  bool reduced_motion = false;
  bool left_handed = false;  // actions to the left
  Dots dots = Dots::none;
  float text_scale = 1;  // 1 … 2
  ThemeName theme = ThemeName::day;
  Speed speed = Speed::normal;
};

struct Input {
  double now = 0;                  // seconds, monotonic
  float pixel_ratio = 1;           // device pixels per CSS pixel
  float x = -1, y = -1;            // pointer; negative: nowhere
  bool down = false;               // pressed at the end of this frame
  bool pressed = false;            // went down since the last frame
  bool released = false;           // went up since the last frame (a quick tap sets both)
  bool cancelled = false;          // the browser took the pointer away: no tap
  float wheel_x = 0, wheel_y = 0;  // CSS pixels to scroll, as the wheel event says
};

struct Outcome {
  std::string activated;   // id of the item tapped or clicked in this frame
  int moment = 0;          // … the frame's, that was on the screen when the pointer went down
  bool flicked = false;    // … by an upward flick (a card: play it at once)
  bool animating = false;  // something still moves: draw another frame
  bool settling = false;   // the table still catches up with the updates: the screen is to wait
  std::size_t untold = 0;  // how many of the updates, counted from the last, it has not come to yet
  bool scrolls = false;    // what is under the pointer scrolls: keep the wheel from the page
  std::string_view cursor = "default";              // CSS name
  std::vector<std::string_view> sounds;             // heard in this frame: "card", "chip" …
  int weight = 0;                                   // points that somebody takes in this frame
  float side = 0;                                   // where it is heard: −1 left … 1 right
  std::vector<std::pair<std::string, Rect>> rects;  // of every item drawn, for the mirror
  // Texts of which a part is missing, or lies outside its place, or breaks within a word.
  std::vector<std::string> cut;
};

void set_fonts(const Fonts& fonts);
// Draws one frame into ImGui's background list, between NewFrame and Render.
Outcome frame(const Frame& frame, const Input& input);
// What is shown of a button only while it is pointed at goes, until another one is; false: nothing
// was.
bool put_away_tip();
// Colour of the page round the canvas and of the browser's bar, 0xRRGGBB.
unsigned page_colour(ThemeName theme);

}  // namespace tablee::draw
