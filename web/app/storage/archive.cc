#include "web/app/storage/archive.h"

#include <algorithm>

#include "core/scan.h"

namespace tablee::app {

std::string numbered(std::size_t n) {
  std::string digits = std::to_string(n);
  return digits.size() < 4 ? std::string(4 - digits.size(), '0') + digits : digits;
}

bool is_sheet(std::string_view key) { return key.starts_with(kSheetPrefix); }

Archive::Archive(Store& store) : store_(store), pages_(store, kPagePrefix) {
  // A full device: the oldest match makes way.
  store_.make_room = [this] {
    const auto oldest = store_.keys(kReplayPrefix);
    if (oldest.empty() || (replays_may_go && !replays_may_go())) return false;
    store_.erase(oldest.front());
    ++no_room_.gone;
    return true;
  };
}

// ---- Sheets

void Archive::open() const {
  if (opened_) return;
  opened_ = true;
  pages_.open();
  if (!store_.keys(kOldPrefix).empty()) take_old();
  if (!store_.keys(kInPrefix).empty()) finish_taking_in();
  if (!store_.keys(kSheetPrefix).empty()) take_old_form();
}

// Numbers of a day begin at 1, for sheets that lie apart at one of ninety thousand others: they
// will be merged with sheets of the same day.
void Archive::lies(ArchivePlace place, std::uint64_t chance) {
  place_ = place;
  first_number_ =
      place == ArchivePlace::apart ? 10'000 + static_cast<std::int64_t>(chance % 90'000) : 0;
}

int Archive::count() const {
  open();
  std::size_t all = 0;
  for (std::size_t page = 0; page < pages_.size(); ++page) all += pages_.lines(page).size();
  return static_cast<int>(all);
}

int Archive::count_unread() const {
  open();
  return pages_.count_unread();
}

std::string Archive::free_key(std::string_view date) const {
  open();
  const std::string day = joined(date, ".");
  std::int64_t highest = first_number_;
  const std::size_t first = pages_.page_for(day).value_or(0);
  for (std::size_t page = first; page < pages_.size(); ++page) {
    if (page > first && !pages_.name(page).starts_with(day)) break;
    for (const Pages::Line& line : pages_.lines(page))
      if (line.name.starts_with(day))
        highest = std::max(highest, Scan::to_number(line.name.substr(day.size())).value_or(0));
  }
  return next_free(joined(kSheetPrefix, day), highest).first;
}

// The first free key after that number: key and number.
std::pair<std::string, std::int64_t> Archive::next_free(const std::string& day,
                                                        std::int64_t last) const {
  for (;;) {
    std::string key = day + numbered(static_cast<std::size_t>(++last));
    if (!claimed || !claimed(key)) return {std::move(key), last};
  }
}

// ---- Matches

}  // namespace tablee::app
