#include "table/sheet_words.h"

#include <algorithm>

#include "core/fold.h"
#include "core/sort_many.h"
#include "games/any_game.h"

namespace tablee {
namespace {

constexpr std::string_view kOwn = "spreadsheet.";
constexpr std::string_view kGame = "game.";
constexpr std::size_t kLongestWord = 64;  // bytes of a word that may mean something

// What stands before the next `at`, and takes it and that away.
std::string_view next_part(std::string_view& text, char at) {
  const std::string_view part = text.substr(0, text.find(at));
  text.remove_prefix(std::min(text.size(), part.size() + 1));
  return part;
}

}  // namespace

SheetWords::SheetWords(std::string_view pack) {
  for (std::size_t c = 0; c < kColumnNames.size(); ++c) called_[c] = kColumnNames[c];
  std::array<bool, kColumnNames.size()> named{};
  while (!pack.empty()) {
    const std::string_view key = next_part(pack, '\t');
    std::string_view texts = next_part(pack, '\t');
    if (!key.starts_with(kOwn) && !key.starts_with(kGame)) continue;
    for (std::size_t c = 0; c < kColumnNames.size(); ++c)
      if (key.substr(std::min(key.size(), kOwn.size())) == kColumnNames[c] &&
          key.starts_with(kOwn) && !std::exchange(named[c], true))
        called_[c] = trimmed(texts.substr(0, texts.find(',')));
    // Titles of games may hold a comma.
    if (key.starts_with(kGame)) add(texts, key);
    while (!texts.empty() && key.starts_with(kOwn)) add(next_part(texts, ','), key);
  }
  for (const std::string_view name : kColumnNames) add(name, std::string(kOwn).append(name));
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      add(kind.name, std::string(kGame).append(kind.name));
  add("1", std::string(kOwn) + "true");
  add("0", std::string(kOwn) + "false");
  sort_many(meanings_, [](const auto& a, const auto& b) { return a.first < b.first; });
}

void SheetWords::add(std::string_view text, std::string_view key) {
  if (std::string bare = letters_and_digits(text); !bare.empty())
    meanings_.emplace_back(std::move(bare), key);
}

std::string_view SheetWords::meaning(std::string_view text, std::string_view begin) const {
  if (text.empty() || text.size() > kLongestWord) return {};
  const std::string bare = letters_and_digits(text);
  auto at = std::lower_bound(meanings_.begin(), meanings_.end(), bare,
                             [](const auto& a, const std::string& b) { return a.first < b; });
  for (; at != meanings_.end() && at->first == bare; ++at)
    if (at->second.starts_with(begin)) return std::string_view(at->second).substr(begin.size());
  return {};
}

std::optional<Column> SheetWords::column(std::string_view header) const {
  const std::string_view name = meaning(header, kOwn);
  const auto at = std::find(kColumnNames.begin(), kColumnNames.end(), name);
  if (at == kColumnNames.end()) return std::nullopt;
  return static_cast<Column>(at - kColumnNames.begin());
}

std::string_view SheetWords::kind(std::string_view title) const { return meaning(title, kGame); }

Message not_of_column(const SheetWords& words, Column column, std::string_view cell) {
  return msg("error.csv_cell").with_quote("cell", cell).with_quote("column", words.called(column));
}

bool SheetWords::is_total(std::string_view cell) const { return meaning(cell, kOwn) == "total"; }

std::optional<bool> SheetWords::yes(std::string_view cell) const {
  const std::string_view said = meaning(cell, kOwn);
  if (said == "true") return true;
  if (said == "false") return false;
  return std::nullopt;
}

}  // namespace tablee
