// States of 6 qui prend as JSON: only the command line writes them.

#include <span>

#include "games/nimmt/codec.h"
#include "games/nimmt/codec_parts.h"
#include "games/nimmt/codec_special.h"

namespace tablee::nimmt {

void write_state(json::Writer& out, const State& s) {
  const std::size_t seats = s.pub.options.players;
  out.begin_object();
  write_public(out, s.pub);
  write_sets(out, "hands", s.pub, s.secret.hand);
  out.numbers("cards", std::span(s.secret.chosen).first(seats));
  out.numbers("reserve", s.secret.reserve);
  if (s.pub.options.special) write_special(out, s);
  out.end_object();
}

}  // namespace tablee::nimmt
