#include "games/nimmt/codec.h"

#include <span>

#include "core/enum_index.h"
#include "games/game.h"
#include "games/nimmt/codec_parts.h"
#include "games/nimmt/codec_special.h"
#include "games/nimmt/game.h"
#include "games/options.h"

namespace tablee::nimmt {
namespace {

constexpr std::string_view kPhaseNames[] = {"deal",  "draft",    "choose", "take_row",
                                            "place", "exchange", "over"};

}  // namespace

void write_sets(json::Writer& out, std::string_view name, const Public& p,
                const PerSeat<CardSet>& sets) {
  out.key(name).begin_array();
  for (std::size_t i = 0, count = p.options.players; i < count; ++i) {
    out.begin_array();
    for (const Card c : sets[i]) out.value(static_cast<int>(c));
    out.end_array();
  }
  out.end_array();
}

void write_public(json::Writer& out, const Public& p) {
  const std::size_t seats = p.options.players;
  out.key("options");
  write_options<Game>(out, p.options);
  out.member("phase", phase_name(p.phase)).member("round", p.round).member("trick", p.trick);
  out.key("rows").begin_array();
  for (const Row& row : p.rows) {
    out.begin_array();
    for (const Card c : row) out.value(static_cast<int>(c));
    out.end_array();
  }
  out.end_array();
  out.key("queue").begin_array();
  for (const Played& q : p.queue)
    out.begin_object()
        .member("card", static_cast<int>(q.card))
        .member("seat", int{q.seat})
        .end_object();
  out.end_array();
  out.numbers("chosen", p.chosen);
  out.member("actor", int{p.actor}).member("first_drafter", int{p.first_drafter});
  out.numbers("seen", p.seen).numbers("market", p.market);
  out.numbers("hand_sizes", std::span(p.hand_size).first(seats));
  write_sets(out, "known", p, p.known);
  write_sets(out, "piles", p, p.pile);
  out.numbers("totals", std::span(p.totals).first(seats));
  if (p.options.special) write_special(out, p);
}

std::string_view phase_name(Phase phase) { return kPhaseNames[index_of(phase)]; }

void write_view(json::Writer& out, const View& v) {
  out.begin_object();
  out.member("seat", int{v.viewer});
  write_public(out, v.pub);
  out.numbers("hand", v.hand).member("card", int{v.chosen});
  if (v.pub.options.special) write_special(out, v);
  out.end_object();
}

}  // namespace tablee::nimmt
