#pragma once
// 6 qui prend and 6 qui surprend (RULES.md §1, §2) behind the interface of all games.

#include "games/game.h"
#include "games/nimmt/causes.h"
#include "games/nimmt/codec.h"
#include "games/nimmt/compose.h"
#include "games/nimmt/describe.h"
#include "games/nimmt/events.h"
#include "games/nimmt/examples.h"
#include "games/nimmt/labels.h"
#include "games/nimmt/lesson.h"
#include "games/nimmt/open_rounds.h"
#include "games/nimmt/pad.h"
#include "games/nimmt/rules.h"
#include "games/nimmt/state.h"
#include "games/nimmt/topics.h"

namespace tablee::nimmt {

struct Game {
  using Options = nimmt::Options;
  using State = nimmt::State;
  using View = nimmt::View;
  using Move = nimmt::Move;
  using Moves = nimmt::Moves;
  using Deal = nimmt::Deal;

  static constexpr std::string_view kId = "nimmt";
  static constexpr int kRulesVersion = 1;
  static constexpr Goal kGoal = nimmt::kGoal;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 10;
  static constexpr std::array<OptionField<Options>, 8> kOptions{{
      {"players", &Options::players, kMinSeats, kMaxSeats, false},
      {"target", &Options::target, 0, 999, false},
      {"at_least", &Options::at_least, 0, 1, true},
      {"rounds", &Options::rounds, 0, 99, false},
      {"tactic", &Options::tactic, 0, 1, true},
      {"logic", &Options::logic, 0, 1, true},
      {"profi", &Options::profi, 0, 1, true},
      {"special", &Options::special, 0, 1, true},
  }};
  static constexpr std::array<TableKind, 2> kKinds{{{"nimmt", ""}, {"surprend", "special"}}};
  static constexpr std::span<const EventKind> kEventKinds = nimmt::kEventKinds;
  static constexpr GameExtras<Options, View, Move> kExtras{
      .scoring = {.is_clean = [](int points) { return points == 0; }},
      .teaching = {.lessons = kLessons,
                   .examples = kExamples,
                   .topics = kTopics,
                   .open_rounds = kOpenRounds,
                   .plain_moves = kPlainMoves},
      .moves = {.in_short = move_in_short,
                .cause = nimmt::cause,
                .suggested = nimmt::suggested,
                .on_button = move_on_button,
                .words = kMoveWords,
                .example = nimmt::example,
                .typed = nimmt::typed,
                .compose =
                    [](const View& v, Items& items, std::string_view begun) {
                      if (v.pub.options.special) compose_moves(v, items, begun);
                    }},
      .secrets = {.peek = nimmt::peek,
                  .holding = nimmt::holding,
                  .held_cards = nimmt::held_cards,
                  .held_items = kSpecialId,
                  .unseen = [](const View& v) { return std::optional(nimmt::unseen(v)); },
                  .laid_open = nimmt::laid_open,
                  .gained = nimmt::gained},
      .phones = {.hands = true,
                 .supposed = nimmt::supposed,
                 .instead = "replace",
                 .draws = "exchange"},
      .events = {.taken = nimmt::taken, .cause = nimmt::cause},
      .pad = {.fields = kPadFields, .points = pad_points, .supply = pad_supply},
      .site = {.labels = write_labels},
  };

  static Status check(const Options& o) { return nimmt::check(o); }
  static MatchEnd ends(const Options& o) { return o.ends(); }

  static State start(const Options& o) { return nimmt::start(o); }
  static const Options& options(const State& s) { return s.pub.options; }
  static bool over(const State& s) { return s.pub.phase == Phase::over; }
  static bool needs_deal(const State& s) { return s.pub.phase == Phase::deal; }
  static Deal make_deal(const State& s, Rng& rng) { return nimmt::make_deal(s, rng); }
  static std::string deal_text(const Deal& d) { return nimmt::deal_text(d); }
  static Result<Deal> parse_deal(const State& s, std::string_view t) {
    return nimmt::parse_deal(s, t);
  }
  static void deal(State& s, const Deal& d, EventSink* sink) { nimmt::deal(s, d, sink); }

  static SeatSet to_act(const State& s) { return nimmt::to_act(s.pub); }
  static bool needs_secret(const View& v) { return v.pub.phase == Phase::choose; }
  static void legal_moves(const View& v, Moves& moves) { nimmt::legal_moves(v, moves); }
  static void apply(State& s, Seat seat, Move move, EventSink* sink) {
    nimmt::apply(s, seat, move, sink);
  }
  static std::string move_text(Move m) { return nimmt::move_text(m); }
  static std::optional<Move> parse_move(std::string_view t) { return nimmt::parse_move(t); }

  static int players(const View& v) { return v.pub.options.players; }
  static View view(const State& s, Seat seat) { return nimmt::view(s, seat); }
  static View open_view(const State& s, Seat seat) { return nimmt::open_view(s, seat); }
  static State sample(const View& v, Rng& rng) { return nimmt::sample(v, rng); }

  static Scores totals(const View& v) { return v.pub.totals; }
  static Scores standing(const View& v) {
    Scores scores = v.pub.totals;
    for (std::size_t i = 0; i < scores.size(); ++i)
      scores[i] += round_heads(v.pub, seat_at(static_cast<int>(i)));
    return scores;
  }

  static void write_state(json::Writer& out, const State& s) { nimmt::write_state(out, s); }
  static void write_view(json::Writer& out, const View& v) { nimmt::write_view(out, v); }
  static Result<View> read_view(const json::Value& value) { return nimmt::read_view(value); }

  static Items describe(const View& v) { return nimmt::describe(v); }
  static Message describe_move(const View& v, Move m) { return nimmt::describe_move(v, m); }
};

static_assert(GameConcept<Game>);

}  // namespace tablee::nimmt
