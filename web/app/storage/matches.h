#pragma once
// The unfinished matches. One of them is in front, the one on the table; the others are set aside
// as they are. Each has one key of the store as long as it lasts, and the key `matches` says which
// is in front and summarizes all of them, so that listing them reads none. Whichever two writes a
// power cut interrupts, no match is lost: one is written before it is listed and unlisted before it
// is erased, and a start looks at every possible key.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/services/session.h"
#include "web/app/storage/store.h"

namespace tablee::app {

// At the same time. Keys: `match`, then `match.1` … `match.24`: one more than that, as a finished
// match keeps its key until it is removed.
inline constexpr int kMostMatches = 24;

// The list of matches.
inline constexpr std::string_view kMatchesKey = "matches";
// The key of one of them, 0 … kMostMatches.
std::string match_key(int number);
// Is it the key of a match?
bool is_match_key(std::string_view key);

struct UnderWay {
  std::string key;    // of the match
  std::string sheet;  // key of its sheet
  std::string kind;   // of table
  std::vector<SeatSetup> seats;
  int round = 0;     // 1 …
  std::string when;  // day of the last move, "2026-11-21"; empty: not known
};

// The match of that record, as it is listed.
// What is stored of a match beside its record: the move that waits, and the seats on phones.
std::string beside_record(const Session& session);
UnderWay under_way(std::string key, std::string sheet, const Record& record, std::string when);

class Matches {
 public:
  explicit Matches(Store& store) : store_(store) {}

  // Reads the stored matches; called once. A value that cannot be read at all is set aside in the
  // store, and the last such error is returned. What an earlier visit set aside is tried again:
  // that visit may have been of an older version, which the host had put back.
  Status load();

  // Those under way: the one in front first, then those last played.
  const std::vector<UnderWay>& list() const { return list_; }
  bool full() const { return static_cast<int>(list_.size()) >= kMostMatches; }
  // Key of the match on the table, over or not; empty: none.
  const std::string& front() const { return front_; }
  // Null where no match under way has that key, or will write its sheet under that key: until its
  // first round ends nothing else knows of it.
  const UnderWay* find(std::string_view key) const;
  const UnderWay* with_sheet(std::string_view sheet) const;

  // Begins a new match in front of all. False, without an effect, if there is no space for one
  // more.
  bool begin(const Session& session, std::string_view today);
  // The match in front as it is now.
  void keep(const Session& session, std::string_view today);
  // Brings a match to the front. One that can't be read is listed no more, and its text is set
  // aside in the store.
  [[gnu::noinline]] Result<Session> open(std::string_view key);
  // Puts the one in front away, if it is over.
  void close();

  // Deletes one under way: what it takes to have it back; nothing where there is none.
  struct Erased {
    UnderWay match;
    std::size_t place;
    std::string text;
  };
  std::optional<Erased> erase(std::string_view key);
  // There must be space for one more.
  void restore(Erased back);

 private:
  // From stored data: never called on a first visit, so these are part of the deferred code.
  [[gnu::noinline]] void read_list(std::string_view text);
  [[gnu::noinline]] Status read_stored(const std::string& key, std::string_view text,
                                       std::vector<UnderWay>& found);
  // Lists what can be read of the matches under these keys, which were set aside.
  [[gnu::noinline]] void read_again(const std::vector<std::string>& aside);
  std::vector<UnderWay>::iterator at(std::string_view key);
  // A key that no match has; empty where all are taken.
  std::string free_key() const;
  void write(const Session& session, const std::string& when, std::string record);
  void write_list();

  Store& store_;
  std::vector<UnderWay> list_;
  std::string front_;
  std::string record_;  // of the match in front, as it was written last
  std::string waits_;   // … and the decision that waits for the others
};

}  // namespace tablee::app
