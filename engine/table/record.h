#pragma once
// A match as it is stored: its setup and every deal and move since. Nothing else of a match is
// stored, because replaying the record gives the match again.

#include <string>
#include <string_view>
#include <vector>

#include "core/look.h"
#include "games/any_game.h"

namespace tablee {

inline constexpr int kRecordFormat = 1;

// The player of a seat: a person with a name, or a bot by its name in the bots' registry.
struct SeatSetup {
  std::string name;  // the name shown; empty for a bot without a name of its own
  std::string bot;   // empty: a person
  int swaps = 0;     // how often a bot took over from a person here, or a person from a bot
  Avatar chosen{};   // the avatar that the person has chosen
  bool person() const { return bot.empty(); }
  // Whether a person had this seat when the match began.
  bool began_as_person() const { return person() != (swaps % 2 != 0); }
  bool operator==(const SeatSetup&) const = default;
};

// Everything agreed before the first deal.
struct Setup {
  const AnyGame* game = nullptr;
  OptionSet options;  // `players` is the number of seats
  std::vector<SeatSetup> seats;
  std::uint64_t seed = 0;      // for the deals that are not given
  std::uint64_t bot_seed = 0;  // for the bots' random numbers
  bool practice = false;       // undo past what was revealed; stays out of statistics
  std::string date;            // of the start, "2026-11-21"
  std::string app;             // version of the program that began it, "1.0.0"; empty: not known
};

struct PlayedMove {
  Seat seat = kNobody;
  std::string text;
};

struct Record {
  Setup setup;
  std::vector<std::string> deals;  // one a round dealt: "seed N" or the cards
  std::vector<PlayedMove> moves;   // in the order made, bots' included
};

inline constexpr int kMaxSwaps = 1000;
inline constexpr std::size_t kMaxVersion = 32;  // bytes of Setup::app

// Players as records and sheets write them: [{"name":"Zoë"},{"name":"","bot":"greedy"}]. Avatars
// are only decoration, so an unknown one is read as none instead of being an error.
void write_seats(json::Writer& out, const std::vector<SeatSetup>& seats);
void write_avatar(json::Writer& out, const Avatar& look);
Avatar read_avatar(const json::Value& value);
// False where the member of that name is missing, is no array or is too long; 1 … 10 players.
bool read_seats(const json::Value& value, std::string_view name, std::vector<SeatSetup>& seats);

std::string write_record(const Record& record);
// Checks form and bounds only; Match::replay checks that the moves are legal.
Result<Record> read_record(std::string_view text);
Result<Record> read_record(const json::Value& value);

}  // namespace tablee
