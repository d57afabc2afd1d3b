#pragma once
// The bots of Non merci: a pool of simple styles to measure against, and the levels that people
// choose.

#include "bots/level.h"
#include "bots/nothanks/leanings.h"
#include "bots/nothanks/pool.h"
#include "games/nothanks/game.h"

namespace tablee::nothanks {

// Plays as kPool[Index] does.
std::unique_ptr<Thinking> ask_style(const Question& question, const Style& style);
template <std::size_t Index>
std::unique_ptr<Thinking> ask_pool(const Question& question) {
  return ask_style(question, kPool[Index].style);
}

// A small search: plays out each move with every seat in the same style (threshold 8), and does not
// use the history.
std::unique_ptr<Thinking> ask_searcher(const Question& question);

std::unique_ptr<Thinking> ask_dreamer(const Question& question);
std::unique_ptr<Thinking> ask_hasty(const Question& question);
std::unique_ptr<Thinking> ask_cautious(const Question& question);
// The style that was fitted against the whole pool for that number of players, without history or
// playouts.
std::unique_ptr<Thinking> ask_cunning(const Question& question);
// Estimates from the history how the others play, and plays both moves out against those opponent
// models. Where no model fits, it plays by the policy, which needs none.
std::unique_ptr<Thinking> ask_master(const Question& question);
// The master's cost of each move.
std::unique_ptr<Thinking> ask_adviser(const Question& question);

template <std::size_t... I>
constexpr auto bots(std::index_sequence<I...>) {
  return std::array<BotInfo, sizeof...(I) + 7>{{
      {kPool[I].name, &ask_pool<I>}...,
      {"searcher", &ask_searcher},
      {kAdviser, &ask_adviser, true},
      {"dreamer", &ask_dreamer},
      {"hasty", &ask_hasty},
      {"cautious", &ask_cautious},
      {"cunning", &ask_cunning},
      {"master", &ask_master, true},
  }};
}

}  // namespace tablee::nothanks

namespace tablee {

template <>
struct Levels<nothanks::Game> {
  static constexpr auto kAll = nothanks::bots(std::make_index_sequence<nothanks::kPool.size()>());
};

}  // namespace tablee
