#pragma once
// The rules of Starter. There are cards from 1 to 40. Each player gets four, and one is turned up
// as a pile. In turn, each player puts a card on the pile; a card higher than the one below it is
// worth a point. A round ends when all hands are empty. Most points win.

#include <string>

#include "core/card_set.h"
#include "core/event.h"
#include "core/fixed_vector.h"
#include "core/item.h"
#include "core/json.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "games/race.h"

namespace tablee::starter {

inline constexpr int kCards = 40, kHandSize = 4;

struct Options {
  int players = 4;  // 2 … 6
  int rounds = 2;   // 1 … 9
  MatchEnd ends() const { return {.rounds = rounds}; }
  bool operator==(const Options&) const = default;
};

// What all players see.
struct Public {
  Options options;
  int round = 0;          // from 1; 0 before the first deal
  Card top = kNoCard;     // of the pile; kNoCard between rounds
  CardSet pile{};         // all cards of the pile
  PerSeat<int> points{};  // of this round
  PerSeat<int> totals{};  // of the earlier rounds
  bool operator==(const Public&) const = default;
};

// What one seat sees.
struct View {
  Public pub;
  Seat viewer = kNobody;
  CardSet hand{};
  bool operator==(const View&) const = default;
};

// The complete state.
struct State {
  Public pub;
  PerSeat<CardSet> hands{};
  bool operator==(const State&) const = default;
};

// All cards: the hands, one seat after the other, then the card that is turned up.
struct Deal {
  FixedVector<Card, kCards> order;
};

struct Move {
  Card card = kNoCard;
  bool operator==(const Move&) const = default;
};
using Moves = FixedVector<Move, kHandSize>;

// The seat to act; kNobody between rounds. Another seat starts each round.
Seat to_play(const Public& table);
// The number of cards that a seat holds.
int held(const Public& table, Seat seat);

Deal make_deal(const State& state, Rng& rng);
std::string deal_text(const Deal& deal);
Result<Deal> parse_deal(const State& state, std::string_view text);
void deal(State& state, const Deal& deal, EventSink* sink);
void legal_moves(const View& view, Moves& moves);
void apply(State& state, Seat seat, Move move, EventSink* sink);
// Draws a state at random among those that look like this view.
State sample(const View& view, Rng& rng);

void write_state(json::Writer& out, const State& state);
void write_view(json::Writer& out, const View& view);
Result<View> read_view(const json::Value& value);

Items describe(const View& view);
Message describe_move(const View& view, Move move);

}  // namespace tablee::starter
