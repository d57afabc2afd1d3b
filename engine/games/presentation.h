#pragma once
// What the window and the command line need in order to present a game: texts for its items and
// moves, and its optional parts. It is a table of functions instead of virtual members of AnyGame,
// so that a program that presents nothing, such as that of the bots, links none of it.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/card_set.h"
#include "core/event.h"
#include "core/item.h"
#include "core/result.h"
#include "games/cause.h"
#include "games/event_kind.h"
#include "games/example.h"
#include "games/lesson.h"
#include "games/open_round.h"
#include "games/topic.h"

namespace tablee {

class AnyView;
class AnyState;

// The presentation of one game. Views and states passed to its functions must be of that game.
// Moves are texts; one that is not legal gives an empty message. Members without a comment are
// those of the same name in games/extras.h.
struct Presentation {
  std::string_view game;  // its id
  std::span<const EventKind> event_kinds{};
  std::span<const Lesson> lessons{};
  std::span<const Example> examples{};
  std::span<const Topic> topics{};
  std::span<const OpenRound> open_rounds{};
  std::span<const std::string_view> plain_moves{};
  std::span<const std::string_view> move_words{}, answers{}, pad_fields{};
  std::string_view held_items{};
  // The table as a list of items, and the effect of a move (games/game.h).
  Items (*describe)(const AnyView& view);
  Message (*describe_move)(const AnyView& view, std::string_view move);
  Message (*move_in_short)(const AnyView& view, std::string_view move);
  Cause (*move_cause)(const AnyView& view, std::string_view move);
  std::string (*suggested)(const AnyView& view);
  Message (*move_on_button)(const AnyView& view, std::string_view move);
  void (*compose)(const AnyView& view, Items& items, std::string_view begun);
  ExampleTable (*example)(const AnyView& view);
  std::string (*typed)(const AnyView& view, std::string_view move);
  Message (*peek)(const AnyView& view);
  Message (*holding)(const AnyView& view);
  std::vector<HeldCard> (*held_cards)(const AnyView& view);
  std::optional<CardSet> (*unseen)(const AnyView& view);
  std::unique_ptr<AnyView> (*laid_open)(const AnyState& state, Seat seat);
  Message (*gained)(const AnyView& before, const AnyView& after, const Event& event);
  bool hands;  // PhoneExtras
  std::string_view instead{}, draws{};
  std::unique_ptr<AnyView> (*supposed)(const AnyView& open);
  bool takes_points;  // whether the game has EventExtras::taken
  std::optional<int> (*taken)(const Event& event);
  Cause (*event_cause)(const AnyState& state, std::span<const Event> events, std::size_t at);
  bool (*is_clean)(int points);
  Result<int> (*pad_points)(std::span<const std::string> fields, CardSet& used);
  int (*pad_supply)(std::string_view field, int players);
};

}  // namespace tablee
