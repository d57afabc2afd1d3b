#include "web/app/screens/compose.h"

#include <algorithm>

#include "core/scan.h"
#include "web/app/screens/parts.h"

namespace tablee::app {
namespace {

constexpr std::string_view kMove = "move ";
constexpr std::size_t kFew = 5;

// The words of a move, a row with its number being one.
std::vector<std::string> steps(std::string_view move) {
  std::vector<std::string> words;
  Scan scan(move);
  while (!scan.at_end()) {
    std::string word(scan.word());
    if (word == "row") word += " " + std::string(scan.word());
    words.push_back(std::move(word));
  }
  return words;
}

Message step_text(std::string_view game, std::string_view step) {
  Scan scan(step);
  if (scan.literal("row")) return msg("table.row").with("row", scan.number(0, 99).value_or(0));
  if (const auto card = Scan::to_number(step)) return msg("table.card").with("card", *card);
  return msg_family(std::string(game) + ".special.", step);
}

// What the special card that a move begins with does.
Message step_about(std::string_view game, std::string_view step) {
  return msg_family(std::string(game) + ".special_about.", step);
}

bool starts_with(const std::vector<std::string>& words, const std::vector<std::string>& first) {
  return words.size() >= first.size() && std::equal(first.begin(), first.end(), words.begin());
}

Items step_buttons(std::string_view game, std::string_view begun,
                   const std::vector<std::string>& next) {
  Items buttons;
  for (const std::string& step : next) {
    const std::string prefix = begun.empty() ? step : std::string(begun) + " " + step;
    std::string id = "compose." + step;
    std::replace(id.begin(), id.end(), ' ', '.');
    buttons.push_back(button(std::move(id), step_text(game, step), "compose " + prefix));
    if (begun.empty()) buttons.back().hint = step_about(game, step);
  }
  return buttons;
}

}  // namespace

void compose_moves(Items& items, std::string_view game, std::string_view begun) {
  const std::vector<std::string> first = steps(begun);
  Items rest;
  Items moves;  // those that go on as begun
  std::vector<std::string> next;
  for (Item& item : items) {
    if (item.id.substr(0, 3) != "do.") {
      rest.push_back(std::move(item));
      continue;
    }
    const auto words = steps(std::string_view(item.action).substr(kMove.size()));
    const bool plain = item.on;  // "place", "keep": the way without a special card
    if (!plain && starts_with(words, first)) {
      const std::string step = words.size() > first.size() ? words[first.size()] : std::string();
      if (std::find(next.begin(), next.end(), step) == next.end()) next.push_back(step);
      moves.push_back(std::move(item));
    } else if (plain && first.empty()) {
      rest.push_back(std::move(item));
    }
  }
  // What has been begun is explained while it goes on.
  if (!first.empty())
    for (Item& item : rest)
      if (item.id == "prompt")
        item.text = msg("table.explained")
                        .with_message("name", step_text(game, first.front()))
                        .with_message("about", step_about(game, first.front()));
  const bool whole = !first.empty() && (moves.size() <= kFew || next.size() == moves.size());
  Items buttons = whole ? std::move(moves) : step_buttons(game, begun, next);
  if (!first.empty())
    buttons.push_back(button("compose.cancel", msg("table.never_mind"), "compose"));
  // They come after the plain way, or after the prompt.
  auto at = std::find_if(rest.begin(), rest.end(),
                         [](const Item& item) { return item.id.substr(0, 3) == "do."; });
  if (at == rest.end())
    at = std::find_if(rest.begin(), rest.end(),
                      [](const Item& item) { return item.id == "prompt"; });
  if (at != rest.end()) ++at;
  rest.insert(at, std::make_move_iterator(buttons.begin()), std::make_move_iterator(buttons.end()));
  items = std::move(rest);
}

}  // namespace tablee::app
