#include "web/app/pad_rules.h"

#include <algorithm>

#include "games/nimmt/cards.h"
#include "games/nimmt/specials.h"
#include "games/nothanks/view.h"

namespace tablee::app {
namespace {

bool is_special(const Sheet& sheet) { return kind_name(sheet) == "surprend"; }

}  // namespace

int option_of(const Sheet& sheet, std::string_view key) {
  for (const auto& [name, value] : sheet.options)
    if (name == key) return value;
  return 0;
}

namespace {

void set_option(Sheet& sheet, std::string_view key, int value) {
  for (auto& [name, number] : sheet.options)
    if (name == key) {
      number = value;
      return;
    }
  sheet.options.emplace_back(key, value);
}

}  // namespace

std::vector<OptionInfo> limits(const Sheet& sheet) {
  std::vector<OptionInfo> all;
  if (is_special(sheet)) return all;
  for (const OptionInfo& info : find_game(sheet.game)->options())
    if (info.key == "target" || info.key == "rounds") all.push_back(info);
  return all;
}

void usual_limits(Sheet& sheet) {
  for (const OptionInfo& info : limits(sheet)) set_option(sheet, info.key, info.fallback);
}

void set_limit(Sheet& sheet, std::string_view key, int value) {
  Sheet changed = sheet;
  set_option(changed, key, value);
  if (find_game(sheet.game)->check(changed.options)) sheet = std::move(changed);
}

void no_limits(Sheet& sheet) {
  for (const OptionInfo& info : limits(sheet))
    std::erase_if(sheet.options, [&](const auto& option) { return option.first == info.key; });
}

int most_players(const Sheet& sheet) {
  return is_special(sheet) ? nimmt::kSpecialMaxSeats : find_game(sheet.game)->max_seats();
}

bool match_over(const Sheet& sheet) {
  if (sheet.rounds.empty()) return false;
  const int rounds = is_special(sheet) ? nimmt::kSpecialRounds : option_of(sheet, "rounds");
  if (rounds > 0 && static_cast<int>(sheet.rounds.size()) >= rounds) return true;
  const int target = is_special(sheet) ? 0 : option_of(sheet, "target");
  if (target == 0) return false;
  const int most = *std::max_element(sheet.totals.begin(), sheet.totals.end());
  return most > target || (most == target && option_of(sheet, "at_least"));
}

bool may_go_on(const Sheet& sheet) { return !is_special(sheet); }

int supply(const Sheet& sheet, std::string_view field) {
  if (field == "heads") return nimmt::kDeckHeads;
  if (field != "chips") return 0;
  const nothanks::Options options{.players = static_cast<int>(sheet.players.size())};
  return options.players * options.chips();
}

}  // namespace tablee::app
