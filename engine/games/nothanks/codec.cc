#include "games/nothanks/codec.h"

#include "core/enum_index.h"
#include "games/nothanks/game.h"
#include "games/options.h"

namespace tablee::nothanks {
namespace {

constexpr std::string_view kPhaseNames[] = {"deal", "turn", "over"};

void write_public(json::Writer& out, const Public& p) {
  const std::size_t seats = p.options.players;
  out.key("options");
  write_options<Game>(out, p.options);
  out.member("phase", phase_name(p.phase)).member("round", p.round);
  out.member("actor", int{p.actor}).member("card", int{p.card}).member("pot", p.pot);
  out.member("pile", p.pile);
  out.key("taken").begin_array();
  for (std::size_t i = 0; i < seats; ++i) {
    out.begin_array();
    for (const Card c : p.taken[i]) out.value(int{c});
    out.end_array();
  }
  out.end_array();
  out.numbers("chips", std::span(p.chips).first(seats));
  out.numbers("totals", std::span(p.totals).first(seats));
}

}  // namespace

std::string_view phase_name(Phase phase) { return kPhaseNames[index_of(phase)]; }

void write_state(json::Writer& out, const State& s) {
  out.begin_object();
  write_public(out, s.pub);
  out.numbers("order", s.secret.order).end_object();
}

void write_view(json::Writer& out, const View& v) {
  out.begin_object().member("seat", int{v.viewer});
  write_public(out, v.pub);
  out.member("own_chips", v.own_chips).end_object();
}

}  // namespace tablee::nothanks
