#include "web/draw/frame/damage.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tablee::draw {
namespace {

constexpr int kTiles = 1200;  // the approximate number of tiles, so that large screens cost no more
constexpr int kSmallest = 64;  // pixels; smaller ones would not save more than they cost
constexpr int kClose = 4;      // the most tiles that a run may touch
constexpr int kHeld = 12;      // the same for triangles inside the run's tiles
constexpr std::uint32_t kHalves = 0x80008000;  // the highest bit of each half of a Tile
constexpr int kBetween = 2;  // the most unchanged tiles between two tiles of one part
constexpr double kWorthwhile =
    0.75;  // the share of the picture above which all of it is drawn again

std::uint32_t mixed(std::uint32_t a, std::uint32_t b) {
  return std::rotl((a ^ b) * 0x9E3779B1u, 15);
}

}  // namespace

Damage::Tiles Damage::seen_through(const Area& window) const {
  return {std::max(window.left, 0) / tile_, std::max(window.top, 0) / tile_,
          std::min((window.right - 1) / tile_, columns_ - 1),
          std::min((window.bottom - 1) / tile_, rows_ - 1)};
}

Damage::Tile Damage::tile_at(int column, int row) {
  return static_cast<Tile>(column + 1) << 16 | static_cast<Tile>(row + 1);
}

Damage::Tiles Damage::around(Tile a, Tile b, Tile c) {
  const auto column = [](Tile t) { return static_cast<int>(t >> 16) - 1; };
  const auto row = [](Tile t) { return static_cast<int>(t & 0xFFFF) - 1; };
  return {std::min(std::min(column(a), column(b)), column(c)),
          std::min(std::min(row(a), row(b)), row(c)),
          std::max(std::max(column(a), column(b)), column(c)),
          std::max(std::max(row(a), row(b)), row(c))};
}

Damage::Spot Damage::spot(const Corner& corner) const {
  const float column =
      std::clamp(corner.x * per_pixel_ + 1, 0.0f, static_cast<float>(columns_) + 1);
  const float row = std::clamp(corner.y * per_pixel_ + 1, 0.0f, static_cast<float>(rows_) + 1);
  const std::uint32_t place =
      mixed(std::bit_cast<std::uint32_t>(corner.x), std::bit_cast<std::uint32_t>(corner.y));
  return {
      static_cast<Tile>(static_cast<int>(column)) << 16 | static_cast<Tile>(static_cast<int>(row)),
      mixed(place, corner.look)};
}

void Damage::end_run(const Run& run) {
  if (run.tiles.empty()) return;
  runs_.push_back(run);
  for (int row = run.tiles.top; row <= run.tiles.bottom; ++row)
    for (int column = run.tiles.left; column <= run.tiles.right; ++column) {
      std::uint32_t& tile = now_[number(column, row)];
      tile = mixed(tile, run.look);
    }
}

std::uint32_t Damage::same_of(const Batch& batch) {
  std::uint32_t same = batch.look;
  const Area& window = batch.window;
  for (const int edge : {window.left, window.top, window.right, window.bottom})
    same = mixed(same, static_cast<std::uint32_t>(edge));
  return same;
}

Damage::Held* Damage::find_held(std::uint64_t number) {
  const std::size_t count = held_before_.size();
  for (std::size_t i = 0; i < count; ++i, ++next_held_) {
    if (next_held_ >= count) next_held_ = 0;
    if (held_before_[next_held_].number == number) return &held_before_[next_held_++];
  }
  return nullptr;
}

bool Damage::holds(int width, int height, const Known& known, const Batch& batch) {
  if (width != width_ || height != height_) return false;
  const Held* const held = find_held(known.number);
  return held && held->same == same_of(batch);
}

void Damage::look_at(std::span<const Corner> corners, std::span<const Batch> batches,
                     std::span<const Known> known) {
  now_.assign(number(0, rows_), 0);
  spots_.resize(corners.size());
  runs_.clear();
  seen_ = 0;
  auto next = known.begin();
  for (std::size_t n = 0; n < batches.size(); ++n) {
    std::size_t from = 0;
    for (; next != known.end() && next->batch == n; ++next) {
      look_at_triangles(corners, batches, n, from, next->first);
      look_at_known(corners, batches, *next);
      from = next->first + next->count;
    }
    look_at_triangles(corners, batches, n, from, batches[n].indices.size());
  }
  // Known parts that are not in this picture are forgotten.
  held_before_.clear();
  held_before_.swap(held_);
}

// Known parts have runs of their own; only their position among the picture's indices may have
// changed.
void Damage::look_at_known(std::span<const Corner> corners, std::span<const Batch> batches,
                           const Known& known) {
  const std::uint32_t same = same_of(batches[known.batch]);
  if (Held* const held = find_held(known.number); held && held->same == same) {
    for (Run run : held->runs) {
      run.batch = known.batch;
      run.first += known.first;
      end_run(run);
    }
    seen_ = static_cast<std::uint32_t>(known.corner + known.corners);
    held_.push_back(std::move(*held));
    held->number = 0;
    return;
  }
  const std::size_t first = runs_.size();
  look_at_triangles(corners, batches, known.batch, known.first, known.first + known.count);
  Held& fresh = held_.emplace_back(Held{known.number, same, {}});
  fresh.runs.assign(runs_.begin() + static_cast<std::ptrdiff_t>(first), runs_.end());
  for (Run& run : fresh.runs) run.first -= known.first;
}

// Mixes every triangle into the tiles that it touches, run by run, because thousands of triangles
// are only a few hundred runs.
void Damage::look_at_triangles(std::span<const Corner> corners, std::span<const Batch> batches,
                               std::size_t batch, std::size_t from, std::size_t to) {
  const std::span<const std::uint16_t> indices = batches[batch].indices;
  const Tiles in_window = seen_through(batches[batch].window);
  const std::uint32_t same = same_of(batches[batch]);
  Spot* const spots = spots_.data();
  std::uint32_t seen = seen_;

  std::size_t first = from;  // index of the run
  std::uint32_t look = 0;    // the run's
  Tiles reached{};           // the tiles that the run touches, also outside the window
  // The same bounds as two tiles, while the run is small: most triangles lie inside them, and one
  // comparison shows it. At first nothing does.
  Tile low = kHalves - 1, high = 0;
  const auto end = [&](std::size_t last) {
    if (last > first) end_run({batch, first, last - first, common(reached, in_window), look});
  };
  std::size_t i = from;
  for (; i + 2 < to; i += 3) {
    const std::uint32_t ia = indices[i], ib = indices[i + 1], ic = indices[i + 2];
    for (const std::uint32_t last = std::max(std::max(ia, ib), ic); seen <= last; ++seen)
      spots[seen] = spot(corners[seen]);
    const Spot &a = spots[ia], &b = spots[ib], &c = spots[ic];
    // A half that would be negative borrows from the one above it, which sets its highest bit.
    const Tile beyond = (a.tile - low) | (high - a.tile) | (b.tile - low) | (high - b.tile) |
                        (c.tile - low) | (high - c.tile);
    if ((beyond & kHalves) != 0) {
      const Tiles its = around(a.tile, b.tile, c.tile), both = joined(reached, its);
      const int tiles = both.count();
      if (i > first && (tiles <= kClose || tiles <= 2 * std::min(reached.count(), its.count()))) {
        reached = both;
      } else {
        end(i);
        first = i;
        reached = its;
        look = same;
      }
      const bool small = reached.count() <= kHeld;
      low = small ? tile_at(reached.left, reached.top) : kHalves - 1;
      high = small ? tile_at(reached.right, reached.bottom) : 0;
    }
    look = mixed(look, a.look ^ std::rotl(b.look, 11) ^ std::rotl(c.look, 22));
  }
  end(i);
  seen_ = seen;
}

Damage::Tiles Damage::joined(const Tiles& a, const Tiles& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
          std::max(a.bottom, b.bottom)};
}

Damage::Tiles Damage::common(const Tiles& a, const Tiles& b) {
  return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
          std::min(a.bottom, b.bottom)};
}

// Changed tiles side by side join the part above them if that wastes little.
void Damage::add_row(const Tiles& row) {
  for (Tiles& part : parts_) {
    if (part.bottom != row.top - 1) continue;
    const Tiles both = joined(part, row);
    if (both.count() - part.count() - row.count() > kBetween) continue;
    part = both;
    return;
  }
  parts_.push_back(row);
}

// Divides the picture into parts; returns whether drawing in parts is worthwhile.
bool Damage::find_parts() {
  parts_.clear();
  for (int row = 0; row < rows_; ++row) {
    int left = -1, right = -1;
    for (int column = 0; column < columns_; ++column) {
      if (now_[number(column, row)] == before_[number(column, row)]) continue;
      if (left >= 0 && column - right > kBetween) {
        add_row({left, row, right, row});
        left = -1;
      }
      if (left < 0) left = column;
      right = column;
    }
    if (left >= 0) add_row({left, row, right, row});
  }
  join_parts();
  int tiles = 0;
  for (const Tiles& part : parts_) tiles += part.count();
  return tiles <= kWorthwhile * static_cast<double>(now_.size());
}

// Reduces the number of rectangles by joining the two whose common rectangle wastes the least area.
void Damage::join_parts() {
  while (parts_.size() > 1) {
    std::size_t first = 0, second = 1;
    int least = columns_ * rows_ + 1;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      for (std::size_t k = i + 1; k < parts_.size(); ++k) {
        const int more =
            joined(parts_[i], parts_[k]).count() - parts_[i].count() - parts_[k].count();
        if (more < least) least = more, first = i, second = k;
      }
    }
    if (parts_.size() <= kParts && least > 0) return;
    parts_[first] = joined(parts_[first], parts_[second]);
    parts_.erase(parts_.begin() + static_cast<std::ptrdiff_t>(second));
  }
}

// Collects the triangles of each part. Parts are drawn one after the other and may overlap.
void Damage::collect(std::span<const Batch> batches) {
  patches_.clear();
  indices_.clear();
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    const Tiles& part = parts_[p];
    const Area area{part.left * tile_, part.top * tile_, (part.right + 1) * tile_,
                    (part.bottom + 1) * tile_};
    for (const Run& run : runs_) {
      if (!part.meet(run.tiles)) continue;
      if (patches_.empty() || patches_.back().part != p || patches_.back().batch != run.batch) {
        const Area& seen = batches[run.batch].window;
        patches_.push_back({run.batch,
                            {std::max(area.left, seen.left), std::max(area.top, seen.top),
                             std::min(area.right, seen.right), std::min(area.bottom, seen.bottom)},
                            indices_.size(),
                            0,
                            p});
      }
      const auto first =
          batches[run.batch].indices.begin() + static_cast<std::ptrdiff_t>(run.first);
      indices_.insert(indices_.end(), first, first + static_cast<std::ptrdiff_t>(run.count));
      patches_.back().count += run.count;
    }
  }
}

Damage::Change Damage::compare(int width, int height, std::span<const Corner> corners,
                               std::span<const Batch> batches, std::span<const Known> known) {
  if (width != width_ || height != height_) {
    known_ = false;
    held_before_.clear();
    width_ = width;
    height_ = height;
    tile_ = kSmallest;
    const auto tiles_along = [this](int pixels) { return (pixels + tile_ - 1) / tile_; };
    while (tiles_along(width) * tiles_along(height) > kTiles) tile_ += tile_ / 4;
    per_pixel_ = 1 / static_cast<float>(tile_);
    columns_ = tiles_along(width);
    rows_ = tiles_along(height);
  }
  look_at(corners, batches, known);
  Change change = Change::everything;
  if (known_ && now_ == before_) {
    change = Change::nothing;
  } else if (known_ && find_parts()) {
    collect(batches);
    change = Change::parts;
  }
  known_ = true;
  before_.swap(now_);
  return change;
}

}  // namespace tablee::draw
