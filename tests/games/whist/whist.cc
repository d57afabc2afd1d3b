#include "games/whist/whist.h"

#include <algorithm>
#include <iterator>

#include "core/enum_index.h"
#include "core/scan.h"
#include "games/options.h"
#include "games/whist/game.h"

namespace tablee::whist {
namespace {

constexpr std::string_view kSuitNames[kSuits] = {"clubs", "diamonds", "hearts", "spades"};
constexpr std::string_view kPlayed[kSuits] = {"play_clubs", "play_diamonds", "play_hearts",
                                              "play_spades"};
constexpr std::string_view kPhases[] = {"deal", "play", "over"};

std::size_t at(Seat seat) { return seat; }

Seat next(const Public& p, Seat seat, int steps = 1) {
  return seat_at((seat + steps) % p.options.players);
}

void end_round(State& s, EventSink* sink) {
  Public& p = s.pub;
  Event end{.kind = "round_end", .fields = {{"round", p.round}}};
  for (int i = 0; i < p.options.players; ++i) {
    p.totals[at(seat_at(i))] += p.tricks[at(seat_at(i))];
    end.per_seat.push_back(p.tricks[at(seat_at(i))]);
  }
  p.tricks = {};
  p.seen = {};
  p.actor = p.leader = kNobody;
  p.phase = p.options.ends().last(p.round) ? Phase::over : Phase::deal;
  if (sink) sink->emit(std::move(end));
}

void end_trick(State& s, EventSink* sink) {
  Public& p = s.pub;
  std::size_t best = 0;
  for (std::size_t i = 1; i < p.trick.size(); ++i)
    if (suit(p.trick[i]) == suit(p.trick[best]) && p.trick[i] > p.trick[best]) best = i;
  const Seat winner = next(p, p.leader, static_cast<int>(best));
  ++p.tricks[at(winner)];
  p.trick.clear();
  p.actor = p.leader = winner;
  if (sink)
    sink->emit({.kind = "wins", .seat = winner, .fields = {{"tricks", p.tricks[at(winner)]}}});
  if (p.held[at(winner)] == 0) end_round(s, sink);
}

bool read_cards(const json::Value* list, CardSet& out) {
  if (!list || list->kind != json::Value::Kind::array) return false;
  for (const json::Value& item : list->items) {
    const auto card = item.as_int(1, kCards);
    if (!card || out.has(static_cast<Card>(*card))) return false;
    out.add(static_cast<Card>(*card));
  }
  return true;
}

void write_public(json::Writer& out, const Public& p) {
  const std::size_t seats = p.options.players;
  out.key("options");
  write_options<Game>(out, p.options);
  out.member("phase", kPhases[index_of(p.phase)]).member("round", p.round);
  out.member("actor", int{p.actor}).member("leader", int{p.leader});
  out.numbers("trick", p.trick).numbers("seen", p.seen);
  out.numbers("held", std::span(p.held).first(seats));
  out.numbers("tricks", std::span(p.tricks).first(seats));
  out.numbers("totals", std::span(p.totals).first(seats));
}

}  // namespace

Deal make_deal(const State& state, Rng& rng) {
  Deal d;
  for (int c = 1; c <= kCards; ++c) d.order.push_back(static_cast<Card>(c));
  rng.shuffle(d.order.span());
  d.first =
      seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(state.pub.options.players))));
  return d;
}

std::string deal_text(const Deal& d) {
  std::string text = "first " + std::to_string(d.first) + " cards";
  for (const Card c : d.order) text += " " + std::to_string(c);
  return text;
}

Result<Deal> parse_deal(const State& state, std::string_view text) {
  const Error bad{msg("whist.error.deal"), {}};
  Scan scan(text);
  if (!scan.literal("first")) return bad;
  const auto first = scan.number(0, state.pub.options.players - 1);
  if (!first || !scan.literal("cards")) return bad;
  Deal d;
  d.first = seat_at(*first);
  CardSet left = CardSet::range(1, kCards);
  while (!scan.at_end()) {
    const auto card = scan.number(1, kCards);
    if (!card || !left.has(static_cast<Card>(*card))) return bad;
    left.remove(static_cast<Card>(*card));
    d.order.push_back(static_cast<Card>(*card));
  }
  if (static_cast<int>(d.order.size()) < kHand * state.pub.options.players) return bad;
  for (const Card c : left) d.order.push_back(c);
  return d;
}

void deal(State& s, const Deal& d, EventSink* sink) {
  Public& p = s.pub;
  ++p.round;
  p.phase = Phase::play;
  p.actor = p.leader = d.first;
  s.hands = {};
  for (int i = 0; i < kHand * p.options.players; ++i)
    s.hands[i % p.options.players].add(d.order[i]);
  for (int i = 0; i < p.options.players; ++i) p.held[i] = kHand;
  if (sink)
    sink->emit({.kind = "deal", .seat = d.first, .reveals = true, .fields = {{"round", p.round}}});
}

void legal_moves(const View& v, Moves& moves) {
  moves.clear();
  if (v.pub.phase != Phase::play || v.viewer != v.pub.actor) return;
  const auto follows = [&](Card c) {
    return !v.pub.trick.empty() && suit(c) == suit(v.pub.trick[0]);
  };
  for (const Card c : v.hand)
    if (follows(c)) moves.push_back({c});
  if (!moves.empty()) return;
  for (const Card c : v.hand) moves.push_back({c});
}

void apply(State& s, Seat seat, Move move, EventSink* sink) {
  Public& p = s.pub;
  s.hands[at(seat)].remove(move.card);
  --p.held[at(seat)];
  p.seen.add(move.card);
  p.trick.push_back(move.card);
  p.actor = next(p, seat);
  if (sink)
    sink->emit({.kind = kPlayed[suit(move.card)],
                .seat = seat,
                .reveals = true,
                .fields = {{"card", move.card}, {"rank", rank(move.card)}}});
  if (static_cast<int>(p.trick.size()) == p.options.players) end_trick(s, sink);
}

State sample(const View& v, Rng& rng) {
  State s{v.pub, {}};
  if (v.pub.phase != Phase::play) return s;
  FixedVector<Card, kCards> left;
  for (const Card c : CardSet::range(1, kCards) - v.pub.seen - v.hand) left.push_back(c);
  rng.shuffle(left.span());
  std::size_t dealt = 0;
  for (int i = 0; i < v.pub.options.players; ++i) {
    const std::size_t seat = i;
    if (i == v.viewer && !v.hand.empty())
      s.hands[seat] = v.hand;
    else
      for (int n = 0; n < v.pub.held[seat]; ++n) s.hands[seat].add(left[dealt++]);
  }
  return s;
}

void write_state(json::Writer& out, const State& s) {
  out.begin_object();
  write_public(out, s.pub);
  out.key("hands").begin_array();
  for (int i = 0; i < s.pub.options.players; ++i) {
    out.begin_array();
    for (const Card c : s.hands[i]) out.value(int{c});
    out.end_array();
  }
  out.end_array().end_object();
}

void write_view(json::Writer& out, const View& v) {
  out.begin_object().member("seat", int{v.viewer});
  write_public(out, v.pub);
  out.numbers("hand", v.hand).end_object();
}

Result<View> read_view(const json::Value& value) {
  const auto wrong = [](std::string_view where) {
    return Error{msg("error.view"), std::string(where)};
  };
  View v;
  Public& p = v.pub;
  const json::Value* options = value.find("options");
  if (!options) return wrong("options");
  const auto parsed = read_options<Game>(*options);
  if (!parsed) return parsed.error();
  p.options = *parsed;
  const auto phase = value.string_at("phase");
  const auto* known = std::find(std::begin(kPhases), std::end(kPhases), phase.value_or(""));
  if (known == std::end(kPhases)) return wrong("phase");
  p.phase = static_cast<Phase>(known - std::begin(kPhases));
  const int last = p.options.players - 1, none = p.phase == Phase::play ? 0 : kNobody;
  const auto integer = [&](std::string_view name, int low, int high, auto& out) {
    const auto n = value.integer_at(name, low, high);
    if (n) out = static_cast<std::remove_reference_t<decltype(out)>>(*n);
    return n.has_value();
  };
  const auto figures = [&](std::string_view name, int low, int high, auto& out) {
    const auto* list = value.array_at(name);
    if (!list || static_cast<int>(list->size()) != p.options.players) return false;
    for (std::size_t i = 0; i < list->size(); ++i) {
      const auto n = (*list)[i].as_int(low, high);
      if (!n) return false;
      out[i] = static_cast<std::remove_reference_t<decltype(out[i])>>(*n);
    }
    return true;
  };
  const int top = none == kNobody ? kNobody : last;
  if (!integer("round", 0, p.options.rounds, p.round)) return wrong("round");
  if (!integer("seat", kNobody, last, v.viewer)) return wrong("seat");
  if (!integer("actor", none, top, p.actor)) return wrong("actor");
  if (!integer("leader", none, top, p.leader)) return wrong("leader");
  if (!figures("held", 0, kHand, p.held)) return wrong("held");
  if (!figures("tricks", 0, kHand, p.tricks)) return wrong("tricks");
  if (!figures("totals", 0, 1000, p.totals)) return wrong("totals");
  if (!read_cards(value.find("seen"), p.seen)) return wrong("seen");
  if (!read_cards(value.find("hand"), v.hand) || !(p.seen & v.hand).empty()) return wrong("hand");
  const auto* trick = value.array_at("trick");
  if (!trick || static_cast<int>(trick->size()) > last) return wrong("trick");
  for (const json::Value& item : *trick) {
    const auto card = item.as_int(1, kCards);
    if (!card || !p.seen.has(static_cast<Card>(*card))) return wrong("trick");
    p.trick.push_back(static_cast<Card>(*card));
  }
  int held = 0;
  for (int i = 0; i <= last; ++i) held += p.held[i];
  if (p.phase == Phase::play &&
      (held + p.seen.size() != kHand * p.options.players ||
       (v.viewer != kNobody && !v.hand.empty() && v.hand.size() != p.held[at(v.viewer)])))
    return wrong("held");
  return v;
}

Message card_text(Card card) {
  return msg_family("whist.card.", kSuitNames[suit(card)]).with("rank", rank(card));
}

Items describe(const View& v) {
  const Public& p = v.pub;
  Items items;
  items.push_back(
      {.id = "where",
       .role = Role::heading,
       .level = 2,
       .text = p.round == 0 ? msg("whist.title") : round_text(p.options.ends(), p.round)});
  Message prompt = p.phase == Phase::deal   ? msg("whist.prompt.deal")
                   : p.phase == Phase::over ? msg("whist.prompt.over")
                   : p.actor == v.viewer    ? msg("whist.prompt.play")
                                            : msg("whist.prompt.wait").with_seat("seat", p.actor);
  items.push_back({.id = "prompt", .role = Role::text, .text = std::move(prompt), .on = true});
  if (!p.trick.empty())
    items.push_back({.id = "trick", .role = Role::list, .text = msg("whist.trick")});
  for (std::size_t i = 0; i < p.trick.size(); ++i)
    items.push_back({.id = "queue." + std::to_string(p.trick[i]),
                     .role = Role::entry,
                     .depth = 1,
                     .text = msg("whist.lies")
                                 .with_message("card", card_text(p.trick[i]))
                                 .with_seat("seat", next(p, p.leader, static_cast<int>(i)))});
  Moves moves;
  legal_moves(v, moves);
  if (!v.hand.empty())
    items.push_back({.id = "hand", .role = Role::list, .text = msg("whist.hand")});
  for (const Card c : v.hand) {
    Item item{
        .id = "hand." + std::to_string(c), .role = Role::entry, .depth = 1, .text = card_text(c)};
    item.data = NumberCard{c};
    if (std::find(moves.begin(), moves.end(), Move{c}) != moves.end()) {
      item.role = Role::button;
      item.action = {Verb::move, std::to_string(c)};
      item.hint = describe_move(v, {c});
    }
    items.push_back(std::move(item));
  }
  items.push_back({.id = "people", .role = Role::list, .text = msg("whist.people")});
  for (int i = 0; i < p.options.players; ++i) {
    const std::size_t seat = i;
    items.push_back({.id = "seat." + std::to_string(i),
                     .role = Role::entry,
                     .depth = 1,
                     .text = msg("whist.seat")
                                 .with_seat("seat", seat_at(i))
                                 .with("tricks", p.tricks[seat])
                                 .with("total", p.totals[seat] + p.tricks[seat]),
                     .data = SeatPoints{seat_at(i), p.totals[seat] + p.tricks[seat]},
                     .on = seat_at(i) == p.actor});
  }
  return items;
}

Message describe_move(const View& v, Move move) {
  if (v.pub.trick.empty())
    return msg("whist.would_lead").with_message("card", card_text(move.card));
  return suit(move.card) == suit(v.pub.trick[0]) ? msg("whist.would_follow")
                                                 : msg("whist.would_throw");
}

}  // namespace tablee::whist
