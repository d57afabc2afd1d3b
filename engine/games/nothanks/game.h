#pragma once
// Non merci (RULES.md §3) behind the interface of all games.

#include "games/game.h"
#include "games/nothanks/causes.h"
#include "games/nothanks/codec.h"
#include "games/nothanks/describe.h"
#include "games/nothanks/events.h"
#include "games/nothanks/examples.h"
#include "games/nothanks/labels.h"
#include "games/nothanks/lesson.h"
#include "games/nothanks/open_rounds.h"
#include "games/nothanks/pad.h"
#include "games/nothanks/rules.h"
#include "games/nothanks/state.h"
#include "games/nothanks/topics.h"

namespace tablee::nothanks {

struct Game {
  using Options = nothanks::Options;
  using State = nothanks::State;
  using View = nothanks::View;
  using Move = nothanks::Move;
  using Moves = nothanks::Moves;
  using Deal = nothanks::Deal;

  static constexpr std::string_view kId = "nothanks";
  static constexpr int kRulesVersion = 1;
  static constexpr Goal kGoal = nothanks::kGoal;
  static constexpr int kMinSeats = 3;
  static constexpr int kMaxSeats = 7;
  static constexpr std::array<OptionField<Options>, 4> kOptions{{
      {"players", &Options::players, kMinSeats, kMaxSeats, false},
      {"rounds", &Options::rounds, 1, 20, false},
      {"open_chips", &Options::open_chips, 0, 1, true},
      {"tactical", &Options::tactical, 0, 1, true},
  }};
  static constexpr std::array<TableKind, 1> kKinds{{{"nothanks", ""}}};
  static constexpr std::span<const EventKind> kEventKinds = nothanks::kEventKinds;
  static constexpr GameExtras<Options, View, Move> kExtras{
      .teaching = {.lessons = kLessons,
                   .examples = kExamples,
                   .topics = kTopics,
                   .open_rounds = kOpenRounds},
      .moves = {.cause = nothanks::cause,
                .suggested = suggested,
                .words = kMoveWords,
                .example = nothanks::example,
                .answers = kAnswers},
      .secrets = {.peek = nothanks::peek,
                  .holding = nothanks::holding,
                  .held_items = kChipsId,
                  .unseen = [](const View& v) { return std::optional(nothanks::unseen(v)); },
                  .laid_open = laid_open},
      .events = {.taken = nothanks::taken, .cause = nothanks::cause},
      .pad = {.fields = kPadFields, .points = pad_points, .supply = pad_supply},
      .site = {.labels = write_labels},
  };

  static Status check(const Options&) { return {}; }
  static MatchEnd ends(const Options& o) { return o.ends(); }

  static State start(const Options& o) { return {{.options = o}, {}}; }
  static const Options& options(const State& s) { return s.pub.options; }
  static bool over(const State& s) { return s.pub.phase == Phase::over; }
  static bool needs_deal(const State& s) { return s.pub.phase == Phase::deal; }
  static Deal make_deal(const State& s, Rng& rng) { return nothanks::make_deal(s, rng); }
  static std::string deal_text(const Deal& d) { return nothanks::deal_text(d); }
  static Result<Deal> parse_deal(const State& s, std::string_view t) {
    return nothanks::parse_deal(s, t);
  }
  static void deal(State& s, const Deal& d, EventSink* sink) { nothanks::deal(s, d, sink); }

  static SeatSet to_act(const State& s) {
    return s.pub.phase == Phase::turn ? SeatSet::of(s.pub.actor) : SeatSet{};
  }
  // Only chips are hidden, and their numbers can be worked out, so that no turn needs a hand-over
  // of the device. The acting player may still look at them.
  static bool needs_secret(const View&) { return false; }
  static void legal_moves(const View& v, Moves& moves) { nothanks::legal_moves(v, moves); }
  static void apply(State& s, Seat seat, Move move, EventSink* sink) {
    nothanks::apply(s, seat, move, sink);
  }
  static std::string move_text(Move m) { return nothanks::move_text(m); }
  static std::optional<Move> parse_move(std::string_view t) { return nothanks::parse_move(t); }

  static int players(const View& v) { return v.pub.options.players; }
  static View view(const State& s, Seat seat) { return {s.pub, seat, true}; }
  static View open_view(const State& s, Seat seat) { return {s.pub, seat, false}; }
  static State sample(const View& v, Rng& rng) { return nothanks::sample(v, rng); }

  static Scores totals(const View& v) { return v.pub.totals; }
  static Scores standing(const View& v) {
    Scores scores = v.pub.totals;
    if (v.pub.phase == Phase::turn)
      for (int i = 0; i < v.pub.options.players; ++i) scores[i] += round_points(v.pub, seat_at(i));
    return scores;
  }

  static void write_state(json::Writer& out, const State& s) { nothanks::write_state(out, s); }
  static void write_view(json::Writer& out, const View& v) { nothanks::write_view(out, v); }
  static Result<View> read_view(const json::Value& value) { return nothanks::read_view(value); }

  static Items describe(const View& v) { return nothanks::describe(v); }
  static Message describe_move(const View& v, Move m) { return nothanks::describe_move(v, m); }
};

static_assert(GameConcept<Game>);

}  // namespace tablee::nothanks
