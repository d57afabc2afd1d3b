#pragma once
// Starter behind the interface of all games (games/game.h), without any optional part.

#include "core/scan.h"
#include "games/game.h"
#include "games/starter/rules.h"

namespace tablee::starter {

struct Game {
  using Options = starter::Options;
  using State = starter::State;
  using View = starter::View;
  using Move = starter::Move;
  using Moves = starter::Moves;
  using Deal = starter::Deal;

  static constexpr std::string_view kId = "starter";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 6;
  static constexpr Goal kGoal = Goal::highest;
  static constexpr std::array<OptionField<Options>, 2> kOptions{
      {{"players", &Options::players, kMinSeats, kMaxSeats, false},
       {"rounds", &Options::rounds, 1, 9, false}}};
  static constexpr std::array<TableKind, 1> kKinds{{{"starter", ""}}};
  static constexpr EventKind kEventKinds[] = {
      {.kind = "deal"},
      {.kind = "higher"},
      {.kind = "lower"},
      {.kind = "round_end", .per_seat = true},
  };
  static constexpr GameExtras<Options, View, Move> kExtras{};

  static Status check(const Options&) { return {}; }
  static MatchEnd ends(const Options& o) { return o.ends(); }

  static State start(const Options& o) { return {{.options = o}, {}}; }
  static const Options& options(const State& s) { return s.pub.options; }
  static bool over(const State& s) {
    return s.pub.top == kNoCard && s.pub.options.ends().last(s.pub.round);
  }
  static bool needs_deal(const State& s) { return s.pub.top == kNoCard && !over(s); }
  static Deal make_deal(const State& s, Rng& rng) { return starter::make_deal(s, rng); }
  static std::string deal_text(const Deal& d) { return starter::deal_text(d); }
  static Result<Deal> parse_deal(const State& s, std::string_view text) {
    return starter::parse_deal(s, text);
  }
  static void deal(State& s, const Deal& d, EventSink* sink) { starter::deal(s, d, sink); }

  static SeatSet to_act(const State& s) {
    const Seat seat = to_play(s.pub);
    return seat == kNobody ? SeatSet{} : SeatSet::of(seat);
  }
  static bool needs_secret(const View& v) { return v.pub.top != kNoCard; }
  static void legal_moves(const View& v, Moves& moves) { starter::legal_moves(v, moves); }
  static void apply(State& s, Seat seat, Move move, EventSink* sink) {
    starter::apply(s, seat, move, sink);
  }
  static std::string move_text(Move m) { return std::to_string(m.card); }
  static std::optional<Move> parse_move(std::string_view text) {
    const auto card = Scan::to_number(text);
    if (!card || *card < 1 || *card > kCards) return {};
    return Move{static_cast<Card>(*card)};
  }

  static int players(const View& v) { return v.pub.options.players; }
  static View view(const State& s, Seat seat) {
    return {s.pub, seat, seat == kNobody ? CardSet{} : s.hands[seat]};
  }
  static View open_view(const State& s, Seat seat) { return {s.pub, seat, {}}; }
  static State sample(const View& v, Rng& rng) { return starter::sample(v, rng); }

  static Scores totals(const View& v) { return v.pub.totals; }
  static Scores standing(const View& v) {
    Scores scores = v.pub.totals;
    for (int i = 0; i < v.pub.options.players; ++i) scores[i] += v.pub.points[i];
    return scores;
  }

  static void write_state(json::Writer& out, const State& s) { starter::write_state(out, s); }
  static void write_view(json::Writer& out, const View& v) { starter::write_view(out, v); }
  static Result<View> read_view(const json::Value& value) { return starter::read_view(value); }

  static Items describe(const View& v) { return starter::describe(v); }
  static Message describe_move(const View& v, Move m) { return starter::describe_move(v, m); }
};

static_assert(GameConcept<Game>);

}  // namespace tablee::starter
