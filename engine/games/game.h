#pragma once
// What a game of the house must be. A game is a folder with a `game.h` that defines a struct
// `Game` of static members; the build lists the folders and everything else (table, bots,
// command line, protocol, window, tests) is written against this concept.
//
// The words: a *state* is everything, secrets included; a *view* is what one seat may know, a
// value type of its own that holds no secret of another seat; a *deal* is all the chance of one
// round, drawn before it; a *move* is one decision of one seat.

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
#include "games/example.h"
#include "games/explanation.h"
#include "games/lesson.h"
#include "games/race.h"
#include "games/topic.h"

namespace tablee {

// One setting of a game, bound to an int of its Options. A flag is 0 or 1.
template <class Options>
struct OptionField {
  std::string_view key;
  int Options::*field;
  int low;
  int high;
  bool flag;
};

// A way of playing a game that people know by a name of its own: its word keys are "game.<name>"
// and "game_about.<name>", and one flag sets it apart (empty: none).
struct TableKind {
  std::string_view name;
  std::string_view flag;
};

// One figure a seat.
using Scores = PerSeat<int>;

template <class G>
concept GameConcept = requires(const typename G::Options& options, const typename G::State& state,
                               typename G::State& mutable_state, const typename G::View& view,
                               const typename G::Move& move, const typename G::Deal& deal,
                               typename G::Moves& moves, Rng& rng, Seat seat, EventSink* sink,
                               std::string_view text, const json::Value& value,
                               json::Writer& writer) {
  // Name in records, links, commands and word keys: [a-z]+. Raise the version whenever the same
  // options, deals and moves would give another state.
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kRulesVersion } -> std::convertible_to<int>;
  { G::kMinSeats } -> std::convertible_to<int>;
  { G::kMaxSeats } -> std::convertible_to<int>;
  // std::array of OptionField; Options also has an int `players`.
  G::kOptions;
  // std::array of TableKind, the plain game first.
  G::kKinds;
  // Is this combination defined by the rules? Field bounds have been checked before.
  { G::check(options) } -> std::same_as<Status>;
  { G::ends(options) } -> std::same_as<MatchEnd>;

  { G::start(options) } -> std::same_as<typename G::State>;
  { G::options(state) } -> std::same_as<const typename G::Options&>;
  { G::over(state) } -> std::same_as<bool>;
  { G::needs_deal(state) } -> std::same_as<bool>;
  { G::make_deal(state, rng) } -> std::same_as<typename G::Deal>;
  { G::deal_text(deal) } -> std::same_as<std::string>;
  // The deal that text spells, if it is one for the round to come of this state.
  { G::parse_deal(state, text) } -> std::same_as<Result<typename G::Deal>>;
  G::deal(mutable_state, deal, sink);

  // Seats with a decision pending; several at once where choices are simultaneous.
  { G::to_act(state) } -> std::same_as<SeatSet>;
  // Does the pending decision of that seat need something only the seat may see?
  { G::needs_secret(view) } -> std::same_as<bool>;
  // The viewer's legal moves in a fixed order, each once; none where it is not to act.
  G::legal_moves(view, moves);
  // The move must be legal. Here and in deal(): what an event tells has been done when it is
  // emitted, and nothing that a later one tells; so whoever looks then sees the table after it
  // (table/updates.h).
  G::apply(mutable_state, seat, move, sink);
  { G::move_text(move) } -> std::same_as<std::string>;
  { G::parse_move(text) } -> std::same_as<std::optional<typename G::Move>>;

  // A view has the seat it belongs to as `viewer`, kNobody for a spectator.
  { view.viewer } -> std::convertible_to<Seat>;
  { G::players(view) } -> std::same_as<int>;
  { G::view(state, seat) } -> std::same_as<typename G::View>;
  // The table from that seat without its secrets: what lies on a shared screen while the seat makes
  // a public decision.
  { G::open_view(state, seat) } -> std::same_as<typename G::View>;
  // A state drawn at random among those that look like this to the viewer.
  { G::sample(view, rng) } -> std::same_as<typename G::State>;

  // Totals of the finished rounds, and the standing of the round under way. A round ends with an
  // event that says so (Event::ends_round), and so a trick begins, where there are any. Once a
  // match is over, who has the best total has won.
  { G::totals(view) } -> std::same_as<Scores>;
  { G::standing(view) } -> std::same_as<Scores>;

  { G::write_state(writer, state) } -> std::same_as<void>;
  { G::write_view(writer, view) } -> std::same_as<void>;
  { G::read_view(value) } -> std::same_as<Result<typename G::View>>;

  // The table as a list of items for the viewer (kNobody: the public), and what a move would do.
  { G::describe(view) } -> std::same_as<Items>;
  { G::describe_move(view, move) } -> std::same_as<Message>;
};

// What a game may leave out. The common face (games/shown.h) then answers as the last words say.
//
//   Goal kGoal
//       whose total is best: the lowest.
//   std::vector<int> ties(const std::vector<std::vector<int>>& rounds)
//       what parts seats with equal totals, from the points of the rounds alone, as sheets hold no
//       more: one figure a seat, the higher is ahead, who is level there too shares the place. All
//       ties share.
//   std::array<std::string_view, N> kDetails
//       kinds of events that those who like it brief need not hear, as the table's items tell it:
//       all are told.
//   std::span<const Lesson> kLessons, std::span<const Example> kExamples
//       how one learns it, the plain game first; those of one kind of table follow each other:
//       none.
//   std::span<const Topic> kTopics
//       what people look up in its rules; where a table is played by the rules of the plain one as
//       well, its own come first: nothing.
//   std::array<std::string_view, N> kPadFields, Result<int> pad_points(fields, CardSet& used)
//       score pad for real cards: what is written down for each player after a round (word keys
//       "<id>.pad.<field>"), and the points that it makes. A game whose cards are listed puts them
//       into `used`, so that none is there twice. One field "points", a figure.
//   int pad_supply(std::string_view field, int players)
//       what so many players can have of a field together, 0 where that is not known: 0.
//   std::array<std::string_view, N> kMoveWords
//       words of its moves that may be typed in one's own language ("<id>.typed.<word>"): none,
//       moves are typed as records have them.
//   std::array<std::string_view, N> kAnswers
//       moves that are the same at every turn (any_game.h): none.
//   std::string_view kHeldItems
//       begin of the ids of items that tell what the viewer holds besides a hand: none do.
//   void compose(const View&, Items&, std::string_view begun)
//       puts moves of several words together (any_game.h): does nothing.
//   Message move_in_short(const View&, const Move&)
//       a move in the fewest words that name it: "47", "Row 2". What its item says.
//   Message move_on_button(const View&, const Move&)
//       words of the button that makes it, where a first tap only showed what it would do: what
//       describe_move() says.
//   std::string typed(const View&, std::string_view move)
//       the move that is meant by what is typed: itself.
//   Message peek(const View&)
//       what the seat to act may look at that others must not see, as words of a button, the same
//       whatever it would see; empty where there is nothing: "table.peek" where a secret is needed.
//   Message holding(const View&), std::vector<HeldCard> held_cards(const View&)
//       what the viewer holds that others don't see, for looking back at a match, in words and as
//       cards: nothing.
//   CardSet unseen(const View&)
//       number cards of the round that the viewer has not seen, in hands, to come or out of play:
//       none.
//   Explanation explain(const Options&, std::span<const Event> events, std::size_t at)
//       why events[at] of a match came about, from what all may know: nothing is explained.
//   std::optional<int> taken(const Event&)
//       points that somebody took there, negative where it was worth it, or nothing. Word keys
//       "<id>.worst", "<id>.bargain" … tell it after a round (web/app/summaries/highlights): nobody
//       takes.
//   Message gained(const View& before, const View& after, const Event&)
//       what the viewer alone has got by that event (AnyGame::gained): nothing.
//   std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at)
//       what of events[at] bots speak of (games/occasion.h): nothing.
//   bool is_clean(int points)
//       is a round with these points one to be proud of? None is.

// Whose total is best there.
template <class G>
constexpr Goal goal_of() {
  if constexpr (requires { G::kGoal; })
    return G::kGoal;
  else
    return Goal::lowest;
}

}  // namespace tablee
