#pragma once
// What the app knows of a screen. Each is made where that screen is (screens/), and listed in
// screen_ids.h: nothing else has to know of one more.

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/item.h"
#include "core/look.h"
#include "core/screen_kind.h"
#include "web/app/path.h"

namespace tablee {
class AnyView;
}

namespace tablee::app {

struct Model;
class Voice;

struct Screen {
  // What it is called by `go`, in the page and in the drawing.
  std::string_view name;
  ScreenKind kind = ScreenKind::plain;
  // What is on it, in reading order.
  Items (*items)(const Model&);
  // The state of its own that it begins with; null: it has none.
  OwnedUi (*ui)(const Model&) = nullptr;
  // Does it begin anew when one comes back to it from a screen over it?
  bool anew = false;
  // One of its own actions, done to what is shown; false: it has no such. What is done to
  // matches is App's. Null: it has none.
  bool (*act)(Model&, Voice&, const Action&) = nullptr;
  // That text was typed into one of its text fields. Null: it has none.
  void (*input)(Model&, const Item& field, std::string_view typed) = nullptr;
  // Does "go NAME" lead there from anywhere? Others are opened for something: a sheet, a match.
  bool by_name = false;
  // Has it nothing to show any more? Then it is left, whatever was done to what it showed. Null:
  // never.
  bool (*gone)(const Model&) = nullptr;
  // An extra of the page that it wants when it is shown (docs/PAGE.md); empty: none any more. Null:
  // never any.
  std::string_view (*wants)(const Model&) = nullptr;
  // Names of the seats that it speaks of; null: those of the match on the table.
  std::vector<std::string> (*names)(const Model&) = nullptr;
  // What those look like, where the whole program is there; null: no seats are shown.
  std::vector<Avatar> (*looks)(const Model&) = nullptr;
  // The table to be drawn. Null: there is none.
  std::unique_ptr<AnyView> (*view)(const Model&) = nullptr;
  // Words to be marked in its texts. Null: nothing is searched there.
  std::string_view (*searched)(const Model&) = nullptr;
};

// For `ui`: as that state is made, without knowing of anything.
template <class Own>
OwnedUi fresh(const Model&) {
  return make_ui<Own>();
}

#define TABLEE_SCREEN(name) extern const Screen name##_screen;
TABLEE_SCREENS(TABLEE_SCREEN)
#undef TABLEE_SCREEN
// All of them, by ScreenId.
std::span<const Screen* const> all_screens();

}  // namespace tablee::app
