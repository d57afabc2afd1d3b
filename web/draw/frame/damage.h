#pragma once
// Which parts of a picture differ from the one before, so that only those are drawn again: where no
// graphics card helps, the pixels of a whole table cost more than all else together. It looks at
// the triangles themselves, so nothing that draws has to say what it changed.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tablee::draw {

// A corner of triangles: where, in device pixels, and all else that is seen of it (colour, place in
// the texture), in one number.
struct Corner {
  float x, y;
  std::uint32_t look;
};

// Device pixels; right and bottom are the first outside.
struct Area {
  int left, top, right, bottom;
  friend bool operator==(const Area&, const Area&) = default;
};

// Triangles that are drawn together and seen through one window: three indices of corners each.
struct Batch {
  Area window;
  std::uint32_t look;  // what else tells it from another, as its texture
  std::span<const std::uint16_t> indices;
};

// Some of a batch's triangles, one after the other, with their own corners: whenever it has that
// number, it is the same one. At most once in a picture.
struct Known {
  std::uint64_t number;
  std::size_t batch, first, count;  // of the batch's indices
  std::size_t corner, corners;
};

// Of the batch of that number these indices have to be drawn again, seen through that window.
struct Patch {
  std::size_t batch;
  Area window;
  std::size_t first, count;  // in indices()
  std::size_t part;          // one of a few rectangles, drawn one after the other
};

class Damage {
 public:
  enum class Change : std::uint8_t { nothing, parts, everything };

  // Whatever comes next is drawn whole.
  void forget() { known_ = false; }
  // Is it seen as it was in the picture compared last? Then nobody looks at its corners.
  bool holds(int width, int height, const Known& known, const Batch& batch);
  // What became of the picture compared last. Corners must be finite. What is known of it comes in
  // the order of batches and indices.
  Change compare(int width, int height, std::span<const Corner> corners,
                 std::span<const Batch> batches, std::span<const Known> known = {});
  // After Change::parts: what to draw, in that order. A picture has to have an opaque ground, which
  // is drawn again with the rest.
  std::span<const Patch> patches() const { return patches_; }
  std::span<const std::uint16_t> indices() const { return indices_; }

 private:
  // Column and row from 1, half of the number each; 0 and one too many stand for all that lies
  // beyond the edge.
  using Tile = std::uint32_t;
  struct Spot {
    Tile tile;  // where the corner lies
    std::uint32_t look;
  };
  struct Tiles {  // the last column and row are part of it
    int left, top, right, bottom;
    int count() const { return (right - left + 1) * (bottom - top + 1); }
    bool empty() const { return left > right || top > bottom; }
    bool meet(const Tiles& t) const {
      return t.left <= right && t.right >= left && t.top <= bottom && t.bottom >= top;
    }
  };
  // Triangles of a batch one after the other that lie close together: looked at and drawn as one.
  struct Run {
    std::size_t batch, first, count;  // of the batch's indices
    Tiles tiles;                      // what they reach into, seen through the batch's window
    std::uint32_t look;
  };
  // The runs of something known, from its first index on, and what else its batch looked like.
  struct Held {
    std::uint64_t number;
    std::uint32_t same;
    std::vector<Run> runs;
  };
  static Tiles around(Tile a, Tile b, Tile c);
  static Tile tile_at(int column, int row);
  static Tiles joined(const Tiles& a, const Tiles& b);
  static Tiles common(const Tiles& a, const Tiles& b);
  std::size_t number(int column, int row) const {
    return static_cast<std::size_t>(row * columns_ + column);
  }
  Tiles seen_through(const Area& window) const;
  Spot spot(const Corner& corner) const;
  static std::uint32_t same_of(const Batch& batch);
  Held* find_held(std::uint64_t number);
  void look_at(std::span<const Corner> corners, std::span<const Batch> batches,
               std::span<const Known> known);
  void look_at_triangles(std::span<const Corner> corners, std::span<const Batch> batches,
                         std::size_t batch, std::size_t from, std::size_t to);
  void look_at_known(std::span<const Corner> corners, std::span<const Batch> batches,
                     const Known& known);
  void end_run(const Run& run);
  bool find_parts();
  void add_row(const Tiles& row);
  void join_parts();
  void collect(std::span<const Batch> batches);

  static constexpr std::size_t kParts = 4;
  bool known_ = false;
  int width_ = 0, height_ = 0;
  int tile_ = 1;  // pixels along a side
  int columns_ = 0, rows_ = 0;
  std::vector<std::uint32_t> before_, now_;  // a number for all that touches a tile
  float per_pixel_ = 1;                      // tiles
  std::vector<Spot> spots_;
  std::uint32_t seen_ = 0;  // corners that have theirs
  std::vector<Held> held_, held_before_;
  std::size_t next_held_ = 0;  // most come in the same order again
  std::vector<Run> runs_;
  std::vector<Tiles> parts_;
  std::vector<Patch> patches_;
  std::vector<std::uint16_t> indices_;
};

}  // namespace tablee::draw
