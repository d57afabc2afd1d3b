#include "web/games/nimmt/people.h"

#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {
// All names have one size: the one that the longest needs.
float People::name_size(const Stage& s) const {
  const Sizes& z = s.size();
  const float most = at_.column && at_.seat[0].h > 84 ? z.body * 1.12f : z.small;
  float size = most;
  const int players = view(s).pub.options.players;
  for (std::size_t i = 0; i < s.frame.names.size() && static_cast<int>(i) < players; ++i) {
    const float space = (at_.column ? at_.played[i].x - at_.seat[i].x : at_.seat[i].w) -
                        12 * z.unit - count_width(s, most, count_below_);
    const float wide = text_width(s.pen, s.frame.names[i], Font::bold, most);
    if (wide > space) size = std::min(size, most * space / wide);
  }
  return size;
}

void People::size_names(const Stage& s) {
  count_below_ = false;
  name_size_ = name_size(s);
  if (view(s).pub.options.special) {
    // A readable name is more important; the count goes below it.
    count_below_ = true;
    const float alone = name_size(s);
    count_below_ = name_size_ < alone * 0.9f;
    if (count_below_) name_size_ = alone;
  }
  // Only a name that is much too long is smaller than the others.
  name_size_ = std::max({name_size_, 11 * s.size().unit, s.size().small * 0.6f});
}

void People::draw(Stage& s, const Parts& parts, bool gathered) {
  size_names(s);
  for (int i = 0; i < view(s).pub.options.players; ++i) {
    const Spoken* spoken = nullptr;
    for (const auto& [sp, index] : parts.seats)
      if (index == i) spoken = sp;
    draw_seat(s, spoken, i, gathered);
  }
  for (const auto& [spoken, index] : parts.known)
    if (index < kMaxSeats) s.shown(spoken->item->id, at_.seat[index]);
}

}  // namespace tablee::nimmt::drawing
