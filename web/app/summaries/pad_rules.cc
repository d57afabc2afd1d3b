#include "web/app/summaries/pad_rules.h"

#include <algorithm>

namespace tablee::app {
namespace {

// What makes it that kind of table, and nothing else.
OptionSet kind_options(const Sheet& sheet) {
  const TableKind kind = kind_of(*find_game(sheet.game), sheet.options);
  return kind.flag.empty() ? OptionSet{} : OptionSet{{std::string(kind.flag), 1}};
}

OptionSet with(OptionSet options, std::string_view key, int value) {
  options.emplace_back(key, value);
  return options;
}

bool has(const OptionSet& options, std::string_view key) {
  return std::any_of(options.begin(), options.end(),
                     [key](const auto& option) { return option.first == key; });
}

// The agreed end. If the rules leave a choice that was not made, nothing ends the match.
MatchEnd agreed_end(const Sheet& sheet) {
  const AnyGame& game = *find_game(sheet.game);
  const auto choice = limits(sheet);
  if (choice.empty()) return game.ends(kind_options(sheet));
  OptionSet options = sheet.options;
  bool agreed = false;
  for (const OptionInfo& info : choice)
    if (has(sheet.options, info.key))
      agreed |= !info.flag;
    else if (info.low == 0)
      options.emplace_back(info.key, 0);
  return agreed && game.check(options).ok() ? game.ends(options) : MatchEnd{};
}

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
  const AnyGame& game = *find_game(sheet.game);
  const OptionSet usual = kind_options(sheet);
  const auto moves_end = [&](const OptionInfo& info) {
    // It makes another kind of table, which the sheet has chosen already.
    if (makes_kind(game, info.key)) return false;
    for (const int value : {info.low, info.high})
      if (const OptionSet other = with(usual, info.key, value);
          game.check(other).ok() && !(game.ends(other) == game.ends(usual)))
        return true;
    return false;
  };
  std::vector<OptionInfo> all;
  for (const OptionInfo& info : game.options())
    if (moves_end(info)) all.push_back(info);
  return all;
}

void usual_limits(Sheet& sheet) {
  for (const OptionInfo& info : limits(sheet))
    if (!info.flag) set_option(sheet, info.key, info.fallback);
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
  const AnyGame& game = *find_game(sheet.game);
  int most = game.max_seats();
  while (most > game.min_seats() && !game.check(with(kind_options(sheet), "players", most)).ok())
    --most;
  return most;
}

bool match_over(const Sheet& sheet) {
  if (sheet.rounds.empty()) return false;
  const MatchEnd end = agreed_end(sheet);
  return end.last(static_cast<int>(sheet.rounds.size())) ||
         end.reached(*std::max_element(sheet.totals.begin(), sheet.totals.end()));
}

bool may_go_on(const Sheet& sheet) { return !limits(sheet).empty(); }

}  // namespace tablee::app
