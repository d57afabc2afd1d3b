#pragma once
// The archive: every score sheet of this device, and the replays of matches played here.
//
// Sheets are lines (table/sheet_line.h) on pages (pages.h), "sheets.2026-11-21.0001" the one that
// was made for that sheet.
//
// Keys of sheets start with kSheetPrefix, followed by the date and a number or a name within the
// day; a match is stored under kReplayPrefix with the same ending, as a link (table/link.h).

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/exchange.h"
#include "table/match.h"
#include "web/app/storage/pages.h"
#include "web/app/storage/store.h"

namespace tablee::app {

inline constexpr std::string_view kSheetPrefix = "sheet.";
inline constexpr std::string_view kPagePrefix = "sheets.";
inline constexpr std::string_view kReplayPrefix = "replay.";
// Sheets from a file, on their way in.
inline constexpr std::string_view kInPrefix = "in.";
// What lies apart from the archive and is to be merged into it, under its key with this in front.
inline constexpr std::string_view kOldPrefix = "old.";
// Replays take up to this many characters, a few hundred to two thousand each; the oldest are
// deleted for new ones. Local storage has less space than a database.
inline constexpr std::size_t kReplayRoom = 600'000;
inline constexpr std::size_t kReplayRoomInDatabase = 4'000'000;

// Where the archive lies: in a database of the browser, or in local storage; apart: in local
// storage, because the database with the older sheets cannot be read during this visit.
enum class ArchivePlace : unsigned char { local, database, apart };

bool is_sheet(std::string_view key);
std::string replay_key(std::string_view sheet_key);
// Four digits at least, so that keys of a day stand in their order.
std::string numbered(std::size_t n);

class Archive {
 public:
  explicit Archive(Store& store);
  Archive(const Archive&) = delete;

  // Looks what there is, and completes or merges what was left to do. Every call below does it,
  // too.
  void open() const;
  // `chance` is any number: it keeps the keys of sheets that lie apart from those of other visits.
  void lies(ArchivePlace place, std::uint64_t chance);
  // Characters that replays may take.
  std::size_t most_replays() const {
    return place_ == ArchivePlace::database ? kReplayRoomInDatabase : kReplayRoom;
  }

  // All sheets; reads every page.
  int count() const;
  // An estimate without reading: too high where a page is damaged, or was interrupted during a
  // split (above) and has not been read since.
  int count_unread() const;
  bool has(std::string_view key) const;
  // The sheet of that key, or why there is none.
  Result<Sheet> sheet(std::string_view key) const;
  // Calls visit(key, sheet) for all that can be read, newest first, until it answers false.
  template <class Visit>
  void newest_first(Visit&& visit) const {
    open();
    for (std::size_t page = pages_.size(); page-- > 0;) {
      const std::vector<Pages::Line>& lines = pages_.lines(page);
      for (std::size_t i = lines.size(); i-- > 0;)
        if (auto sheet = read(lines[i]); sheet && !visit(key_of(lines[i]), std::move(*sheet)))
          return;
    }
  }
  // Calls visit(sheet) for all that can be read, oldest first.
  template <class Visit>
  void oldest_first(Visit&& visit) const {
    open();
    for (std::size_t page = 0; page < pages_.size(); ++page)
      for (const Pages::Line& line : pages_.lines(page))
        if (const auto sheet = read(line)) visit(*sheet);
  }
  // Keys of sheets that hold these letters, oldest first; no sheet is read.
  std::vector<std::string> keys_with(std::string_view letters) const;
  // "2026-11-21": a free key of that day.
  std::string free_key(std::string_view day) const;
  // Is that key reserved by a match that has not been written yet? Such a key is not free.
  std::function<bool(std::string_view key)> claimed;
  // May old replays be deleted if there is no space for new ones? Without this function they may.
  std::function<bool()> replays_may_go;

  // False if it is stored only as long as the page lives.
  bool put(std::string_view key, const Sheet& sheet);
  // With its match.
  void erase(std::string_view key);

  // The match of the sheet with that key; nothing if it is not stored or cannot be read any more.
  std::optional<Match> match(std::string_view sheet_key) const;
  // The same as a link, unread; empty: none.
  std::string replay(std::string_view sheet_key) const;
  // Stores a finished match as a link. If the quota of replays, or the device, is full, the oldest
  // are deleted; if none may be deleted, this one is not stored.
  void store_replay(std::string_view sheet_key, std::string link);
  // Number of stored matches, and their characters.
  struct Room {
    int count = 0;
    std::size_t size = 0;
  };
  Room replay_room() const;
  // What happened to replays because the device, or their quota, was full, since the last call: the
  // number deleted, and the number not stored.
  struct NoRoom {
    int gone = 0;
    int not_stored = 0;
  };
  NoRoom take_no_room() { return std::exchange(no_room_, {}); }

  // Stores the sheets of a file: all of them or, if the device has no space, none (false). They are
  // written aside, made current by one small write and then moved to their places; an interrupted
  // import continues at the next start. `instead` has for each sheet the key of the stored sheet
  // that it replaces; empty or missing: it is added.
  bool take_in(std::vector<Stored> kept, std::string_view today,
               const std::vector<std::string>& instead = {});

  // Changes with every sheet that changes.
  int revision() const { return revision_; }

 private:
  std::pair<std::string, std::int64_t> next_free(const std::string& day, std::int64_t last) const;
  static std::string key_of(const Pages::Line& line);
  static Result<Sheet> read(const Pages::Line& line);
  void take_old_form() const;
  void finish_taking_in() const;
  // In archive_old.cc.
  using Renamed = std::map<std::string, std::string, std::less<>>;  // sheets, old name to new
  void take_old() const;
  void merge_old(std::string_view page, std::string_view next, Renamed& renamed) const;
  std::string place_of(const Pages::Line& old) const;
  void move_old(std::string_view prefix) const;
  void rename(std::string_view name, std::string_view to) const;
  const Pages::Line* line(std::string_view name) const;
  bool merge(const std::vector<Pages::Line>& added) const;

  Store& store_;
  // Filled in by reading; the stored data does not change.
  mutable bool opened_ = false;
  mutable Pages pages_;
  mutable int revision_ = 0;
  NoRoom no_room_;
  ArchivePlace place_ = ArchivePlace::local;
  std::int64_t first_number_ = 0;  // of the sheets of a day
};

}  // namespace tablee::app
