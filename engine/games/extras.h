#pragma once
// The optional parts of a game: what it adds to its rules for the window and the command line. A
// game names those it has by designated initialisers, so a name that does not exist does not
// compile:
//
//   static constexpr GameExtras<Options, View, Move> kExtras{
//       .teaching = {.lessons = kLessons},
//       .pad = {.fields = kPadFields, .points = pad_points},
//   };
//
// Every part and every member may be left out. The initialiser of a member is its default; where
// that is an empty std::optional, the comment says what happens then. Functions must be pure. A
// view belongs to its `viewer` and holds nothing that this seat may not know.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card_set.h"
#include "core/event.h"
#include "core/item.h"
#include "core/json.h"
#include "core/result.h"
#include "core/scan.h"
#include "games/cause.h"
#include "games/example.h"
#include "games/lesson.h"
#include "games/open_round.h"
#include "games/topic.h"

namespace tablee {

// How results are judged, apart from which total is best.
struct ScoringExtras {
  // Breaks ties between equal totals, from the points of the finished rounds alone, because score
  // sheets hold no more: rounds[round][seat], at least one round. Returns one figure per seat; the
  // higher one is ahead, and equal figures share the place. An empty result: all ties share it.
  std::vector<int> (*ties)(const std::vector<std::vector<int>>& rounds) =
      [](const std::vector<std::vector<int>>&) { return std::vector<int>{}; };
  // Whether a round with these points is a success that a bot may comment on.
  bool (*is_clean)(int points) = [](int) { return false; };
};

// How people learn the game and look up its rules.
struct TeachingExtras {
  // In the order in which one learns: the plain game first, lessons of one kind of table together.
  std::span<const Lesson> lessons{};
  // Small tables beside paragraphs of the rules, in the order of the rules.
  std::span<const Example> examples{};
  // Questions about the rules. Where a table is also played by the rules of the plain game, the
  // table's own topics come first.
  std::span<const Topic> topics{};
  // Rounds with open hands, one for each number of players.
  std::span<const OpenRound> open_rounds{};
  // Moves that such a round makes by itself where nothing better can be suggested.
  std::span<const std::string_view> plain_moves{};
};

// What moves are called and how they are entered. Moves given to these functions are legal.
template <class View, class Move>
struct MoveExtras {
  // The move in the fewest words that name it: "47", "Row 2". Empty: what its item says is used.
  Message (*in_short)(const View& view, Move move) = [](const View&, Move) { return Message{}; };
  // A fact of the table that speaks for or against the move.
  Cause (*cause)(const View& view, Move move) = [](const View&, Move) { return Cause{}; };
  // The move that is suggested where a round is played with all hands open; the view lays them
  // open. Nothing: none is.
  std::optional<Move> (*suggested)(const View& view) = [](const View&) {
    return std::optional<Move>();
  };
  // The words of the button that confirms the move after a first tap has shown its effect. Without
  // it they are those of describe_move().
  std::optional<Message (*)(const View& view, Move move)> on_button{};
  // Words of its move texts that can also be typed in the user's language ("<id>.typed.<word>").
  // A game that has some explains in "<kind>.help" what can be typed.
  std::span<const std::string_view> words{};
  // The viewer's decision as a small table, without its kind: the cards on the table, and those the
  // decision is about.
  ExampleTable (*example)(const View& view) = [](const View&) { return ExampleTable{}; };
  // The text of the move that is meant by what was typed, after those words were translated.
  std::string (*typed)(const View& view, std::string_view move) =
      [](const View&, std::string_view move) { return std::string(move); };
  // Moves that exist at every turn, such as yes and no. Each is the id of its button and has the
  // words "<id>.<answer>"; "<id>.answers" is the name of their list, which a screen reader's user
  // finds in the same place while others decide.
  std::span<const std::string_view> answers{};
  // Lets the player build up moves of several words from what lies on the table. `items` are those
  // of this view, `begun` the words chosen so far. An item that can be chosen next gets the action
  // "compose" followed by the words chosen including it.
  void (*compose)(const View& view, Items& items, std::string_view begun) = [](const View&, Items&,
                                                                               std::string_view) {};
};

// The information that a seat has and the others do not.
template <class View>
struct SecretExtras {
  // The button that lets the acting seat look at its secrets on a shared device. Its words must be
  // the same whatever the secrets are; empty: there are none. Without it they are "table.peek"
  // where needs_secret(), and empty elsewhere.
  std::optional<Message (*)(const View& view)> peek{};
  // What the viewer holds, in words, for the review of a match.
  Message (*holding)(const View& view) = [](const View&) { return Message{}; };
  // The viewer's cards, as records write them, and which of them is chosen.
  std::vector<HeldCard> (*held_cards)(const View& view) = [](const View&) {
    return std::vector<HeldCard>{};
  };
  // The beginning of the ids of items that show what the viewer holds besides a hand of cards.
  std::string_view held_items{};
  // The numbered cards of the round that the viewer has not seen: in other hands, still to come or
  // out of play. Nothing: the game does not count cards by number.
  std::optional<CardSet> (*unseen)(const View& view) = [](const View&) {
    return std::optional<CardSet>();
  };
  // The view where everybody lays open what they hold, from the views of all seats: nothing that is
  // held is secret there.
  View (*laid_open)(View view, std::span<const View> all) = [](View view, std::span<const View>) {
    return view;
  };
  // What the viewer alone received by the event between these two views, in words.
  Message (*gained)(const View& before, const View& after, const Event& event) =
      [](const View&, const View&, const Event&) { return Message{}; };
};

// Hands of numbered cards of which everybody chooses one in secret: phones can hold them
// (docs/PHONES.md).
template <class View>
struct PhoneExtras {
  bool hands = false;  // the game has them
  // The open view of a seat (game.h) as if it held whatever it may hold for all that everyone knows
  // besides its hand: what somebody may want to do whose cards are on a phone.
  View (*supposed)(const View& open) = [](const View& open) { return open; };
  // First words of moves: one that puts another card of the hand down instead ("replace 14"), and
  // one that draws a card in secret.
  std::string_view instead{}, draws{};
};

// What events cost, and why they came about.
template <class Options>
struct EventExtras {
  // The points that event.seat took by this event, negative where it gained by it; nothing where no
  // points were taken. A game that has this function also has the words "<id>.worst",
  // "<id>.worst_of_match", "<id>.bargain" and "<id>.safest". Without it, no event takes points.
  std::optional<std::optional<int> (*)(const Event& event)> taken{};
  // The cause of events[at] of a match, from public information only. Cause::points is what taken()
  // says.
  Cause (*cause)(const Options& options, std::span<const Event> events, std::size_t at) =
      [](const Options&, std::span<const Event>, std::size_t) { return Cause{}; };
};

// The defaults of a score pad: one field of points, a whole number.
inline constexpr std::string_view kPlainPadFields[] = {"points"};
inline Result<int> plain_pad_points(std::span<const std::string> fields, CardSet&) {
  constexpr int kMost = 999;
  Scan scan(fields[0]);
  const auto points = scan.number(-kMost, kMost);
  if (!points || !scan.at_end())
    return Error{msg("pad.error").with("most", kMost), std::string(kPlainPadFields[0])};
  return *points;
}

// The score pad for people who play with real cards.
struct PadExtras {
  // What is written down for each player after a round: the words "<id>.pad.<field>".
  std::span<const std::string_view> fields = kPlainPadFields;
  // The points that these entries make, one text per field. Cards that are listed are added to
  // `used`; a card that is already in it is an error. Error::where is the field.
  Result<int> (*points)(std::span<const std::string> fields, CardSet& used) = plain_pad_points;
  // How much of a field that many players can have together; 0: no limit is known. A field with a
  // limit has the words "<id>.pad.supply.<field>".
  int (*supply)(std::string_view field, int players) = [](std::string_view, int) { return 0; };
};

// Parts that only the build of the site uses.
struct SiteExtras {
  // Writes the elements of a JSON array: for each real card of that kind of table, its label in
  // braille. A label is an array of lines, or the key of the card's words.
  void (*labels)(json::Writer& out, std::string_view kind) = [](json::Writer&, std::string_view) {};
};

template <class Options, class View, class Move>
struct GameExtras {
  ScoringExtras scoring{};
  TeachingExtras teaching{};
  MoveExtras<View, Move> moves{};
  SecretExtras<View> secrets{};
  PhoneExtras<View> phones{};
  EventExtras<Options> events{};
  PadExtras pad{};
  SiteExtras site{};
};

}  // namespace tablee
