#pragma once
// The interface of the drawing code: the app passes the content of a screen (items with their
// texts) and gets back what was tapped, where everything lies, and whether anything still moves.
//
// An item's look depends on its role, its nesting and a few conventions of ids:
//   back undo settings sheet log help rules hint sound pause menu …   at depth 0, buttons: icons of
//       the top bar (icons.h lists the names that have a picture; any ".suffix" may follow)
//   button with `on`                  the main action: filled with the accent colour
//   button "x.minus", text "x", button "x.plus" in a row            a stepper
//   button "….remove", "….delete"     a small bin; ".up", ".down", ".person", ".robot" likewise
//   choices side by side at one depth    one segmented control
//   choices that carry an AvatarChoice or a ColourChoice    pictures
//   region "game.<name>", "invite.<name>", "resume"    a poster; "daily.<name>", "table.<name>" a
//       strip
//   toggles, inputs, entries          full rows; what is nested in an entry lies on its row
//   a list that holds choices         its text is drawn before them, unless it lies in an entry
// Texts arrive in the current language; nothing here depends on a language.

#include <optional>
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
// Whether cards show their numbers in braille as well, with the digits of most languages or of
// French.
enum class Dots : std::uint8_t { none, literary, antoine };

struct Fonts {
  ImFont* words = nullptr;     // sans, semi-bold
  ImFont* bold = nullptr;      // the same, heavier
  ImFont* numerals = nullptr;  // condensed, heavy
};

struct Frame {
  std::string_view screen;  // its name; a new name starts with fresh scroll positions
  ScreenKind kind = ScreenKind::plain;
  std::span<const Spoken> items;       // everything on the screen in reading order
  const AnyView* view = nullptr;       // the table, when the screen shows one
  std::span<const std::string> names;  // of the seats
  std::span<const Avatar> looks;       // … and their avatars, where known
  SeatSet people;                      // people who share the device: each has a colour
  Seat next = kNobody;                 // … and the one who gets the device next
  Seat waiting = kNobody;              // has chosen a card that the rules do not know yet
  std::string_view focused;            // id of the item with the document's focus: gets the ring
  bool lesson = false;                 // a lesson: texts of any length follow each other
  std::string_view wanted;     // id of the item that a lesson asks the learner to touch: it glows
  std::string_view lifted;     // hand or market card lifted by a first tap: "hand.14"
  std::size_t moves = 0;       // of the match under way, so far
  std::string_view begun;      // the words chosen so far of a move of several words
  std::string_view searched;   // words to be marked in texts
  bool roomy = false;          // panels are shown beside the table (sides.h)
  std::string_view log_title;  // title of the log panel, whose latest line is last
  std::span<const std::string> log;
  // A bot's remark at its seat, shown long enough to be read; the number distinguishes equal
  // remarks.
  struct Remark {
    Seat seat = kNobody;
    std::string_view words;
    int number = 0;
  };
  Remark remark;
  std::string_view aside;  // the text of GameRenderer::aside()
  // The events since the last frame that had any, each with the table after it; each is passed
  // once. The table shows the state before them and catches up with `view` while
  // `Outcome::animating`.
  std::span<const TableUpdate> updates;
  std::span<const Spoken>
      told;              // the items of GameRenderer::told() after the last frame, with texts
  bool follows = false;  // the items belong to the animation and not to the state after it
  bool skip = false;     // ends all animations: pending updates are shown at once
  bool may_end = true;   // a tap beside everything ends what cards are doing
  int revision = 0;      // the screen's revision: changes when former actions are no longer valid
  float width = 0, height = 0;     // size of the canvas
  float insets[4] = {0, 0, 0, 0};  // top, right, bottom, left: space for notches and bars
  bool touch = false;              // the last pointer was a finger: no hovering
  bool reduced_motion = false;
  bool left_handed = false;  // actions are at the left
  Dots dots = Dots::none;
  float text_scale = 1;  // 1 … 2
  ThemeName theme = ThemeName::day;
  Speed speed = Speed::normal;
};

struct Input {
  double now = 0;                  // seconds, monotonic
  float pixel_ratio = 1;           // device pixels per CSS pixel
  float x = -1, y = -1;            // pointer; negative: nowhere
  bool down = false;               // whether it is pressed at the end of this frame
  bool pressed = false;            // went down since the last frame
  bool released = false;           // went up since the last frame (a quick tap sets both)
  bool cancelled = false;          // the browser took the pointer away: no tap
  double pressed_at = 0;           // when it went down last, milliseconds of page::now()
  float wheel_x = 0, wheel_y = 0;  // CSS pixels to scroll, as the wheel event says
};

// Where an item was drawn.
struct Placed {
  std::string id;
  Rect drawn;             // all of it, also what is scrolled out of sight
  Rect seen;              // the visible part; of no width: none
  bool scrolled = false;  // it lies in the screen's Scroller
};

// The part of the screen that scrolls; the accessible document scrolls with it.
struct Scroller {
  Rect window;
  float content = 0;  // the height of everything in it
  float up = 0;       // how far it is scrolled
};

struct Outcome {
  std::string activated;    // id of the item tapped or clicked in this frame
  int revision = 0;         // … the revision that was on the screen when the pointer went down
  bool flicked = false;     // … by an upward flick, which plays a card at once
  std::string dragged;      // id of the item that begins to be dragged in this frame
  bool hurried = false;     // a tap beside everything while cards were flying
  bool animating = false;   // something still moves, so another frame has to be drawn
  bool settling = false;    // the table still shows earlier updates, so the next screen has to wait
  std::size_t pending = 0;  // the number of updates that are not shown yet
  bool scrolls = false;     // the pointer is over something that scrolls: the page must not scroll
  std::string_view cursor = "default";   // CSS name
  std::vector<std::string_view> sounds;  // to be played in this frame: "card", "chip" …
  int weight = 0;                        // points that a seat takes in this frame, for the sound
  float side = 0;                        // the stereo position of the sounds: −1 left … 1 right
  std::vector<Placed> placed;            // every item drawn, for the accessible document
  std::optional<Scroller> scroller;      // nothing: everything fits
  // For the tests of the layout: texts that were shortened, drawn outside their place, or broken
  // within a word.
  std::vector<std::string> cut;
};

void set_fonts(const Fonts& fonts);
// Draws one frame into ImGui's background list, between NewFrame and Render.
Outcome frame(const Frame& frame, const Input& input);
// Before the next frame, the scroller goes there: the accessible document was scrolled.
void scroll_to(float up);
// Hides the tip of the button under the pointer until the pointer moves to another one; false: none
// was shown.
bool put_away_tip();

}  // namespace tablee::draw
