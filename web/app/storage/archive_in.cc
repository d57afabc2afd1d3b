// Sheets from elsewhere: a file, and the store in the format of the previous version.

#include <algorithm>
#include <map>

#include "core/date.h"
#include "core/scan.h"
#include "core/sort_many.h"
#include "table/sheet_line.h"
#include "web/app/storage/archive.h"

namespace tablee::app {
namespace {

// Data under kInPrefix: pages of lines, replays, some space for later moves, and last the key that
// marks it as complete.
constexpr std::string_view kInReplay = "in.replay.";
constexpr std::string_view kInRoom = "in.room";
constexpr std::string_view kInWhole = "in.whole";

}  // namespace

// The previous version stored every sheet under a key of its own, as JSON. They are moved to pages,
// a page at a time; sheets that cannot be read stay where they are.
[[gnu::noinline]] void Archive::take_old_form() const {
  std::vector<std::string> texts, keys;
  std::vector<Pages::Line> lines;
  std::size_t size = 0;
  const auto move_over = [&] {
    lines.clear();
    for (std::size_t i = 0; i < keys.size(); ++i)
      lines.push_back({std::string_view(keys[i]).substr(kSheetPrefix.size()), texts[i]});
    if (merge(lines))
      for (const std::string& key : keys) store_.erase(key);
    keys.clear();
    texts.clear();
    size = 0;
  };
  for (std::string& key : store_.keys(kSheetPrefix)) {
    const auto text = store_.read(key);
    const auto sheet = text ? read_sheet(*text) : Result<Sheet>(Error{msg("error.sheet"), {}});
    if (!sheet) continue;
    // It is older than a sheet with the same name on a page.
    if (line(std::string_view(key).substr(kSheetPrefix.size()))) {
      store_.erase(key);
      continue;
    }
    std::string written = write_sheet_line(*sheet);
    if (!read_sheet_line(written)) continue;
    if (size > 0 && size + written.size() > kPageSize / 2) move_over();
    size += written.size();
    keys.push_back(std::move(key));
    texts.push_back(std::move(written));
  }
  if (!keys.empty()) move_over();
}

bool Archive::take_in(std::vector<Stored> kept, std::string_view today,
                      const std::vector<std::string>& instead) {
  open();
  struct New {
    std::string name, text, replay;
  };
  std::vector<New> all;
  std::map<std::string, std::int64_t, std::less<>> numbers;  // the last one given, by day
  std::vector<std::string> outdated;  // keys of replays that differ from the new sheet
  for (std::size_t i = 0; i < kept.size(); ++i) {
    Stored& k = kept[i];
    if (i < instead.size() && is_sheet(instead[i])) {
      const auto before = sheet(instead[i]);
      if (k.replay.empty() && (!before || before->rounds != k.sheet.rounds))
        outdated.push_back(replay_key(instead[i]));
      all.push_back(
          {instead[i].substr(kSheetPrefix.size()), write_sheet_line(k.sheet), std::move(k.replay)});
      continue;
    }
    const std::string_view day = read_date(k.sheet.date) ? std::string_view(k.sheet.date) : today;
    auto at = numbers.find(day);
    if (at == numbers.end()) {
      const std::string free = free_key(day);
      const auto number = Scan::to_number(std::string_view(free).substr(free.rfind('.') + 1));
      at = numbers.emplace(std::string(day), *number - 1).first;
    }
    const auto [key, number] = next_free(joined(kSheetPrefix, joined(day, ".")), at->second);
    at->second = number;
    all.push_back(
        {key.substr(kSheetPrefix.size()), write_sheet_line(k.sheet), std::move(k.replay)});
  }
  sort_many(all, [](const New& a, const New& b) { return a.name < b.name; });

  // Replays are not deleted to import a file.
  const auto room = std::exchange(store_.make_room, nullptr);
  bool fits = true;
  std::string page;
  std::size_t pages = 0;
  const auto end_page = [&] {
    if (!page.empty()) fits = store_.put(joined(kInPrefix, numbered(pages++)), std::move(page));
    page.clear();
  };
  for (std::size_t i = 0; fits && i < all.size(); ++i) {
    add_line(page, {all[i].name, all[i].text});
    if (page.size() > kPageSize) end_page();
    if (fits && !all[i].replay.empty())
      fits = store_.put(joined(kInReplay, all[i].name), std::move(all[i].replay));
  }
  if (fits) end_page();
  fits = fits && store_.put(kInRoom, std::string(4 * kPageSize, ' ')) &&
         store_.put(kInWhole, numbered(pages));
  store_.make_room = room;
  finish_taking_in();
  if (fits)
    for (const std::string& key : outdated) store_.erase(key);
  return fits;
}

[[gnu::noinline]] void Archive::finish_taking_in() const {
  const auto keys = store_.keys(kInPrefix);
  if (keys.empty()) return;
  if (!store_.find(kInWhole)) {
    // It was cut short before all of it was there.
    for (const std::string& key : keys) store_.erase(key);
    return;
  }
  store_.erase(kInRoom);
  for (const std::string& key : keys) {
    if (key == kInRoom || key == kInWhole) continue;
    const std::string text = store_.find(key) ? *store_.find(key) : std::string();
    bool moved = true;
    if (key.starts_with(kInReplay)) {
      moved =
          store_.put(joined(kReplayPrefix, std::string_view(key).substr(kInReplay.size())), text);
    } else {
      moved = merge(lines_in(text));
    }
    if (!moved) return;  // the device is full: it continues when there is space
    store_.erase(key);
  }
  store_.erase(kInWhole);
}

}  // namespace tablee::app
