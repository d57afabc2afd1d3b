// Pages as they are written: their lines, in order, parted where a page is full.

#include <algorithm>

#include "web/app/storage/lines.h"
#include "web/app/storage/pages.h"

namespace tablee::app {

std::vector<Pages::Line> lines_in(std::string_view text) {
  std::vector<Pages::Line> lines;
  for (const std::string_view all : lines_of(text)) {
    const std::size_t tab = all.find('\t');
    if (tab != std::string_view::npos) lines.push_back({all.substr(0, tab), all.substr(tab + 1)});
  }
  return lines;
}

void add_line(std::string& text, const Pages::Line& line) {
  if (!text.empty()) text += '\n';
  text.append(line.name).append(1, '\t').append(line.text);
}

void Pages::add(std::size_t at, std::string_view name) {
  auto page = std::make_unique<Page>();
  page->name = name;
  pages_.insert(pages_.begin() + static_cast<std::ptrdiff_t>(at), std::move(page));
}

const std::vector<Pages::Line>& Pages::lines(std::size_t at) {
  Page& page = *pages_[at];
  if (page.known) return page.lines;
  page.known = true;
  const std::string key = joined(prefix_, page.name);
  page.text = store_.read(key).value_or("");
  page.lines = lines_in(page.text);
  if (at + 1 == pages_.size()) return page.lines;
  // What went to the next page when this one parted: nothing may ever bring it back.
  const auto past = std::find_if(page.lines.begin(), page.lines.end(), [&](const Line& line) {
    return line.name >= pages_[at + 1]->name;
  });
  if (past == page.lines.end()) return page.lines;
  const std::size_t whole = past->name.data() - page.text.data();
  page.lines.erase(past, page.lines.end());
  store_.put(key, page.text.substr(0, whole - (whole > 0)));
  return page.lines;
}

const Pages::Line* Pages::find(std::string_view name) {
  const auto page = page_for(name);
  if (!page) return nullptr;
  const auto& all = lines(*page);
  const auto at = std::lower_bound(all.begin(), all.end(), name,
                                   [](const Line& l, std::string_view n) { return l.name < n; });
  return at != all.end() && at->name == name ? &*at : nullptr;
}

bool Pages::write(std::size_t at, std::string text) {
  Page& page = *pages_[at];
  const std::string key = joined(prefix_, page.name);
  page.lines.clear();
  page.text.clear();
  page.known = false;
  if (text.empty()) {
    if (at > 0) lines(at - 1);
    store_.erase(key);
    pages_.erase(pages_.begin() + static_cast<std::ptrdiff_t>(at));
    return true;
  }
  return store_.put(key, std::move(text));
}

bool Pages::merge(const std::vector<Line>& added) {
  bool kept = true;
  for (std::size_t from = 0; from < added.size();) {
    if (!page_for(added[from].name)) add(0, added[from].name);
    const std::size_t at = *page_for(added[from].name);
    std::size_t to = from + 1;
    while (to < added.size() && (at + 1 == pages_.size() || added[to].name < pages_[at + 1]->name))
      ++to;
    // The page's lines and the new ones, in order.
    const std::vector<Line>& old = lines(at);
    std::vector<Line> all;
    std::size_t i = 0;
    for (std::size_t j = from; j < to; ++j) {
      while (i < old.size() && old[i].name < added[j].name) all.push_back(old[i++]);
      if (i < old.size() && old[i].name == added[j].name) ++i;
      all.push_back(added[j]);
    }
    all.insert(all.end(), old.begin() + static_cast<std::ptrdiff_t>(i), old.end());
    // Parted into as many pages as they fill; the last ones are written first.
    struct Part {
      std::string name, text;
    };
    std::vector<Part> parts;
    for (const Line& line : all) {
      const std::size_t size = line.name.size() + line.text.size() + 2;
      if (parts.empty() || parts.back().text.size() + size > kPageSize)
        parts.push_back({std::string(line.name), {}});
      add_line(parts.back().text, line);
    }
    for (std::size_t part = parts.size(); part-- > 1;) {
      add(at + 1, parts[part].name);
      kept &= write(at + 1, std::move(parts[part].text));
    }
    kept &= write(at, std::move(parts.front().text));
    from = to;
  }
  return kept;
}

bool Pages::erase(std::string_view name) {
  if (!find(name)) return false;
  const std::size_t at = *page_for(name);
  std::string text;
  for (const Line& line : lines(at))
    if (line.name != name) add_line(text, line);
  write(at, std::move(text));
  return true;
}

}  // namespace tablee::app
