// The archive's values that lie apart: in local storage, where the archive itself lies in the
// browser's database. An older version left them there, or a visit on which the database did not
// answer. They are merged into the archive; nothing of either is lost.
//
// The page writes everything of one call in one transaction (web/page/js/store/archive.js), so that
// an interruption leaves all of it as it was.

#include <algorithm>
#include <utility>

#include "table/sheet_line.h"
#include "web/app/storage/archive.h"

namespace tablee::app {
namespace {

constexpr std::size_t kDay = 10;  // characters of a date, with which names begin

// Are these two states of one match, the first of which is not the later one?
bool goes_on(const Sheet& before, const Sheet& after) {
  const auto same_seat = [](const SeatSetup& a, const SeatSetup& b) {
    return a.name == b.name && a.bot == b.bot;
  };
  return before.game == after.game && before.options == after.options &&
         before.date == after.date && before.pad == after.pad &&
         std::equal(before.players.begin(), before.players.end(), after.players.begin(),
                    after.players.end(), same_seat) &&
         before.rounds.size() <= after.rounds.size() &&
         std::equal(before.rounds.begin(), before.rounds.end(), after.rounds.begin());
}

}  // namespace

// Sheets of the oldest form, and a file being imported, are moved as they are: open() continues
// with them.
void Archive::move_old(std::string_view prefix) const {
  for (const std::string& old : store_.keys(joined(kOldPrefix, prefix))) {
    const std::string_view key = std::string_view(old).substr(kOldPrefix.size());
    const auto text = store_.read(old);
    const auto here = store_.read(key);
    if (!text || (here && *here != *text)) continue;
    if (!here) store_.put(key, *text);
    store_.erase(old);
  }
}

void Archive::rename(std::string_view name, std::string_view to) const {
  const Pages::Line* const before = line(name);
  if (!before) return;
  const std::string text(before->text);
  merge({{to, text}});
  const std::string from = joined(kReplayPrefix, name);
  if (const auto link = store_.read(from)) {
    store_.put(joined(kReplayPrefix, to), *link);
    store_.erase(from);
  }
}

// Where a line that lies apart belongs; empty: the archive has it already.
std::string Archive::place_of(const Pages::Line& old) const {
  const Pages::Line* const before = line(old.name);
  if (!before) return std::string(old.name);
  if (before->text == old.text) return {};
  const auto ours = read(*before), theirs = read(old);
  if (ours && theirs && goes_on(*ours, *theirs)) return std::string(old.name);
  if (ours && theirs && goes_on(*theirs, *ours)) return {};
  const std::string free = free_key(old.name.substr(0, kDay)).substr(kSheetPrefix.size());
  // A match under way goes on writing to its own name.
  if (!claimed || !claimed(key_of(old))) return free;
  rename(old.name, free);
  return std::string(old.name);
}

// The lines of a page that lies apart, up to the name with which the next one begins.
void Archive::merge_old(std::string_view page, std::string_view next, Renamed& renamed) const {
  std::vector<Pages::Line> added;
  for (const Pages::Line& old : lines_in(page)) {
    // What a page holds past the next one's name counts no more (pages.h).
    if (!next.empty() && old.name >= next) break;
    if (!line(old.name)) {
      added.push_back(old);
      continue;
    }
    merge(std::exchange(added, {}));
    const std::string place = place_of(old);
    if (place.empty()) continue;
    merge({{place, old.text}});
    if (place != old.name) renamed.emplace(old.name, place);
  }
  merge(added);
}

[[gnu::noinline]] void Archive::take_old() const {
  if (store_.keys(kInPrefix).empty()) move_old(kInPrefix);
  move_old(kSheetPrefix);
  Renamed renamed;
  const auto pages = store_.keys(joined(kOldPrefix, kPagePrefix));
  const std::size_t start = kOldPrefix.size() + kPagePrefix.size();
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const auto text = store_.read(pages[i]);
    if (!text) continue;
    merge_old(*text, i + 1 < pages.size() ? std::string_view(pages[i + 1]).substr(start) : "",
              renamed);
    store_.erase(pages[i]);
  }
  for (const std::string& old : store_.keys(joined(kOldPrefix, kReplayPrefix))) {
    const auto link = store_.read(old);
    if (!link) continue;
    const std::string_view name =
        std::string_view(old).substr(kOldPrefix.size() + kReplayPrefix.size());
    const auto moved = renamed.find(name);
    const std::string key =
        joined(kReplayPrefix, moved == renamed.end() ? name : std::string_view(moved->second));
    if (!store_.read(key)) store_.put(key, *link);
    store_.erase(old);
  }
}

}  // namespace tablee::app
