// Golden records: matches of every game and every combination of its flags, with the state after
// every deal and every move as it was when they were written. A difference means that the same
// options, deals and moves give another state: raise the game's kRulesVersion, then print the
// records again, look at them, and put them in place by hand:
//
//   tablee_tests "[print-golden]" -c nimmt -o /dev/null > tests/golden/nimmt.jsonl

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iostream>

#include "tests/engine/complete_games.h"
#include "tests/engine/golden_lines.h"
#include "tests/engine/json_text.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// The lower half of the FNV-1a hash, in hexadecimal.
std::string digest(std::string_view text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  std::string hex;
  for (int shift = 28; shift >= 0; shift -= 4) hex += "0123456789abcdef"[(hash >> shift) & 15];
  return hex;
}

std::string event_lines(const Match& match) {
  std::string text;
  for (const Event& e : match.events()) text += text_of(e);
  return text;
}

// {"record":…,"states":[a digest after every deal and move],"events":…,"end":the last state}
std::string golden_line(const Record& record) {
  auto match = Match::start(record.setup, record.deals);
  REQUIRE(match.ok());
  std::vector<std::string> digests;
  std::size_t next = 0;
  while (next < record.moves.size() || match->record().deals.size() < record.deals.size()) {
    if (match->needs_deal()) {
      REQUIRE(match->deal().ok());
    } else {
      REQUIRE(match->play(record.moves[next].seat, record.moves[next].text).ok());
      ++next;
    }
    digests.push_back(digest(text_of(match->state())));
  }
  json::Writer out;
  out.begin_object().key("record").raw(write_record(record));
  out.key("states").begin_array();
  for (const std::string& d : digests) out.value(std::string_view(d));
  out.end_array();
  out.member("events", std::string_view(digest(event_lines(*match))));
  out.key("end").raw(text_of(match->state()));
  return out.end_object().take();
}

// The flags of a set as text; sets with the same flags are one class of options.
std::string flags_of(const AnyGame& game, const OptionSet& set) {
  std::string flags;
  for (const OptionInfo& option : game.options())
    for (const auto& [key, number] : set)
      if (option.flag && option.key == key && number) flags += std::string(key) + " ";
  return flags;
}

// Every class of options that some number of players may use.
std::set<std::string> classes_of(const AnyGame& game) {
  std::set<std::string> classes;
  for (const int players : {game.min_seats(), game.max_seats()})
    for (const OptionSet& set : option_sets(game, players)) classes.insert(flags_of(game, set));
  return classes;
}

Record played(const AnyGame& game, const OptionSet& options, int players, std::uint64_t seed) {
  // Every other match has its first deal written out.
  std::vector<std::string> deals;
  if (seed % 2 == 1) deals.push_back((*game.start(options))->deal_text(seed));
  auto match = Match::start(setup_of(game, options, seed), deals);
  REQUIRE(match.ok());
  Rng rng(seed);
  play_randomly(*match, rng, players < 5 ? 2 : 1, [] {});
  return match->record();
}

}  // namespace

TEST_CASE("Golden records: the same options, deals and moves give the same states", "[property]") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->id());
    const auto lines = golden_lines(game->id());
    CHECK((!lines.empty() || !is_complete(*game)));
    for (const std::string& line : lines) {
      const auto golden = json::parse(line);
      REQUIRE(golden.ok());
      REQUIRE(golden->find("record"));
      const auto record = read_record(*golden->find("record"));
      REQUIRE(record.ok());
      REQUIRE(record->setup.game == game);
      REQUIRE_FALSE(record->moves.empty());
      const auto now = json::parse(golden_line(*record));
      REQUIRE(now.ok());
      const auto& then_states = *golden->array_at("states");
      const auto& now_states = *now->array_at("states");
      REQUIRE(then_states.size() == now_states.size());
      for (std::size_t i = 0; i < then_states.size(); ++i) {
        CAPTURE(flags_of(*game, record->setup.options), i);
        REQUIRE(then_states[i].string == now_states[i].string);
      }
      REQUIRE(json_text(*golden) == json_text(*now));
    }
  }
}

TEST_CASE("Golden records: every class of options and every number of players has one",
          "[property]") {
  for (const AnyGame* game : all_games()) {
    if (!is_complete(*game)) continue;
    std::set<std::string> classes = classes_of(*game);
    std::set<int> players;
    for (int n = game->min_seats(); n <= game->max_seats(); ++n) players.insert(n);
    for (const std::string& line : golden_lines(game->id())) {
      const auto golden = json::parse(line);
      REQUIRE(golden.ok());
      const auto record = read_record(*golden->find("record"));
      REQUIRE(record.ok());
      classes.erase(flags_of(*game, record->setup.options));
      players.erase(static_cast<int>(record->setup.seats.size()));
    }
    CAPTURE(game->id(), classes, players);
    CHECK(classes.empty());
    CHECK(players.empty());
  }
}

TEST_CASE("Print golden records", "[.print-golden]") {
  for (const AnyGame* game : all_games()) DYNAMIC_SECTION(game->id()) {
      // The reasons to keep a match: a class at a small or a large table, a number of players, a
      // size.
      std::set<std::string> covered;
      std::uint64_t seed = 1;
      for (int lap = 0; lap < 9; ++lap)
        for (int players = game->min_seats(); players <= game->max_seats(); ++players)
          for (const OptionSet& set : option_sets(*game, players)) {
            const bool large = 2 * players > game->min_seats() + game->max_seats();
            bool fresh = covered.insert(flags_of(*game, set) + (large ? "large" : "small")).second;
            for (const auto& [key, number] : set)
              fresh |= covered.insert(key + "=" + std::to_string(number)).second;
            if (!fresh) continue;
            std::cout << golden_line(played(*game, set, players, seed++)) << "\n";
            break;  // the next one at the next table size
          }
    }
}
