#pragma once
// Groups the rows of a score table, in any order, into matches.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "table/sheet_file.h"
#include "table/sheet_words.h"

namespace tablee {

// Identifies a match. A row with an empty key belongs to the match of the row before.
struct MatchKey {
  std::string_view match, date, game, title;
  bool empty() const { return match.empty() && date.empty() && game.empty() && title.empty(); }
};

// Other cells about the match; those of its first row count.
struct MatchDetails {
  std::string_view over, practice, options;
  bool has_over = false;  // the table has that column
};

class Gatherer {
 public:
  Gatherer(const SheetWords& words, SheetFile& file) : words_(words), file_(file) {}

  // Selects the match of a row for the next calls, and creates it if the key is new. False if the
  // file has too many matches.
  bool open(const MatchKey& key, const MatchDetails& details, std::size_t line);
  // Adds the points of a player in a round. If the key has no match number, a second first round of
  // a player begins the next match; otherwise equal names are different seats.
  void add(int round, std::string_view name, std::string_view bot, int points, std::size_t line);
  // Leaves the match out, because that line could not be read.
  void spoil(std::size_t line, Message why);

  // Adds the complete matches to the file, and the reasons why others are incomplete.
  void finish();

 private:
  struct Identity {
    std::string name, bot;
    bool began = false;  // has points in a first round
  };
  struct Entry {
    std::uint32_t line;
    std::uint16_t round;
    std::int16_t points;
    std::uint8_t identity;
    std::uint8_t seat;  // among the seats of that identity; after find_seats among all seats
  };
  struct Match {
    std::size_t line = 0;
    bool numbered = false;    // the key has a match number
    bool unreadable = false;  // a cell about the match could not be read
    bool spoiled = false;
    FoundMatch found;  // without players and rounds
    std::vector<Identity> identities;
    std::vector<Entry> entries;
  };
  struct Seat {
    std::uint32_t line;
    std::uint8_t identity, among;  // among: index among the seats of that identity
  };

  void begin(const MatchKey& key, const MatchDetails& details, std::size_t line);
  void begin_next(std::size_t line);
  void read_date(std::string_view date, std::size_t line);
  void read_game(std::string_view game, std::size_t line);
  void read_details(const MatchDetails& details, std::size_t line);
  void refuse(Column column, std::string_view cell, std::size_t line);
  // These run for each match after the last row. False if the match is incomplete.
  bool find_seats(Match& match, std::vector<Seat>& seats);
  bool fill_rounds(Match& match, const std::vector<Seat>& seats);
  void report_gap(const Match& match, const std::vector<Seat>& seats, std::size_t round,
                  std::size_t seat);

  const SheetWords& words_;
  SheetFile& file_;
  std::vector<Match> matches_;
  std::unordered_map<std::string, std::size_t> last_of_;  // by key: the last match with that key
  std::size_t current_ = 0;
  // Of the row before.
  std::string key_, match_, date_, game_, title_;
};

}  // namespace tablee
