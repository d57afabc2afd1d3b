#pragma once
// Finds the parts of a picture that differ from the previous one, so that only those are drawn
// again: without a graphics card, the pixels of a whole table cost more than everything else
// together. It compares the triangles themselves, so drawing code does not have to report what it
// changed.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tablee::draw {

// A corner of triangles: its position in device pixels, and everything else that is visible of it
// (colour, place in the texture) as one number.
struct Corner {
  float x, y;
  std::uint32_t look;
};

// A rectangle in device pixels; right and bottom are the first pixels outside it.
struct Area {
  int left, top, right, bottom;
  friend bool operator==(const Area&, const Area&) = default;
};

// Triangles that are drawn together with one clip rectangle, its window: three indices of corners
// each.
struct Batch {
  Area window;
  std::uint32_t look;  // everything else that distinguishes it, such as its texture
  std::span<const std::uint16_t> indices;
};

// A sequence of a batch's triangles with corners of its own. Two sequences with the same number are
// equal. A number occurs at most once in a picture.
struct Known {
  std::uint64_t number;
  std::size_t batch, first, count;  // of the batch's indices
  std::size_t corner, corners;
};

// Indices of a batch that have to be drawn again, clipped to that window.
struct Patch {
  std::size_t batch;
  Area window;
  std::size_t first, count;  // in indices()
  std::size_t part;          // the index of the rectangle; rectangles are drawn in order
};

class Damage {
 public:
  enum class Change : std::uint8_t { nothing, parts, everything };

  // Makes the next picture be drawn as a whole.
  void forget() { known_ = false; }
  // Whether it looks as it did in the last picture. If so, its corners need not be compared.
  bool holds(int width, int height, const Known& known, const Batch& batch);
  // Compares a picture with the last one. Corners must be finite. Known parts come in the order of
  // batches and indices.
  Change compare(int width, int height, std::span<const Corner> corners,
                 std::span<const Batch> batches, std::span<const Known> known = {});
  // After Change::parts: what has to be drawn, in that order. The picture needs an opaque
  // background, which is drawn again with the rest.
  std::span<const Patch> patches() const { return patches_; }
  std::span<const std::uint16_t> indices() const { return indices_; }

 private:
  // Column and row from 1, in one half of the number each; 0 and the number after the last stand
  // for everything outside.
  using Tile = std::uint32_t;
  struct Spot {
    Tile tile;  // the tile of the corner
    std::uint32_t look;
  };
  struct Tiles {  // the last column and row are included
    int left, top, right, bottom;
    int count() const { return (right - left + 1) * (bottom - top + 1); }
    bool empty() const { return left > right || top > bottom; }
    bool meet(const Tiles& t) const {
      return t.left <= right && t.right >= left && t.top <= bottom && t.bottom >= top;
    }
  };
  // Consecutive triangles of a batch that are close together: compared and drawn as one.
  struct Run {
    std::size_t batch, first, count;  // of the batch's indices
    Tiles tiles;                      // the tiles that they touch inside the batch's window
    std::uint32_t look;
  };
  // The runs of a known part, from its first index on, and the other properties of its batch.
  struct Held {
    std::uint64_t number;
    std::uint32_t same;
    std::vector<Run> runs;
  };
  static Tiles around(Tile a, Tile b, Tile c);
  static Tile tile_at(int column, int row);
  static Tiles joined(const Tiles& a, const Tiles& b);
  static Tiles common(const Tiles& a, const Tiles& b);
  std::size_t number(int column, int row) const { return row * columns_ + column; }
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
  std::vector<std::uint32_t> before_, now_;  // for each tile, a hash of everything that touches it
  float per_pixel_ = 1;                      // tiles
  std::vector<Spot> spots_;
  std::uint32_t seen_ = 0;  // the number of corners whose tile is computed
  std::vector<Held> held_, held_before_;
  std::size_t next_held_ = 0;  // known parts mostly come in the same order again
  std::vector<Run> runs_;
  std::vector<Tiles> parts_;
  std::vector<Patch> patches_;
  std::vector<std::uint16_t> indices_;
};

}  // namespace tablee::draw
