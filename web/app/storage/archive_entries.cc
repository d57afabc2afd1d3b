// Single sheets and matches: read, written, erased.

#include <algorithm>

#include "table/link.h"
#include "table/sheet_line.h"
#include "web/app/storage/archive.h"

namespace tablee::app {

std::string replay_key(std::string_view sheet_key) {
  return joined(kReplayPrefix, sheet_key.substr(kSheetPrefix.size()));
}

std::string Archive::key_of(const Pages::Line& line) { return joined(kSheetPrefix, line.name); }

Result<Sheet> Archive::read(const Pages::Line& line) { return read_sheet_line(line.text); }

const Pages::Line* Archive::line(std::string_view name) const {
  open();
  return pages_.find(name);
}

bool Archive::merge(const std::vector<Pages::Line>& added) const {
  ++revision_;
  return pages_.merge(added);
}

bool Archive::has(std::string_view key) const {
  return is_sheet(key) && line(key.substr(kSheetPrefix.size()));
}

Result<Sheet> Archive::sheet(std::string_view key) const {
  const Pages::Line* kept = is_sheet(key) ? line(key.substr(kSheetPrefix.size())) : nullptr;
  return kept ? read(*kept) : Error{msg("error.sheet"), {}};
}

std::vector<std::string> Archive::keys_with(std::string_view letters) const {
  open();
  std::vector<std::string> keys;
  for (std::size_t page = 0; page < pages_.size(); ++page)
    for (const Pages::Line& line : pages_.lines(page))
      if (line.name.find(letters) != std::string_view::npos) keys.push_back(key_of(line));
  return keys;
}

bool Archive::put(std::string_view key, const Sheet& sheet) {
  const std::string text = write_sheet_line(sheet);
  const std::string_view name = key.substr(kSheetPrefix.size());
  if (const Pages::Line* before = line(name); before && before->text == text) return true;
  return merge({{name, text}});
}

void Archive::erase(std::string_view key) {
  if (!is_sheet(key)) return;
  store_.erase(replay_key(key));
  const std::string_view name = key.substr(kSheetPrefix.size());
  open();
  if (pages_.erase(name)) ++revision_;
}

std::string Archive::replay(std::string_view sheet_key) const {
  if (!is_sheet(sheet_key)) return {};
  const std::string* link = store_.find(replay_key(sheet_key));
  return link ? *link : std::string();
}

std::optional<Match> Archive::match(std::string_view sheet_key) const {
  const std::string text = replay(sheet_key);
  if (text.empty()) return std::nullopt;
  auto link = read_link(text);
  auto* match = link ? std::get_if<Match>(&*link) : nullptr;
  return match ? std::optional<Match>(std::move(*match)) : std::nullopt;
}

void Archive::store_replay(std::string_view sheet_key, std::string link) {
  const std::string key = replay_key(sheet_key);
  const std::string* before = store_.find(key);
  if (before && *before == link) return;
  const std::size_t own = before ? before->size() : 0;
  std::size_t size = store_.size(kReplayPrefix) - own;
  if (size + link.size() > most_replays() && replays_may_go && !replays_may_go()) {
    ++no_room_.not_stored;
    return;
  }
  for (const std::string& oldest : store_.keys(kReplayPrefix)) {
    if (size + link.size() <= most_replays()) break;
    if (oldest == key) continue;
    if (const std::string* text = store_.find(oldest)) size -= std::min(size, text->size());
    store_.erase(oldest);
    ++no_room_.gone;
  }
  store_.put(key, std::move(link));
}

Archive::Room Archive::replay_room() const {
  return {static_cast<int>(store_.keys(kReplayPrefix).size()), store_.size(kReplayPrefix)};
}

}  // namespace tablee::app
