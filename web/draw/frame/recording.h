#pragma once
// Records what was drawn in a frame and draws it again while it would look the same, so that texts
// need not be measured and broken into lines sixty times a second, nor triangles compared.

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// A hash of everything that a drawing depends on.
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

// Makes every recording be drawn anew, because letters were added to the texture.
void forget_recordings();

// The recorded triangles of one drawing.
class Print {
 public:
  // Calls draw(), or repeats its last result if the hash of all that it depends on is the same.
  // Must not be nested.
  template <class F>
  void draw(Pen& pen, std::uint64_t likeness, F draw) {
    if (again(pen, likeness)) return;
    begin(pen);
    draw();
    end(pen, likeness);
  }
  // Repeats the recording if the hash is the same and the atlas has not changed.
  bool again(const Pen& pen, std::uint64_t likeness) const;
  // Records everything that pen draws until end(). end() returns false if the drawing set a clip of
  // its own or changed the atlas; it then has to be drawn anew the next time.
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
  std::vector<ImDrawIdx> indices_;  // relative to the first of its own corners
  std::vector<Bake> bakes_;
};

class Recording {
 public:
  // Calls draw(), or repeats its last result if it would look the same. draw() may change nothing
  // of the stage except by Stage::shown(). While something in it moves, or if it sets a clip of its
  // own, it is drawn every time.
  template <class F>
  void draw(Stage& s, const Likeness& likeness, F draw) {
    if (again(s, likeness.number())) return;
    const Mark mark = begin(s);
    draw();
    end(s, mark, likeness.number());
  }

 private:
  struct Mark {
    std::size_t placed, cut;
    bool moving;
  };
  bool again(Stage& s, std::uint64_t likeness) const;
  Mark begin(Stage& s);
  void end(Stage& s, const Mark& mark, std::uint64_t likeness);

  Print print_;
  std::vector<std::pair<std::string, Rect>> placed_;
  std::vector<std::string> cut_;
};

}  // namespace tablee::draw
