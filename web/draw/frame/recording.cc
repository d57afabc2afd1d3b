#include "web/draw/frame/recording.h"

#include <algorithm>
#include <cstring>

#include "web/draw/frame/known.h"
#include "web/draw/toolkit/picture.h"
#include "web/draw/toolkit/shape_atlas.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// The texture in which letters have their places. When it becomes too small, a new one replaces it.
int texture_now() { return atlas().TexData->UniqueID; }
int forgotten = 0;
int age_now() { return forgotten + atlas_age(); }

// The parts of the previous frame, and the buffers that contain them.
struct Before {
  std::vector<KnownPart> parts;
  std::size_t next = 0;
  const ImDrawVert* corners = nullptr;
  const ImDrawIdx* indices = nullptr;
  bool there = false;

  void look_at(const ImDrawList& list) {
    corners = list.VtxBuffer.Data;
    indices = list.IdxBuffer.Data;
  }
  bool holds(const ImDrawList& list, const KnownPart& part) {
    // A buffer that has grown contains only what was written since.
    there = there && corners == list.VtxBuffer.Data && indices == list.IdxBuffer.Data;
    if (!there) return false;
    while (next < parts.size() && parts[next].corner < part.corner) ++next;
    if (next == parts.size()) return false;
    const KnownPart& was = parts[next];
    return was.number == part.number && was.corner == part.corner && was.index == part.index;
  }
};

Before& before() {
  static Before the;
  return the;
}

}  // namespace

void begin_known(const ImDrawList& list) {
  Before& b = before();
  b.there = b.corners == list.VtxBuffer.Data && b.indices == list.IdxBuffer.Data;
  b.parts.swap(known_parts());
  b.next = 0;
  known_parts().clear();
}

void forget_recordings() { ++forgotten; }

void Likeness::bytes(const void* data, std::size_t size) {
  const auto* at = static_cast<const unsigned char*>(data);
  const auto mix = [this](std::uint64_t word) {
    number_ = (number_ ^ word) * 0x9E3779B97F4A7C15u;
    // A product does not mix high bits into low ones.
    number_ ^= number_ >> 29;
  };
  for (; size >= 8; at += 8, size -= 8) {
    std::uint64_t word;
    std::memcpy(&word, at, 8);
    mix(word);
  }
  if (size >= 4) {
    std::uint32_t half;
    std::memcpy(&half, at, 4);
    mix(half);
    at += 4, size -= 4;
  }
  for (; size > 0; ++at, --size) mix(*at);
}

bool Print::again(const Pen& pen, std::uint64_t likeness) const {
  if (!known_ || likeness != likeness_ || texture_ != texture_now() || age_ != age_now())
    return false;
  ImDrawList& list = *pen.list;
  const KnownPart part{number_, static_cast<std::size_t>(list.VtxBuffer.Size), corners_.size(),
                       static_cast<std::size_t>(list.IdxBuffer.Size), indices_.size()};
  known_parts().push_back(part);
  list.PrimReserve(static_cast<int>(indices_.size()), static_cast<int>(corners_.size()));
  const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
  if (part.corner != first || !before().holds(list, part)) {
    ImDrawIdx* next = list._IdxWritePtr;
    for (const ImDrawIdx i : indices_) *next++ = static_cast<ImDrawIdx>(first + i);
    std::copy(corners_.begin(), corners_.end(), list._VtxWritePtr);
  }
  before().look_at(list);
  list._IdxWritePtr += indices_.size();
  list._VtxWritePtr += corners_.size();
  list._VtxCurrentIdx += static_cast<unsigned>(corners_.size());
  for (const Bake& bake : bakes_) keep_baked(bake);
  return true;
}

void Print::begin(Pen& pen) {
  const ImDrawList& list = *pen.list;
  known_ = false;
  corner_ = list.VtxBuffer.Size;
  index_ = list.IdxBuffer.Size;
  commands_ = list.CmdBuffer.Size;
  first_ = list._VtxCurrentIdx;
  texture_ = texture_now();
  age_ = age_now();
  bakes_.clear();
  pen.bakes = &bakes_;
}

bool Print::end(Pen& pen, std::uint64_t likeness) {
  pen.bakes = nullptr;
  const ImDrawList& list = *pen.list;
  const std::size_t corners = list.VtxBuffer.Size - corner_;
  // A letter that is new to the texture may have moved all others.
  known_ = list.CmdBuffer.Size == commands_ && list._VtxCurrentIdx - first_ == corners &&
           texture_ == texture_now();
  if (!known_) return false;
  static std::uint64_t numbers = 0;
  number_ = ++numbers;
  likeness_ = likeness;
  corners_.assign(list.VtxBuffer.begin() + corner_, list.VtxBuffer.end());
  indices_.clear();
  for (int i = static_cast<int>(index_); i < list.IdxBuffer.Size; ++i)
    indices_.push_back(static_cast<ImDrawIdx>(list.IdxBuffer[i] - first_));
  known_parts().push_back({number_, corner_, corners, index_, indices_.size()});
  return true;
}

bool Recording::again(Stage& s, std::uint64_t likeness) const {
  if (!print_.again(s.pen, likeness)) return false;
  for (const auto& [id, r] : placed_) s.shown(id, r);
  if (s.pen.cut) s.pen.cut->insert(s.pen.cut->end(), cut_.begin(), cut_.end());
  return true;
}

Recording::Mark Recording::begin(Stage& s) {
  const Mark mark{s.out.placed.size(), s.pen.cut ? s.pen.cut->size() : 0, s.clock.moving};
  print_.begin(s.pen);
  s.clock.moving = false;
  return mark;
}

void Recording::end(Stage& s, const Mark& mark, std::uint64_t likeness) {
  const bool still = !s.clock.moving;
  s.clock.moving |= mark.moving;
  if (!print_.end(s.pen, likeness)) return;
  if (!still) return print_.forget();
  placed_.clear();
  for (std::size_t i = mark.placed; i < s.out.placed.size(); ++i)
    placed_.emplace_back(s.out.placed[i].id, s.out.placed[i].drawn);
  cut_.clear();
  if (s.pen.cut)
    cut_.assign(s.pen.cut->begin() + static_cast<std::ptrdiff_t>(mark.cut), s.pen.cut->end());
}

}  // namespace tablee::draw
