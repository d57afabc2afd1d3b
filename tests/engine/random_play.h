#pragma once
// Random matches of any game, for every test that plays some. A game on the build's list is covered
// by all of these tests.

#include <cassert>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "table/match.h"

namespace tablee::test {

// The JSON text of an object that has write().
template <class Written>
std::string text_of(const Written& written) {
  json::Writer out;
  written.write(out);
  return out.take();
}

// An event as text, including the parts that its JSON leaves out.
inline std::string text_of(const Event& e) {
  json::Writer out;
  write_event(out, e);
  return out.take() + " for " + std::to_string(e.audience) + (e.reveals ? " reveals" : "");
}

inline std::string text_of(const std::vector<Event>& events) {
  std::string text;
  for (const Event& e : events) text += text_of(e) + "\n";
  return text;
}

inline std::string text_of(const Message& m) {
  std::string text = m.key;
  for (const Arg& a : m.args) {
    text += " " + a.name + "=" + std::to_string(static_cast<int>(a.kind)) + ":";
    text += std::to_string(a.number) + a.text;
    for (const int n : a.list) text += "," + std::to_string(n);
    for (const Message& inner : a.messages) text += "(" + text_of(inner) + ")";
  }
  return text;
}

inline std::string text_of(const Action& action) {
  return std::to_string(static_cast<int>(action.verb)) + " " + action.text;
}

// What items of a table carry.
inline std::string text_of(const ItemData& data) {
  std::string text = std::to_string(data.index());
  const auto add = [&](int n) { text += " " + std::to_string(n); };
  if (const auto* card = std::get_if<NumberCard>(&data)) add(card->card);
  if (const auto* row = std::get_if<RowNumber>(&data)) add(row->row);
  if (const auto* card = std::get_if<CardText>(&data)) text += " " + card->text;
  if (const auto* line = std::get_if<SeatOf>(&data)) add(line->seat);
  if (const auto* seat = std::get_if<SeatPoints>(&data)) add(seat->seat), add(seat->points);
  return text;
}

inline std::string text_of(const Items& items) {
  std::string text;
  for (const Item& i : items)
    text += i.id + "|" + std::to_string(static_cast<int>(i.role)) + "|" + std::to_string(i.depth) +
            "|" + std::to_string(i.level) + "|" + text_of(i.text) + "|" + text_of(i.hint) + "|" +
            text_of(i.action) + "|" + text_of(i.data) + "|" + (i.enabled ? "e" : "") +
            (i.on ? "o" : "") + (i.confirm ? "c" : "") + "\n";
  return text;
}

// Every combination of the flags and of a few numbers (the default and the two lowest) that the
// game's rules allow for that number of players.
inline std::vector<OptionSet> option_sets(const AnyGame& game, int players) {
  std::vector<OptionSet> sets{{{"players", players}}};
  for (const OptionInfo& option : game.options()) {
    if (option.key == "players") continue;
    std::set<int> numbers{option.low, option.fallback};
    numbers.insert(option.flag ? option.high : std::min(option.low + 1, option.high));
    std::vector<OptionSet> longer;
    for (const OptionSet& set : sets)
      for (const int number : numbers) {
        longer.push_back(set);
        longer.back().emplace_back(std::string(option.key), number);
      }
    sets = std::move(longer);
  }
  std::erase_if(sets, [&](const OptionSet& set) { return !game.check(set).ok(); });
  return sets;
}

inline Setup setup_of(const AnyGame& game, OptionSet options, std::uint64_t seed) {
  Setup setup;
  setup.game = &game;
  setup.seed = seed;
  setup.bot_seed = mix(seed);
  setup.date = "2026-11-21";
  int players = 0;
  for (const auto& [key, number] : options)
    if (key == "players") players = number;
  for (int i = 0; i < players; ++i) setup.seats.push_back({std::string(1, char('A' + i)), {}});
  setup.options = std::move(options);
  return setup;
}

template <class Item>
const Item& any_of(Rng& rng, const std::vector<Item>& items) {
  return items[rng.below(static_cast<std::uint32_t>(items.size()))];
}

inline Seat any_seat(Rng& rng, SeatSet seats) {
  std::vector<Seat> all;
  for (const Seat seat : seats) all.push_back(seat);
  return any_of(rng, all);
}

// Plays at most that many rounds by random legal moves of random seats among those to act. `look`
// sees the match before every deal and every decision, and once after the last.
template <class Look>
void play_randomly(Match& match, Rng& rng, int rounds, Look&& look) {
  while (!match.over()) {
    look();
    if (match.needs_deal()) {
      if (rounds-- == 0) return;
      if (!match.deal().ok()) return;
      continue;
    }
    const Seat seat = any_seat(rng, match.to_act());
    if (!match.play(seat, any_of(rng, match.state().view(seat)->legal_moves())).ok()) return;
  }
  look();
}

// Native and wasm builds deal differently, so that together they cover twice as many tables.
#ifdef __EMSCRIPTEN__
inline constexpr std::uint64_t kPlatformSeed = 1'000'003;
#else
inline constexpr std::uint64_t kPlatformSeed = 0;
#endif

// All games, or the one that TABLEE_GAME names (scripts/conformance).
inline std::vector<const AnyGame*> games_under_test() {
  const char* only = std::getenv("TABLEE_GAME");
  std::vector<const AnyGame*> games;
  for (const AnyGame* game : all_games())
    if (!only || game->id() == only) games.push_back(game);
  assert(!games.empty());
  return games;
}

// One match of every game, number of players and option combination: visit(match, rng).
template <class Visit>
void every_table(std::uint64_t seed, Visit&& visit) {
  seed += kPlatformSeed;
  for (const AnyGame* game : games_under_test())
    for (int players = game->min_seats(); players <= game->max_seats(); ++players)
      for (OptionSet& set : option_sets(*game, players)) {
        seed = mix(seed);
        auto match = Match::start(setup_of(*game, std::move(set), seed));
        Rng rng(mix(seed));
        visit(*match, rng);
      }
}

}  // namespace tablee::test
