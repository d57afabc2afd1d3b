#pragma once
// Non merci as a game of the house (RULES.md §3).

#include "games/game.h"
#include "games/nothanks/codec.h"
#include "games/nothanks/describe.h"
#include "games/nothanks/examples.h"
#include "games/nothanks/explain.h"
#include "games/nothanks/lesson.h"
#include "games/nothanks/occasion.h"
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
  static constexpr std::span<const Lesson> kLessons = nothanks::kLessons;
  static constexpr std::span<const Example> kExamples = nothanks::kExamples;
  static constexpr std::span<const Topic> kTopics = nothanks::kTopics;
  static constexpr std::array<std::string_view, 3> kDetails{"deal", "turn_up", "no"};
  static constexpr std::array<std::string_view, 2> kMoveWords{"take", "no"};
  static constexpr std::array<std::string_view, 2> kAnswers{kTakeId, kNoId};
  static constexpr std::string_view kHeldItems = kChipsId;
  static constexpr auto kPadFields = nothanks::kPadFields;
  static Result<int> pad_points(std::span<const std::string> fields, CardSet& used) {
    return nothanks::pad_points(fields, used);
  }
  static int pad_supply(std::string_view field, int players) {
    return nothanks::pad_supply(field, players);
  }
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
  // Chips are all that is hidden, and they can be worked out: no turn needs a hand-over, but whose
  // turn it is may look at their own.
  static bool needs_secret(const View&) { return false; }
  static Message peek(const View& v) { return nothanks::peek(v); }
  static void legal_moves(const View& v, Moves& moves) { nothanks::legal_moves(v, moves); }
  static void apply(State& s, Seat seat, Move move, EventSink* sink) {
    nothanks::apply(s, seat, move, sink);
  }
  static std::string move_text(Move m) { return nothanks::move_text(m); }
  static std::optional<Move> parse_move(std::string_view t) { return nothanks::parse_move(t); }

  static int players(const View& v) { return v.pub.options.players; }
  static View view(const State& s, Seat seat) { return {s.pub, seat, true}; }
  static View open_view(const State& s, Seat seat) { return {s.pub, seat, false}; }
  static Message holding(const View& v) { return nothanks::holding(v); }
  static CardSet unseen(const View& v) { return nothanks::unseen(v); }
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
  static Explanation explain(const Options&, std::span<const Event> events, std::size_t at) {
    return nothanks::explain(events, at);
  }
  static std::optional<int> taken(const Event& e) { return nothanks::taken(e); }
  static std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at) {
    return nothanks::occasion(events, at);
  }
};

static_assert(GameConcept<Game>);

}  // namespace tablee::nothanks
