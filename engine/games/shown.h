#pragma once
// What only those ask of a game who show it: the window, the command line. It is no virtual member
// of the common interface, so that a program that shows nothing (the bots') carries none of it.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/card_set.h"
#include "core/event.h"
#include "core/item.h"
#include "core/result.h"
#include "games/example.h"
#include "games/explanation.h"
#include "games/lesson.h"
#include "games/occasion.h"
#include "games/topic.h"

namespace tablee {

class AnyView;
class AnyState;

// Of one game; what each says stands with AnyView, AnyState and AnyGame. Views and states are its.
struct Shown {
  std::string_view game;  // its id
  std::span<const Lesson> lessons{};
  std::span<const Example> examples{};
  std::span<const Topic> topics{};
  std::span<const std::string_view> move_words{}, answers{}, pad_fields{};
  std::string_view held_items{};
  Items (*describe)(const AnyView& view);
  Message (*describe_move)(const AnyView& view, std::string_view move);
  Message (*move_in_short)(const AnyView& view, std::string_view move);
  Message (*move_on_button)(const AnyView& view, std::string_view move);
  void (*compose)(const AnyView& view, Items& items, std::string_view begun);
  std::string (*typed)(const AnyView& view, std::string_view move);
  Message (*peek)(const AnyView& view);
  Message (*holding)(const AnyView& view);
  std::vector<HeldCard> (*held_cards)(const AnyView& view);
  Explanation (*explain)(const AnyState& state, std::span<const Event> events, std::size_t at);
  Message (*gained)(const AnyView& before, const AnyView& after, const Event& event);
  std::optional<int> (*taken)(const Event& event);
  std::optional<Occasion> (*occasion)(std::span<const Event> events, std::size_t at);
  bool (*is_clean)(int points);
  Result<int> (*pad_points)(std::span<const std::string> fields, CardSet& used);
  int (*pad_supply)(std::string_view field, int players);
};

}  // namespace tablee
