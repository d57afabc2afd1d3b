#include "web/app/archive.h"

#include <algorithm>
#include <map>

#include "core/date.h"
#include "core/scan.h"
#include "table/link.h"
#include "table/sheet_line.h"

namespace tablee::app {
namespace {

constexpr std::size_t kPageSize = 8'000;  // characters; a longer sheet has a page of its own

// Sheets from a file on their way in: pages of lines, replays, some room for the moves to come, and
// last the key that says that all of it is there.
constexpr std::string_view kInPrefix = "in.";
constexpr std::string_view kInReplay = "in.replay.";
constexpr std::string_view kInRoom = "in.room";
constexpr std::string_view kInWhole = "in.whole";

bool starts_with(std::string_view text, std::string_view start) {
  return text.substr(0, start.size()) == start;
}

std::string joined(std::string_view a, std::string_view b) {
  std::string all(a);
  return all += b;
}

// Four digits at least, so that keys of a day stand in their order.
std::string numbered(std::size_t n) {
  std::string digits = std::to_string(n);
  return digits.size() < 4 ? std::string(4 - digits.size(), '0') + digits : digits;
}

}  // namespace

bool is_sheet(std::string_view key) { return starts_with(key, kSheetPrefix); }

std::string replay_key(std::string_view sheet_key) {
  return joined(kReplayPrefix, sheet_key.substr(kSheetPrefix.size()));
}

Archive::Archive(Store& store) : store_(store) {
  // A full device: the oldest match makes way.
  store_.make_room = [this] {
    const auto oldest = store_.keys(kReplayPrefix);
    if (oldest.empty() || (replays_may_go && !replays_may_go())) return false;
    store_.erase(oldest.front());
    ++no_room_.gone;
    return true;
  };
}

// ---- Pages

std::string Archive::key_of(const Line& line) { return joined(kSheetPrefix, line.name); }
Result<Sheet> Archive::read(const Line& line) { return read_sheet_line(line.text); }

void Archive::open() const {
  if (opened_) return;
  opened_ = true;
  for (const std::string& key : store_.keys(kPagePrefix))
    add_page(pages_.size(), std::string_view(key).substr(kPagePrefix.size()));
  finish_taking_in();
  take_old_form();
}

void Archive::add_page(std::size_t at, std::string_view name) const {
  auto page = std::make_unique<Page>();
  page->name = name;
  pages_.insert(pages_.begin() + static_cast<std::ptrdiff_t>(at), std::move(page));
}

// The page where that sheet stands or would stand; nothing where it is before all of them.
std::optional<std::size_t> Archive::page_for(std::string_view name) const {
  const auto after =
      std::upper_bound(pages_.begin(), pages_.end(), name,
                       [](std::string_view n, const auto& page) { return n < page->name; });
  if (after == pages_.begin()) return std::nullopt;
  return static_cast<std::size_t>(after - pages_.begin()) - 1;
}

const std::vector<Archive::Line>& Archive::lines_of(std::size_t at) const {
  Page& page = *pages_[at];
  if (page.known) return page.lines;
  page.known = true;
  page.text = store_.read(joined(kPagePrefix, page.name)).value_or("");
  for (std::string_view rest = page.text; !rest.empty();) {
    const std::string_view all = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), all.size() + 1));
    const std::size_t tab = all.find('\t');
    if (tab == std::string_view::npos) continue;
    const Line line{all.substr(0, tab), all.substr(tab + 1)};
    // What went to the next page when this one parted: nothing may ever bring it back.
    if (at + 1 < pages_.size() && line.name >= pages_[at + 1]->name) {
      const auto whole = static_cast<std::size_t>(line.name.data() - page.text.data());
      store_.put(joined(kPagePrefix, page.name), page.text.substr(0, whole - (whole > 0)));
      break;
    }
    page.lines.push_back(line);
  }
  return page.lines;
}

const Archive::Line* Archive::line(std::string_view name) const {
  open();
  const auto page = page_for(name);
  if (!page) return nullptr;
  const auto& lines = lines_of(*page);
  const auto at = std::lower_bound(lines.begin(), lines.end(), name,
                                   [](const Line& l, std::string_view n) { return l.name < n; });
  return at != lines.end() && at->name == name ? &*at : nullptr;
}

bool Archive::write_page(std::size_t at, std::string text) const {
  Page& page = *pages_[at];
  const std::string key = joined(kPagePrefix, page.name);
  page.lines.clear();
  page.text.clear();
  page.known = false;
  if (text.empty()) {
    if (at > 0) lines_of(at - 1);
    store_.erase(key);
    pages_.erase(pages_.begin() + static_cast<std::ptrdiff_t>(at));
    return true;
  }
  return store_.put(key, std::move(text));
}

// `added` in the order of their names; the same name again replaces its line.
bool Archive::merge(const std::vector<Line>& added) const {
  ++revision_;
  bool kept = true;
  for (std::size_t from = 0; from < added.size();) {
    if (!page_for(added[from].name)) add_page(0, added[from].name);
    const std::size_t at = *page_for(added[from].name);
    std::size_t to = from + 1;
    while (to < added.size() && (at + 1 == pages_.size() || added[to].name < pages_[at + 1]->name))
      ++to;
    // The page's lines and the new ones, in order.
    const std::vector<Line>& old = lines_of(at);
    std::vector<Line> lines;
    std::size_t i = 0;
    for (std::size_t j = from; j < to; ++j) {
      while (i < old.size() && old[i].name < added[j].name) lines.push_back(old[i++]);
      if (i < old.size() && old[i].name == added[j].name) ++i;
      lines.push_back(added[j]);
    }
    lines.insert(lines.end(), old.begin() + static_cast<std::ptrdiff_t>(i), old.end());
    // Parted into as many pages as they fill; the last ones are written first.
    struct Part {
      std::string name, text;
    };
    std::vector<Part> parts;
    for (const Line& line : lines) {
      const std::size_t size = line.name.size() + line.text.size() + 2;
      if (parts.empty() || parts.back().text.size() + size > kPageSize)
        parts.push_back({std::string(line.name), {}});
      std::string& text = parts.back().text;
      if (!text.empty()) text += '\n';
      text.append(line.name).append(1, '\t').append(line.text);
    }
    for (std::size_t part = parts.size(); part-- > 1;) {
      add_page(at + 1, parts[part].name);
      kept &= write_page(at + 1, std::move(parts[part].text));
    }
    kept &= write_page(at, std::move(parts.front().text));
    from = to;
  }
  return kept;
}

// ---- Sheets

int Archive::count() const {
  open();
  std::size_t all = 0;
  for (std::size_t page = 0; page < pages_.size(); ++page) all += lines_of(page).size();
  return static_cast<int>(all);
}

bool Archive::has(std::string_view key) const {
  return is_sheet(key) && line(key.substr(kSheetPrefix.size()));
}

Result<Sheet> Archive::sheet(std::string_view key) const {
  const Line* kept = is_sheet(key) ? line(key.substr(kSheetPrefix.size())) : nullptr;
  return kept ? read(*kept) : Error{msg("error.sheet"), {}};
}

int Archive::count_unread() const {
  open();
  std::size_t all = 0;
  for (const auto& page : pages_)
    all += page->known ? page->lines.size() : store_.count_lines(joined(kPagePrefix, page->name));
  return static_cast<int>(all);
}

std::vector<std::string> Archive::keys_with(std::string_view letters) const {
  open();
  std::vector<std::string> keys;
  for (std::size_t page = 0; page < pages_.size(); ++page)
    for (const Line& line : lines_of(page))
      if (line.name.find(letters) != std::string_view::npos) keys.push_back(key_of(line));
  return keys;
}

std::string Archive::free_key(std::string_view date) const {
  open();
  const std::string day = joined(date, ".");
  std::int64_t highest = 0;
  const std::size_t first = page_for(day).value_or(0);
  for (std::size_t page = first; page < pages_.size(); ++page) {
    if (page > first && !starts_with(pages_[page]->name, day)) break;
    for (const Line& line : lines_of(page))
      if (starts_with(line.name, day))
        highest = std::max(highest, Scan::to_number(line.name.substr(day.size())).value_or(0));
  }
  return next_free(joined(kSheetPrefix, day), highest).first;
}

// After that number, the first that nobody claims: key and number.
std::pair<std::string, std::int64_t> Archive::next_free(const std::string& day,
                                                        std::int64_t last) const {
  for (;;) {
    std::string key = day + numbered(static_cast<std::size_t>(++last));
    if (!claimed || !claimed(key)) return {std::move(key), last};
  }
}

bool Archive::put(std::string_view key, const Sheet& sheet) {
  const std::string text = write_sheet_line(sheet);
  const std::string_view name = key.substr(kSheetPrefix.size());
  if (const Line* before = line(name); before && before->text == text) return true;
  return merge({{name, text}});
}

void Archive::erase(std::string_view key) {
  if (!is_sheet(key)) return;
  store_.erase(replay_key(key));
  const std::string_view name = key.substr(kSheetPrefix.size());
  if (!line(name)) return;
  ++revision_;
  const std::size_t at = *page_for(name);
  std::string text;
  for (const Line& line : lines_of(at)) {
    if (line.name == name) continue;
    if (!text.empty()) text += '\n';
    text.append(line.name).append(1, '\t').append(line.text);
  }
  write_page(at, std::move(text));
}

// ---- Matches

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

void Archive::keep_replay(std::string_view sheet_key, std::string link) {
  const std::string key = replay_key(sheet_key);
  const std::string* before = store_.find(key);
  if (before && *before == link) return;
  const std::size_t own = before ? before->size() : 0;
  std::size_t size = store_.size(kReplayPrefix) - own;
  if (size + link.size() > kReplayRoom && replays_may_go && !replays_may_go()) {
    ++no_room_.not_kept;
    return;
  }
  for (const std::string& oldest : store_.keys(kReplayPrefix)) {
    if (size + link.size() <= kReplayRoom) break;
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

// ---- What comes from elsewhere

// The version before kept every sheet under a key of its own, as JSON. A page of them at a time is
// written, and then they go; those that can't be read stay where they are.
void Archive::take_old_form() const {
  std::vector<std::string> texts, keys;
  std::vector<Line> lines;
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
    // It was there before whatever has its name on a page: that is newer.
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

bool Archive::take_in(std::vector<Kept> kept, std::string_view today) {
  open();
  struct New {
    std::string name, text, replay;
  };
  std::vector<New> all;
  std::map<std::string, std::int64_t, std::less<>> numbers;  // the last one given, by day
  for (Kept& k : kept) {
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
  std::sort(all.begin(), all.end(), [](const New& a, const New& b) { return a.name < b.name; });

  // Nobody's replays make way for a file.
  const auto room = std::exchange(store_.make_room, nullptr);
  bool fits = true;
  std::string page;
  std::size_t pages = 0;
  const auto end_page = [&] {
    if (!page.empty()) fits = store_.put(joined(kInPrefix, numbered(pages++)), std::move(page));
    page.clear();
  };
  for (std::size_t i = 0; fits && i < all.size(); ++i) {
    if (!page.empty()) page += '\n';
    page += all[i].name + '\t' + all[i].text;
    if (page.size() > kPageSize) end_page();
    if (fits && !all[i].replay.empty())
      fits = store_.put(joined(kInReplay, all[i].name), std::move(all[i].replay));
  }
  if (fits) end_page();
  fits = fits && store_.put(kInRoom, std::string(4 * kPageSize, ' ')) &&
         store_.put(kInWhole, numbered(pages));
  store_.make_room = room;
  finish_taking_in();
  return fits;
}

void Archive::finish_taking_in() const {
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
    if (starts_with(key, kInReplay)) {
      moved =
          store_.put(joined(kReplayPrefix, std::string_view(key).substr(kInReplay.size())), text);
    } else {
      std::vector<Line> lines;
      for (std::string_view rest = text; !rest.empty();) {
        const std::string_view all = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), all.size() + 1));
        const std::size_t tab = all.find('\t');
        if (tab != std::string_view::npos)
          lines.push_back({all.substr(0, tab), all.substr(tab + 1)});
      }
      moved = merge(lines);
    }
    if (!moved) return;  // the device is full: it goes on when there is room
    store_.erase(key);
  }
  store_.erase(kInWhole);
}

}  // namespace tablee::app
