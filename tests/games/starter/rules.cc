#include "games/starter/rules.h"

#include "core/scan.h"

namespace tablee::starter {
namespace {

// The number of cards played in this round; the first of the pile was turned up.
int turns(const Public& p) { return p.pile.size() - 1; }

void end_round(Public& p, EventSink* sink) {
  Event end{.kind = "round_end", .fields = {{"round", p.round}}};
  for (int i = 0; i < p.options.players; ++i) {
    p.totals[i] += p.points[i];
    end.per_seat.push_back(p.points[i]);
  }
  p.top = kNoCard;
  p.pile = {};
  p.points = {};
  if (sink) sink->emit(std::move(end));
}

}  // namespace

Seat to_play(const Public& p) {
  if (p.top == kNoCard) return kNobody;
  return seat_at((p.round - 1 + turns(p)) % p.options.players);
}

int held(const Public& p, Seat seat) {
  if (p.top == kNoCard) return 0;
  const int players = p.options.players;
  const int place = (seat + players - (p.round - 1) % players) % players;  // in the order of play
  return kHandSize - (turns(p) - place + players - 1) / players;
}

Deal make_deal(const State&, Rng& rng) {
  Deal d;
  for (const Card c : CardSet::range(1, kCards)) d.order.push_back(c);
  rng.shuffle(d.order.span());
  return d;
}

std::string deal_text(const Deal& d) {
  std::string text = "cards";
  for (const Card c : d.order) text += " " + std::to_string(c);
  return text;
}

Result<Deal> parse_deal(const State&, std::string_view text) {
  const Error bad{msg("starter.error.deal"), {}};
  Scan scan(text);
  if (!scan.literal("cards")) return bad;
  Deal d;
  CardSet left = CardSet::range(1, kCards);
  while (!scan.at_end()) {
    const auto card = scan.number(1, kCards);
    if (!card || !left.has(static_cast<Card>(*card))) return bad;
    left.remove(static_cast<Card>(*card));
    d.order.push_back(static_cast<Card>(*card));
  }
  if (!left.empty()) return bad;
  return d;
}

void deal(State& s, const Deal& d, EventSink* sink) {
  Public& p = s.pub;
  ++p.round;
  const int dealt = kHandSize * p.options.players;
  for (int i = 0; i < dealt; ++i) s.hands[i / kHandSize].add(d.order[i]);
  p.top = d.order[dealt];
  p.pile.add(p.top);
  if (sink)
    sink->emit({.kind = "deal", .reveals = true, .fields = {{"round", p.round}, {"card", p.top}}});
}

void legal_moves(const View& v, Moves& moves) {
  moves.clear();
  if (v.viewer == kNobody || v.viewer != to_play(v.pub)) return;
  for (const Card c : v.hand) moves.push_back({c});
}

void apply(State& s, Seat seat, Move move, EventSink* sink) {
  Public& p = s.pub;
  const bool higher = move.card > p.top;
  s.hands[seat].remove(move.card);
  p.points[seat] += higher ? 1 : 0;
  p.top = move.card;
  p.pile.add(move.card);
  if (sink)
    sink->emit({.kind = higher ? "higher" : "lower",
                .seat = seat,
                .reveals = true,
                .fields = {{"card", move.card}}});
  if (turns(p) == kHandSize * p.options.players) end_round(p, sink);
}

State sample(const View& v, Rng& rng) {
  State s{v.pub, {}};
  FixedVector<Card, kCards> left;
  for (const Card c : CardSet::range(1, kCards) - v.pub.pile - v.hand) left.push_back(c);
  rng.shuffle(left.span());
  for (Seat seat = 0; seat < v.pub.options.players; ++seat) {
    if (seat == v.viewer && !v.hand.empty()) {
      s.hands[seat] = v.hand;
      continue;
    }
    for (int n = held(v.pub, seat); n > 0; --n) {
      s.hands[seat].add(left.back());
      left.pop_back();
    }
  }
  return s;
}

}  // namespace tablee::starter
