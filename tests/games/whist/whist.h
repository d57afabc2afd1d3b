#pragma once
// A small game of another kind, to show what a game needs: tricks with suits, and most points win.
// There are four suits of 13 cards, and each player holds eight. One player leads, the others
// follow suit where they can; the highest card of the suit led takes the trick, which is worth a
// point, and leads the next.

#include <array>
#include <optional>
#include <string>

#include "core/card_set.h"
#include "core/event.h"
#include "core/fixed_vector.h"
#include "core/item.h"
#include "core/json.h"
#include "core/result.h"
#include "core/rng.h"
#include "games/race.h"

namespace tablee::whist {

inline constexpr int kSuits = 4, kRanks = 13, kCards = kSuits * kRanks, kHand = 8;

constexpr int suit(Card c) { return (c - 1) / kRanks; }
constexpr int rank(Card c) { return (c - 1) % kRanks + 1; }

struct Options {
  int players = 4;  // 3 … 6
  int rounds = 3;
  MatchEnd ends() const { return {.rounds = rounds}; }
  bool operator==(const Options&) const = default;
};

enum class Phase : std::uint8_t { deal, play, over };

struct Public {
  Options options;
  Phase phase = Phase::deal;
  int round = 0;
  Seat actor = kNobody;
  Seat leader = kNobody;                 // of the trick
  FixedVector<Card, kMaxSeats> trick{};  // from the leader on
  CardSet seen{};                        // of the round, the trick among them
  PerSeat<std::uint8_t> held{};
  PerSeat<int> tricks{};  // of the round
  PerSeat<int> totals{};
  bool operator==(const Public&) const = default;
};

struct View {
  Public pub;
  Seat viewer = kNobody;
  CardSet hand;
  bool operator==(const View&) const = default;
};

struct State {
  Public pub;
  PerSeat<CardSet> hands{};
  bool operator==(const State&) const = default;
};

struct Deal {
  Seat first = 0;
  FixedVector<Card, kCards> order;  // eight to each seat, in turn
};

struct Move {
  Card card = kNoCard;
  bool operator==(const Move&) const = default;
};
using Moves = FixedVector<Move, kHand>;

Deal make_deal(const State& state, Rng& rng);
std::string deal_text(const Deal& deal);
Result<Deal> parse_deal(const State& state, std::string_view text);
void deal(State& state, const Deal& deal, EventSink* sink);
void legal_moves(const View& view, Moves& moves);
void apply(State& state, Seat seat, Move move, EventSink* sink);
State sample(const View& view, Rng& rng);

void write_state(json::Writer& out, const State& state);
void write_view(json::Writer& out, const View& view);
Result<View> read_view(const json::Value& value);

Items describe(const View& view);
Message describe_move(const View& view, Move move);
// "7 of spades".
Message card_text(Card card);

}  // namespace tablee::whist
