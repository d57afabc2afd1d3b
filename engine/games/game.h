#pragma once
// What a game must define. A game is a folder with a `game.h` that defines a struct `Game` of
// static members; the build lists the folders (engine/CMakeLists.txt), and everything else (table,
// bots, command line, protocol, window, tests) is written against the concept below. Every member
// named there is required, so a misspelt one does not compile. Everything optional is in `kExtras`
// (games/extras.h), where a misspelt name does not compile either.
//
// Terms: a *state* is everything, including what is hidden; a *view* is what one seat may know, a
// value type of its own that holds no secret of another seat; a *deal* is all the chance of one
// round, drawn before it starts; a *move* is one decision of one seat.

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/card_set.h"
#include "core/event.h"
#include "core/fixed_vector.h"
#include "core/item.h"
#include "core/json.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "games/event_kind.h"
#include "games/extras.h"
#include "games/race.h"

namespace tablee {

// One setting of a game, stored in an int of its Options. A flag is 0 or 1. Its words are
// "<id>.option.<key>", for a flag also "<id>.option_about.<key>", and for a number that may be 0
// "<id>.option_none.<key>".
template <class Options>
struct OptionField {
  std::string_view key;
  int Options::*field;
  int low;
  int high;
  bool flag;
};

// A way of playing the game that has a name of its own ("game.<name>", "game_about.<name>"), rules
// ("<name>.rules.<n>") and tips for beginners ("<name>.coach.0" to ".3"). Its flag is the option
// that selects it; an empty flag means the plain game.
struct TableKind {
  std::string_view name;
  std::string_view flag;
};

// One figure per seat.
using Scores = PerSeat<int>;

template <class G>
concept GameConcept = requires(const typename G::Options& options, const typename G::State& state,
                               typename G::State& mutable_state, const typename G::View& view,
                               const typename G::Move& move, const typename G::Deal& deal,
                               typename G::Moves& moves, Rng& rng, Seat seat, EventSink* sink,
                               std::string_view text, const json::Value& value,
                               json::Writer& writer) {
  // The name in records, links, commands and keys of words: [a-z]+. Raise the version whenever the
  // same options, deals and moves would lead to another state.
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kRulesVersion } -> std::convertible_to<int>;
  { G::kMinSeats } -> std::convertible_to<int>;
  { G::kMaxSeats } -> std::convertible_to<int>;
  // Whether the lowest or the highest total wins a match.
  { G::kGoal } -> std::convertible_to<Goal>;
  // std::array of OptionField, one of them for `players`, which is an int of Options.
  G::kOptions;
  // std::array of TableKind, the plain game first.
  G::kKinds;
  // Array of EventKind: every kind that deal() and apply() emit.
  std::span<const EventKind>(G::kEventKinds);
  // The optional parts; `{}` where the game has none.
  {
    G::kExtras
    } -> std::same_as<const GameExtras<typename G::Options, typename G::View, typename G::Move>&>;

  // Whether the rules define this combination of options. Bounds have been checked before.
  { G::check(options) } -> std::same_as<Status>;
  { G::ends(options) } -> std::same_as<MatchEnd>;

  { G::start(options) } -> std::same_as<typename G::State>;
  { G::options(state) } -> std::same_as<const typename G::Options&>;
  { G::over(state) } -> std::same_as<bool>;
  { G::needs_deal(state) } -> std::same_as<bool>;
  { G::make_deal(state, rng) } -> std::same_as<typename G::Deal>;
  { G::deal_text(deal) } -> std::same_as<std::string>;
  // The deal that the text spells, if it is a possible deal of this state's next round.
  { G::parse_deal(state, text) } -> std::same_as<Result<typename G::Deal>>;
  G::deal(mutable_state, deal, sink);

  // The seats with a decision pending; several at once where choices are simultaneous.
  { G::to_act(state) } -> std::same_as<SeatSet>;
  // Whether the viewer's pending decision needs information that only the viewer may see.
  { G::needs_secret(view) } -> std::same_as<bool>;
  // The viewer's legal moves in a fixed order, each once; none where it is not to act.
  G::legal_moves(view, moves);
  // The move must be legal. When apply() or deal() emits an event, the state contains what that
  // event describes and nothing that a later event describes, so that a sink that reads the state
  // sees the table after the event (table/updates.h).
  G::apply(mutable_state, seat, move, sink);
  { G::move_text(move) } -> std::same_as<std::string>;
  { G::parse_move(text) } -> std::same_as<std::optional<typename G::Move>>;

  // The seat that the view belongs to; kNobody: a spectator.
  { view.viewer } -> std::convertible_to<Seat>;
  { G::players(view) } -> std::same_as<int>;
  { G::view(state, seat) } -> std::same_as<typename G::View>;
  // The table as that seat sees it without its secrets. It is shown on a shared screen while the
  // seat makes a public decision.
  { G::open_view(state, seat) } -> std::same_as<typename G::View>;
  // A state drawn at random among those that look like this to the viewer.
  { G::sample(view, rng) } -> std::same_as<typename G::State>;

  // Totals of the finished rounds; the same with the points of the round under way. A round ends
  // with an event for which Event::ends_round() holds.
  { G::totals(view) } -> std::same_as<Scores>;
  { G::standing(view) } -> std::same_as<Scores>;

  { G::write_state(writer, state) } -> std::same_as<void>;
  { G::write_view(writer, view) } -> std::same_as<void>;
  { G::read_view(value) } -> std::same_as<Result<typename G::View>>;

  // The table as a list of items for the viewer (kNobody: the public), and what a move would do.
  { G::describe(view) } -> std::same_as<Items>;
  { G::describe_move(view, move) } -> std::same_as<Message>;
};

}  // namespace tablee
