#include "web/app/storage/pages.h"

#include <algorithm>

namespace tablee::app {

std::string joined(std::string_view a, std::string_view b) {
  std::string all(a);
  return all += b;
}

void Pages::open() {
  for (const std::string& key : store_.keys(prefix_))
    add(pages_.size(), std::string_view(key).substr(prefix_.size()));
}

std::optional<std::size_t> Pages::page_for(std::string_view name) const {
  const auto after =
      std::upper_bound(pages_.begin(), pages_.end(), name,
                       [](std::string_view n, const auto& page) { return n < page->name; });
  if (after == pages_.begin()) return std::nullopt;
  return static_cast<std::size_t>(after - pages_.begin()) - 1;
}

int Pages::count_unread() const {
  std::size_t all = 0;
  for (const auto& page : pages_)
    all += page->known ? page->lines.size() : store_.count_lines(joined(prefix_, page->name));
  return static_cast<int>(all);
}

}  // namespace tablee::app
