#pragma once
// What was drawn in one frame, drawn again as it was for as long as it would look the same: words
// need not be measured and broken into lines sixty times a second, nor triangles be compared.

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// All that something drawn depends on, in one number.
class Likeness {
 public:
  template <class T>
  requires std::is_arithmetic_v<T> || std::is_pointer_v<T>
  void add(T value) { bytes(&value, sizeof value); }
  void add(std::string_view text) {
    add(text.size());
    bytes(text.data(), text.size());
  }
  void add(const Rect& r) { add(r.x), add(r.y), add(r.w), add(r.h); }
  std::uint64_t number() const { return number_; }

 private:
  void bytes(const void* data, std::size_t size);

  std::uint64_t number_ = 0xCBF29CE484222325u;
};

// All is to be drawn anew: letters have come that were not there.
void forget_recordings();

// The triangles of something drawn.
class Print {
 public:
  // Calls draw(), or draws what that drew last, if all it depends on has still that number. Not
  // within another one.
  template <class F>
  void draw(Pen& pen, std::uint64_t likeness, F draw) {
    if (again(pen, likeness)) return;
    begin(pen);
    draw();
    end(pen, likeness);
  }
  // Draws it again, if all it depends on has still that number and the atlas is still that one.
  bool again(const Pen& pen, std::uint64_t likeness) const;
  // All that pen draws until end() is recorded. False: it was cut off by a clip of its own, or
  // changed the atlas, and is to be drawn anew the next time.
  void begin(Pen& pen);
  bool end(Pen& pen, std::uint64_t likeness);
  void forget() { known_ = false; }

 private:
  bool known_ = false;
  std::uint64_t likeness_ = 0, number_ = 0;
  int texture_ = 0, age_ = 0, commands_ = 0;
  std::size_t corner_ = 0, index_ = 0;
  unsigned first_ = 0;
  std::vector<ImDrawVert> corners_;
  std::vector<ImDrawIdx> indices_;  // from the first of its own corners
  std::vector<Bake> bakes_;
};

class Recording {
 public:
  // Calls draw(), or draws what that drew last, if it would look the same. What it draws may change
  // nothing of the stage but what Stage::shown() notes; while something in it moves, or is cut off
  // by a clip of its own, it is drawn each time.
  template <class F>
  void draw(Stage& s, const Likeness& likeness, F draw) {
    if (again(s, likeness.number())) return;
    const Mark mark = begin(s);
    draw();
    end(s, mark, likeness.number());
  }

 private:
  struct Mark {
    std::size_t rects, cut;
    bool moving;
  };
  bool again(Stage& s, std::uint64_t likeness) const;
  Mark begin(Stage& s);
  void end(Stage& s, const Mark& mark, std::uint64_t likeness);

  Print print_;
  std::vector<std::pair<std::string, Rect>> rects_;
  std::vector<std::string> cut_;
};

}  // namespace tablee::draw
