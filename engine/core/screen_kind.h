#pragma once
// What a screen is to whoever shows it, beyond its items: its row in the app says so
// (web/app/screen.h), drawing and mirror go by it and by no screen's name.

namespace tablee {

enum class ScreenKind : unsigned char {
  plain,
  home,     // offers what there is: posters, no log
  plays,    // a table that is decided at
  replays,  // a table that is looked at, step by step
};

}  // namespace tablee
