#pragma once
// Little whist behind the interface of all games, with almost none of the optional parts.

#include "core/scan.h"
#include "games/game.h"
#include "games/whist/whist.h"

namespace tablee::whist {

struct Game {
  using Options = whist::Options;
  using State = whist::State;
  using View = whist::View;
  using Move = whist::Move;
  using Moves = whist::Moves;
  using Deal = whist::Deal;

  static constexpr std::string_view kId = "whist";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = 3;
  static constexpr int kMaxSeats = 6;
  static constexpr std::array<OptionField<Options>, 2> kOptions{
      {{"players", &Options::players, kMinSeats, kMaxSeats, false},
       {"rounds", &Options::rounds, 1, 9, false}}};
  static constexpr std::array<TableKind, 1> kKinds{{{"whist", ""}}};
  static constexpr Goal kGoal = Goal::highest;
  static constexpr EventKind kEventKinds[] = {{.kind = "deal"},
                                              {.kind = "play_clubs"},
                                              {.kind = "play_diamonds"},
                                              {.kind = "play_hearts"},
                                              {.kind = "play_spades"},
                                              {.kind = "wins"},
                                              {.kind = "round_end", .per_seat = true}};
  // Of equal totals the one with the better last round wins.
  static constexpr GameExtras<Options, View, Move> kExtras{
      .scoring = {
          .ties = [](const std::vector<std::vector<int>>& rounds) { return rounds.back(); }}};

  static Status check(const Options&) { return {}; }
  static MatchEnd ends(const Options& o) { return o.ends(); }

  static State start(const Options& o) { return {{.options = o}, {}}; }
  static const Options& options(const State& s) { return s.pub.options; }
  static bool over(const State& s) { return s.pub.phase == Phase::over; }
  static bool needs_deal(const State& s) { return s.pub.phase == Phase::deal; }
  static Deal make_deal(const State& s, Rng& rng) { return whist::make_deal(s, rng); }
  static std::string deal_text(const Deal& d) { return whist::deal_text(d); }
  static Result<Deal> parse_deal(const State& s, std::string_view t) {
    return whist::parse_deal(s, t);
  }
  static void deal(State& s, const Deal& d, EventSink* sink) { whist::deal(s, d, sink); }

  static SeatSet to_act(const State& s) {
    return s.pub.phase == Phase::play ? SeatSet::of(s.pub.actor) : SeatSet{};
  }
  static bool needs_secret(const View& v) { return v.pub.phase == Phase::play; }
  static void legal_moves(const View& v, Moves& moves) { whist::legal_moves(v, moves); }
  static void apply(State& s, Seat seat, Move move, EventSink* sink) {
    whist::apply(s, seat, move, sink);
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
  static State sample(const View& v, Rng& rng) { return whist::sample(v, rng); }

  static Scores totals(const View& v) { return v.pub.totals; }
  static Scores standing(const View& v) {
    Scores scores = v.pub.totals;
    for (std::size_t i = 0; i < scores.size(); ++i) scores[i] += v.pub.tricks[i];
    return scores;
  }

  static void write_state(json::Writer& out, const State& s) { whist::write_state(out, s); }
  static void write_view(json::Writer& out, const View& v) { whist::write_view(out, v); }
  static Result<View> read_view(const json::Value& value) { return whist::read_view(value); }

  static Items describe(const View& v) { return whist::describe(v); }
  static Message describe_move(const View& v, Move m) { return whist::describe_move(v, m); }
};

static_assert(GameConcept<Game>);

}  // namespace tablee::whist
