#pragma once
// Lines in the order of their names, on pages of a few kilobytes: one key of the store each, named
// after the first line that it was made for. A line stands on the last page whose name is not after
// its own; one before all of them gets a page. A page that grows too long parts: the upper part is
// written first, and what a page holds past the next one's name counts no more, so that a cut
// between two writes neither loses nor doubles a line. Pages are read when they are wanted.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/storage/store.h"

namespace tablee::app {

inline constexpr std::size_t kPageSize = 8'000;  // characters; a longer line has a page of its own

std::string joined(std::string_view a, std::string_view b);

class Pages {
 public:
  struct Line {
    std::string_view name;
    std::string_view text;
  };

  Pages(Store& store, std::string_view prefix) : store_(store), prefix_(prefix) {}

  // Looks which there are; before anything else.
  void open();
  std::size_t size() const { return pages_.size(); }
  std::string_view name(std::size_t page) const { return pages_[page]->name; }
  const std::vector<Line>& lines(std::size_t page);
  // The page where that line stands or would stand; nothing where it is before all of them.
  std::optional<std::size_t> page_for(std::string_view name) const;
  const Line* find(std::string_view name);
  // Of all pages, without reading those that are not read yet.
  int count_unread() const;

  // Adds lines, in the order of their names; an equal name replaces its line. False if they are
  // stored only as long as the page lives.
  bool merge(const std::vector<Line>& added);
  // False where there is none of that name.
  bool erase(std::string_view name);

 private:
  struct Page {
    std::string name;
    bool known = false;
    std::string text;
    std::vector<Line> lines;
  };
  void add(std::size_t at, std::string_view name);
  bool write(std::size_t page, std::string text);

  Store& store_;
  std::string_view prefix_;
  std::vector<std::unique_ptr<Page>> pages_;
};

// The lines of such a text, "name<tab>text" each; others are left out.
std::vector<Pages::Line> lines_in(std::string_view text);
// One more of them.
void add_line(std::string& text, const Pages::Line& line);

}  // namespace tablee::app
