#pragma once
// The line over the hand: what is asked or told, and the buttons that answer.

#include "web/draw/frame/recording.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/arrangement.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/preview.h"

namespace tablee::nimmt::drawing {

// Width of all the buttons, as they are.
float actions_width(const Stage& s, const Parts& parts);

class ActionLine {
 public:
  ActionLine(const Animator& animator, const Layout& at, const Arrangement& arrangement)
      : animator_(animator), at_(at), arrangement_(arrangement) {}
  void draw(Stage& s, const Parts& parts, const Preview& would);

 private:
  // The buttons, and how they share the line with the words.
  struct Line {
    std::vector<const Spoken*> buttons;
    float width = 0;               // of all of them
    const Spoken* slim = nullptr;  // a cross: its words have no room
    bool under = false, stacked = false;
    Rect words_at, buttons_at;
  };
  Line divide(const Stage& s, const Parts& parts) const;
  void draw_words(Stage& s, const Parts& parts, const Preview& would, const Line& line);
  Rect draw_aside(Stage& s, const Spoken& aside, bool skips, const Rect& words, float width) const;
  void draw_buttons(Stage& s, const Line& line) const;

  const Animator& animator_;
  const Layout& at_;
  const Arrangement& arrangement_;
  Recording words_;
  Rect words_at_;  // what they fill of their room
};

}  // namespace tablee::nimmt::drawing
