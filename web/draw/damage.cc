#include "web/draw/damage.h"

#include <algorithm>
#include <bit>

namespace tablee::draw {
namespace {

constexpr int kTiles = 1200;          // about so many, so that large screens cost no more
constexpr int kSmallest = 64;         // pixels; smaller ones would not save more than they cost
constexpr int kBetween = 2;           // tiles that may lie unchanged between two of one part
constexpr double kWorthwhile = 0.75;  // of the picture; above that it is drawn whole

std::uint32_t mixed(std::uint32_t a, std::uint32_t b) {
  return std::rotl((a ^ b) * 0x9E3779B1u, 15);
}

}  // namespace

Damage::Tiles Damage::seen_through(const Area& window) const {
  return {std::max(window.left, 0) / tile_, std::max(window.top, 0) / tile_,
          std::min((window.right - 1) / tile_, columns_ - 1),
          std::min((window.bottom - 1) / tile_, rows_ - 1)};
}

Damage::Tiles Damage::around(const Spot& a, const Spot& b, const Spot& c, const Tiles& window) {
  return {std::max<int>(std::min({a.tile.column, b.tile.column, c.tile.column}), window.left),
          std::max<int>(std::min({a.tile.row, b.tile.row, c.tile.row}), window.top),
          std::min<int>(std::max({a.tile.column, b.tile.column, c.tile.column}), window.right),
          std::min<int>(std::max({a.tile.row, b.tile.row, c.tile.row}), window.bottom)};
}

// One tile beyond each edge stands for all that lies out there.
Damage::Spot Damage::spot(const Corner& corner) const {
  const float size = static_cast<float>(tile_);
  const float column = std::clamp(corner.x / size + 1, 0.0f, static_cast<float>(columns_) + 1);
  const float row = std::clamp(corner.y / size + 1, 0.0f, static_cast<float>(rows_) + 1);
  const std::uint32_t place =
      mixed(std::bit_cast<std::uint32_t>(corner.x), std::bit_cast<std::uint32_t>(corner.y));
  return {{static_cast<std::int16_t>(static_cast<int>(column) - 1),
           static_cast<std::int16_t>(static_cast<int>(row) - 1)},
          mixed(place, corner.look)};
}

// Mixes every corner into the tile it lies in, as it is first used, and every triangle that reaches
// into other tiles into all of those. (Within a tile its corners say it all: who draws them joins
// them always in the same way.)
void Damage::look_at(std::span<const Corner> corners, std::span<const Batch> batches) {
  now_.assign(number(0, rows_), 0);
  spots_.resize(corners.size());
  std::size_t seen = 0;
  for (const Batch& batch : batches) {
    const Tiles window = seen_through(batch.window);
    std::uint32_t same = batch.look;
    for (const int edge :
         {batch.window.left, batch.window.top, batch.window.right, batch.window.bottom})
      same = mixed(same, static_cast<std::uint32_t>(edge));
    for (std::size_t i = 0; i + 2 < batch.indices.size(); i += 3) {
      const std::size_t ia = batch.indices[i], ib = batch.indices[i + 1], ic = batch.indices[i + 2];
      for (const std::size_t last = std::max({ia, ib, ic}); seen <= last; ++seen) {
        const Spot s = spots_[seen] = spot(corners[seen]);
        if (!window.hold(s.tile)) continue;
        std::uint32_t& tile = now_[number(s.tile.column, s.tile.row)];
        tile = mixed(tile, same ^ s.look);
      }
      const Spot &a = spots_[ia], &b = spots_[ib], &c = spots_[ic];
      if (a.tile == b.tile && b.tile == c.tile) continue;
      const std::uint32_t triangle = mixed(mixed(same ^ a.look, b.look), c.look);
      const Tiles reached = around(a, b, c, window);
      for (int row = reached.top; row <= reached.bottom; ++row)
        for (int column = reached.left; column <= reached.right; ++column) {
          std::uint32_t& tile = now_[number(column, row)];
          tile = mixed(tile, triangle);
        }
    }
  }
}

Damage::Tiles Damage::joined(const Tiles& a, const Tiles& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
          std::max(a.bottom, b.bottom)};
}

// A run of changed tiles joins the part above it if that wastes little.
void Damage::add_run(const Tiles& run) {
  for (Tiles& part : parts_) {
    if (part.bottom != run.top - 1) continue;
    const Tiles both = joined(part, run);
    if (both.count() - part.count() - run.count() > kBetween) continue;
    part = both;
    return;
  }
  parts_.push_back(run);
}

// Whether it is worth drawing in parts.
bool Damage::find_parts() {
  parts_.clear();
  for (int row = 0; row < rows_; ++row) {
    int left = -1, right = -1;
    for (int column = 0; column < columns_; ++column) {
      if (now_[number(column, row)] == before_[number(column, row)]) continue;
      if (left >= 0 && column - right > kBetween) {
        add_run({left, row, right, row});
        left = -1;
      }
      if (left < 0) left = column;
      right = column;
    }
    if (left >= 0) add_run({left, row, right, row});
  }
  join_parts();
  int tiles = 0;
  for (const Tiles& part : parts_) tiles += part.count();
  return tiles <= kWorthwhile * static_cast<double>(now_.size());
}

// Few rectangles: always the two whose common one holds the least that belongs to neither.
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

// The parts that a triangle reaches into, a bit each.
unsigned Damage::parts_with(const Spot& a, const Spot& b, const Spot& c,
                            const Tiles& window) const {
  if (a.tile == b.tile && b.tile == c.tile)
    return window.hold(a.tile) ? parts_of_[number(a.tile.column, a.tile.row)] : 0;
  const Tiles reached = around(a, b, c, window);
  unsigned in = 0;
  for (std::size_t p = 0; p < parts_.size(); ++p)
    if (parts_[p].meet(reached)) in |= 1u << p;
  return in;
}

// The triangles of each part, in one pass over all.
void Damage::collect(std::span<const Batch> batches) {
  parts_of_.assign(now_.size(), 0);
  for (std::size_t p = 0; p < parts_.size(); ++p)
    for (int row = parts_[p].top; row <= parts_[p].bottom; ++row)
      for (int column = parts_[p].left; column <= parts_[p].right; ++column)
        parts_of_[number(column, row)] |= static_cast<std::uint8_t>(1u << p);

  std::size_t most = 0;
  for (const Batch& batch : batches) most += batch.indices.size();
  std::uint16_t *first[kParts], *next[kParts] = {};
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    if (kept_[p].size() < most) kept_[p].resize(most);
    next[p] = kept_[p].data();
  }
  patches_.clear();
  for (std::size_t n = 0; n < batches.size(); ++n) {
    const Batch& batch = batches[n];
    const Tiles window = seen_through(batch.window);
    std::ranges::copy(next, first);
    for (std::size_t i = 0; i + 2 < batch.indices.size(); i += 3) {
      const std::uint16_t* const corner = &batch.indices[i];
      for (unsigned in =
               parts_with(spots_[corner[0]], spots_[corner[1]], spots_[corner[2]], window);
           in != 0; in &= in - 1) {
        std::uint16_t*& to = next[std::countr_zero(in)];
        for (int k = 0; k < 3; ++k) *to++ = corner[k];
      }
    }
    const Area& seen = batch.window;
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      if (next[p] == first[p]) continue;
      const Area area{parts_[p].left * tile_, parts_[p].top * tile_, (parts_[p].right + 1) * tile_,
                      (parts_[p].bottom + 1) * tile_};
      patches_.push_back({n,
                          {std::max(area.left, seen.left), std::max(area.top, seen.top),
                           std::min(area.right, seen.right), std::min(area.bottom, seen.bottom)},
                          static_cast<std::size_t>(first[p] - kept_[p].data()),
                          static_cast<std::size_t>(next[p] - first[p]),
                          p});
    }
  }
  // Parts are drawn one after the other: they may overlap.
  indices_.clear();
  std::size_t starts[kParts];
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    starts[p] = indices_.size();
    indices_.insert(indices_.end(), kept_[p].data(), next[p]);
  }
  std::ranges::stable_sort(patches_, {}, &Patch::part);
  for (Patch& patch : patches_) patch.first += starts[patch.part];
}

Damage::Change Damage::compare(int width, int height, std::span<const Corner> corners,
                               std::span<const Batch> batches) {
  if (width != width_ || height != height_) {
    known_ = false;
    width_ = width;
    height_ = height;
    tile_ = kSmallest;
    const auto tiles_along = [this](int pixels) { return (pixels + tile_ - 1) / tile_; };
    while (tiles_along(width) * tiles_along(height) > kTiles) tile_ += tile_ / 4;
    columns_ = tiles_along(width);
    rows_ = tiles_along(height);
  }
  look_at(corners, batches);
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
