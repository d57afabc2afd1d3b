#pragma once
// How a screen is presented beyond its items. Each screen's entry in the app's table of screens
// (web/app/screen.h) has a kind; the canvas and the accessible document depend on the kind and
// never on the name of a screen.

namespace tablee {

enum class ScreenKind : unsigned char {
  plain,
  home,     // offers games and settings: has posters, and no log
  plays,    // a table at which the player makes decisions
  replays,  // a table that the player goes through step by step
};

}  // namespace tablee
