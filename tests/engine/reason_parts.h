#pragma once
// What tests of reasons share: random decisions of every game, and the parts of messages.

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "tests/engine/random_play.h"
#include "text/text.h"

namespace tablee::test {

inline const Arg* arg_of(const Message& m, std::string_view name) {
  for (const Arg& a : m.args)
    if (a.name == name) return &a;
  return nullptr;
}

inline std::int64_t figure(const Message& m, std::string_view name) {
  const Arg* a = arg_of(m, name);
  if (!a) FAIL("no " << name << " in " << m.key);
  return a->number;
}

// The message that is an argument; its key is empty where it says nothing.
inline const Message& inner_part(const Message& m, std::string_view name) {
  const Arg* a = arg_of(m, name);
  if (!a || a->messages.empty()) FAIL("no " << name << " in " << m.key);
  return a->messages[0];
}

// The message that is an argument of that name, at any depth; null where there is none.
inline const Message* part_of(const Message& m, std::string_view name) {
  for (const Arg& a : m.args)
    for (const Message& part : a.messages) {
      if (a.name == name) return &part;
      if (const Message* found = part_of(part, name)) return found;
    }
  return nullptr;
}

// Whether that key is in the message or in a message within it.
inline bool says(const Message& m, std::string_view key) {
  if (m.key == key) return true;
  for (const Arg& a : m.args)
    for (const Message& part : a.messages)
      if (says(part, key)) return true;
  return false;
}

// The sentence with that key among those joined; null: none.
inline const Message* said_as(const Message& words, std::string_view key) {
  if (words.key == key) return &words;
  if (words.key != "reason.both") return nullptr;
  for (const Arg& arg : words.args)
    if (const Message* found = said_as(arg.messages.front(), key)) return found;
  return nullptr;
}

// visit(match, seat, view, rng) at free choices of random rounds at every kind of table. There are
// hundreds of tables of 6 qui prend, so of these it is about every `seldom`-th choice of one round.
template <class Visit>
void random_choices(std::uint32_t seldom, Visit&& visit) {
  every_table(2026, [&](Match& match, Rng& rng) {
    const bool many = kind_of(*match.setup().game, match.setup().options).name == "nimmt";
    play_randomly(match, rng, many ? 1 : 3, [&] {
      if (match.over() || match.needs_deal() || (many && rng.below(seldom) != 0)) return;
      const Seat seat = any_seat(rng, match.to_act());
      const auto view = match.state().view(seat);
      if (view->legal_moves().size() > 1) visit(match, seat, *view, rng);
    });
  });
}

// Complete, and with the minus sign of all numbers.
inline void check_sentence(const Match& match, const Message& message) {
  std::vector<std::string> names;
  for (const SeatSetup& seat : match.seats()) names.push_back(seat.name);
  for (const text::Language language : text::kLanguages) {
    const std::string words = text::render(language, message, names);
    INFO(words);
    CHECK(words.find("⟨") == std::string::npos);
    CHECK(words.find("  ") == std::string::npos);
    CHECK(words.find(" ,") == std::string::npos);
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
      if (words[i] == '-') CHECK((words[i + 1] < '0' || words[i + 1] > '9'));
  }
}

// A match of Non merci in which a seat refuses where refuses(rng, seat) says so, if it can.
template <class Refuses>
Match played_refusing(std::uint64_t seed, Refuses&& refuses) {
  auto match = Match::start(setup_of(*find_game("nothanks"), {{"players", 3}}, seed));
  REQUIRE(match.ok());
  Rng rng(seed);
  while (!match->over()) {
    if (match->needs_deal()) {
      REQUIRE(match->deal().ok());
      continue;
    }
    const Seat seat = match->to_act().lowest();
    const bool choice = match->state().view(seat)->legal_moves().size() > 1;
    REQUIRE(match->play(seat, choice && refuses(rng, seat) ? "no" : "take").ok());
  }
  return std::move(*match);
}

}  // namespace tablee::test
