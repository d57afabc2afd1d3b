#include "web/draw/recording.h"

#include "web/draw/stamps.h"

namespace tablee::draw {
namespace {

// Letters keep their places in a texture; one that has become too small is made anew.
int texture_now() { return ImGui::GetIO().Fonts->TexData->UniqueID; }

}  // namespace

void Likeness::bytes(const void* data, std::size_t size) {
  const auto* at = static_cast<const unsigned char*>(data);
  for (std::size_t i = 0; i < size; ++i) number_ = (number_ ^ at[i]) * 0x100000001B3u;
}

bool Recording::again(Stage& s, std::uint64_t number) const {
  if (!known_ || number != number_ || texture_ != texture_now() || stamps_ != stamps_age())
    return false;
  ImDrawList& list = *s.pen.list;
  list.PrimReserve(static_cast<int>(indices_.size()), static_cast<int>(corners_.size()));
  const unsigned first = list._VtxCurrentIdx;
  for (const ImDrawIdx i : indices_) *list._IdxWritePtr++ = static_cast<ImDrawIdx>(first + i);
  std::copy(corners_.begin(), corners_.end(), list._VtxWritePtr);
  list._VtxWritePtr += corners_.size();
  list._VtxCurrentIdx += static_cast<unsigned>(corners_.size());
  for (const auto& [id, r] : rects_) s.shown(id, r);
  if (s.pen.cut) s.pen.cut->insert(s.pen.cut->end(), cut_.begin(), cut_.end());
  return true;
}

Recording::Mark Recording::begin(Stage& s) {
  const ImDrawList& list = *s.pen.list;
  const Mark mark{list.VtxBuffer.Size, list.IdxBuffer.Size, list.CmdBuffer.Size,
                  list._VtxCurrentIdx, s.out.rects.size(),  s.pen.cut ? s.pen.cut->size() : 0,
                  s.clock.moving};
  texture_ = texture_now();
  stamps_ = stamps_age();
  s.clock.moving = false;
  return mark;
}

void Recording::end(Stage& s, const Mark& mark, std::uint64_t number) {
  const ImDrawList& list = *s.pen.list;
  // A letter seen for the first time may have moved all the others.
  known_ = !s.clock.moving && list.CmdBuffer.Size == mark.commands &&
           list._VtxCurrentIdx - mark.first ==
               static_cast<unsigned>(list.VtxBuffer.Size - mark.corners) &&
           texture_ == texture_now();
  s.clock.moving |= mark.moving;
  if (!known_) return;
  number_ = number;
  corners_.assign(list.VtxBuffer.begin() + mark.corners, list.VtxBuffer.end());
  indices_.clear();
  for (int i = mark.indices; i < list.IdxBuffer.Size; ++i)
    indices_.push_back(static_cast<ImDrawIdx>(list.IdxBuffer[i] - mark.first));
  rects_.assign(s.out.rects.begin() + static_cast<std::ptrdiff_t>(mark.rects), s.out.rects.end());
  cut_.clear();
  if (s.pen.cut)
    cut_.assign(s.pen.cut->begin() + static_cast<std::ptrdiff_t>(mark.cut), s.pen.cut->end());
}

}  // namespace tablee::draw
