#include "table/spreadsheet.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/fold.h"
#include "core/typed_number.h"
#include "core/utf8.h"
#include "table/cells.h"
#include "table/exchange.h"
#include "table/formula_guard.h"
#include "table/gather.h"

namespace tablee {
namespace {

using Cells = std::vector<std::string_view>;

constexpr std::size_t kMaxPreface = 10;    // lines before the header row
constexpr std::size_t kRowsAtOnce = 4096;  // rows between two reports of the progress

bool is_empty(const Cells& cells) {
  return std::all_of(cells.begin(), cells.end(), [](std::string_view c) { return c.empty(); });
}

// Positions of the columns in a row.
struct Columns {
  std::array<std::optional<std::size_t>, kColumnNames.size()> at{};
  std::vector<std::size_t> players;  // of a table with a column for each player

  bool has(Column c) const { return at[index_of(c)].has_value(); }
  std::string_view cell(const Cells& cells, Column c) const {
    const auto i = at[index_of(c)];
    return i && *i < cells.size() ? cells[*i] : std::string_view();
  }
  bool wide() const { return !players.empty(); }
};

// The first required column that is missing.
std::optional<Column> lacking(const Columns& columns) {
  for (const Column needed : {Column::round, Column::player, Column::points})
    if (!columns.has(needed)) return needed;
  return std::nullopt;
}

// Reads cells as a header row.
Columns columns_of(const Cells& cells, const SheetWords& words) {
  Columns columns;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (const auto column = words.column(cells[i]); column && !columns.has(*column))
      columns.at[index_of(*column)] = i;
  if (columns.has(Column::player) || columns.has(Column::points)) return columns;
  // A column for each player. The first column may hold round numbers without a name.
  auto& round = columns.at[index_of(Column::round)];
  if (!round && cells.size() > 2 && cells[0].empty()) round = 0;
  if (!round) return columns;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (!cells[i].empty() && !words.column(cells[i]) && !words.is_total(cells[i]))
      columns.players.push_back(i);
  if (columns.players.size() < 2) columns.players.clear();
  return columns;
}

std::size_t known_columns(const Columns& columns) {
  return std::count_if(columns.at.begin(), columns.at.end(),
                       [](const auto& c) { return c.has_value(); });
}

// How well cells work as a header row; 0: they do not.
std::size_t score_of(const Columns& columns) {
  const std::size_t known = known_columns(columns);
  if (columns.wide()) return 1 + known;
  return lacking(columns) ? 0 : 100 + known;
}

// The separator, the columns and the first row after the header.
struct Layout {
  CellReader reader;  // after the header row
  Columns columns;
  std::vector<std::string> names;    // of the players, by column
  std::size_t line = 1;              // of the header row
  std::vector<std::size_t> preface;  // lines before the header row
  std::size_t score = 0;

  std::size_t known() const { return known_columns(columns); }
};

// `stated`: the first line names the separator.
Layout layout_with(std::string_view text, char separator, bool stated, const SheetWords& words) {
  Layout best{.reader = CellReader(text, separator), .columns = {}, .names = {}, .preface = {}};
  CellReader reader(text, separator);
  std::vector<std::size_t> before;
  Cells cells;
  if (stated) reader.next(cells);
  for (std::size_t rows = 0; before.size() <= kMaxPreface && rows < kMaxLines && reader.next(cells);
       ++rows) {
    if (is_empty(cells)) continue;
    Columns columns = columns_of(cells, words);
    const std::size_t score = score_of(columns);
    // Without a header row, errors are about the line with the most known columns.
    if (score > best.score || (best.score == 0 && known_columns(columns) > best.known())) {
      std::vector<std::string> names;
      for (const std::size_t player : columns.players) names.push_back(unguarded(cells[player]));
      best = {reader, std::move(columns), std::move(names), reader.line(), before, score};
    }
    before.push_back(reader.line());
  }
  if (best.score == 0) best.reader = reader;
  return best;
}

// The separator of a first line "sep=;".
std::optional<char> stated_separator(std::string_view text) {
  const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
  if (line.size() != 5 || line[3] != '=' || letters_and_digits(line.substr(0, 3)) != "sep")
    return std::nullopt;
  return line[4];
}

Result<Layout> find_layout(std::string_view text, const SheetWords& words) {
  std::vector<Layout> ways;
  if (const auto stated = stated_separator(text))
    ways.push_back(layout_with(text, *stated, true, words));
  else
    for (const char separator : {',', ';', '\t'})
      ways.push_back(layout_with(text, separator, false, words));
  Layout& best = *std::max_element(ways.begin(), ways.end(), [](const Layout& a, const Layout& b) {
    return std::pair(a.score, a.known()) < std::pair(b.score, b.known());
  });
  if (best.score > 0) return std::move(best);
  if (best.reader.open_quote()) return at_line(msg("error.csv_quote"), best.reader.line());
  const Column lacks = lacking(best.columns).value_or(Column::round);
  return at_line(msg("error.csv_column").with_quote("column", words.called(lacks)), best.line);
}

class TableReader {
 public:
  TableReader(Layout layout, const SheetWords& words, FileProgress progress)
      : layout_(std::move(layout)), words_(words), progress_(progress), gatherer_(words, file_) {}

  Result<SheetFile> read();

 private:
  bool row();
  bool long_row(std::optional<int> round);
  bool wide_row(int round);
  std::optional<int> round_of() const;
  bool is_total() const;
  bool open();
  std::string_view text(Column column);
  void not_read(Message why) { file_.add_not_read(line_, std::move(why)); }
  void spoil(Message why) { gatherer_.spoil(line_, std::move(why)); }
  std::string_view cell(Column column) const { return layout_.columns.cell(cells_, column); }
  // The error of that cell: it is empty, or its content does not fit.
  Message wrong(Column column) const {
    if (!cell(column).empty()) return not_of_column(words_, column, cell(column));
    return msg("error.csv_lacks").with_quote("column", words_.called(column));
  }

  Layout layout_;
  const SheetWords& words_;
  FileProgress progress_;
  SheetFile file_;
  Gatherer gatherer_;
  Cells cells_;
  std::size_t line_ = 0;
  std::array<std::string, kColumnNames.size()> plain_;
};

// A cell without the guard of write_csv, in one line.
std::string_view TableReader::text(Column column) {
  const std::string_view as_is = cell(column);
  const auto strange = [](char c) { return c == '\'' || static_cast<unsigned char>(c) < 0x20; };
  if (as_is.size() > kMaxTitle || std::none_of(as_is.begin(), as_is.end(), strange)) return as_is;
  std::string& plain = plain_[index_of(column)];
  plain = unguarded(as_is);
  for (char& c : plain)
    if (static_cast<unsigned char>(c) < 0x20) c = ' ';
  return trimmed(plain);
}

// "1", "Round 1", "R1".
std::optional<int> TableReader::round_of() const {
  const std::string_view label = cell(Column::round);
  auto round = typed_number(label);
  if (!round && label.size() <= kMaxTitle) {
    const std::string bare = letters_and_digits(label);
    const std::size_t digits = bare.find_first_of("0123456789");
    const std::string_view name = std::string_view(bare).substr(0, digits);
    if (digits != std::string::npos && (digits == 1 || words_.column(name) == Column::round))
      round = typed_number(std::string_view(bare).substr(digits));
  }
  if (!round || *round < 1 || *round > static_cast<int>(kMaxRounds)) return std::nullopt;
  return round;
}

bool TableReader::is_total() const {
  const auto first =
      std::find_if(cells_.begin(), cells_.end(), [](std::string_view c) { return !c.empty(); });
  return words_.is_total(*first) || words_.is_total(cell(Column::player));
}

bool TableReader::open() {
  const MatchKey key{text(Column::match), text(Column::date), text(Column::game),
                     text(Column::title)};
  const MatchDetails details{text(Column::over), text(Column::practice), text(Column::options),
                             layout_.columns.has(Column::over)};
  return gatherer_.open(key, details, line_);
}

bool TableReader::long_row(std::optional<int> round) {
  const std::string_view player = text(Column::player), bot = text(Column::bot);
  // A row prepared for a round that was not played.
  if (player.empty() && bot.empty() && cell(Column::points).empty()) return true;
  if (!round) {
    not_read(wrong(Column::round));
    return true;
  }
  if (!open()) return false;
  const auto points = typed_number(cell(Column::points));
  if (player.size() > kMaxTitle)
    spoil(wrong(Column::player));
  else if (bot.size() > kMaxTitle)
    spoil(wrong(Column::bot));
  else if (!points || *points < -kMaxPoints || *points > kMaxPoints)
    spoil(wrong(Column::points));
  else
    gatherer_.add(*round, player, bot, *points, line_);
  return true;
}

bool TableReader::wide_row(int round) {
  if (!open()) return false;
  for (std::size_t i = 0; i < layout_.columns.players.size(); ++i) {
    const std::size_t at = layout_.columns.players[i];
    const std::string_view cell = at < cells_.size() ? cells_[at] : std::string_view();
    if (cell.empty()) continue;
    const std::string& name = layout_.names[i];
    const auto points = typed_number(cell);
    if (points && *points >= -kMaxPoints && *points <= kMaxPoints) {
      gatherer_.add(round, name, {}, *points, line_);
      continue;
    }
    spoil(msg("error.csv_cell").with_quote("cell", cell).with_quote("column", name));
    break;
  }
  return true;
}

// False if the file has too many matches.
bool TableReader::row() {
  const auto round = round_of();
  if (!round && (is_total() || words_.column(cell(Column::round)) == Column::round)) return true;
  if (!layout_.columns.wide()) return long_row(round);
  if (round) return wide_row(*round);
  not_read(wrong(Column::round));
  return true;
}

Result<SheetFile> TableReader::read() {
  for (const std::size_t line : layout_.preface) file_.add_not_read(line, msg("error.csv_above"));
  CellReader& reader = layout_.reader;
  for (std::size_t rows = 0; reader.next(cells_);) {
    line_ = reader.line();
    if (rows++ == kMaxLines)
      return at_line(msg("error.import_lines").with("most", kMaxLines), line_);
    if (progress_ && rows % kRowsAtOnce == 0) progress_(reader.at());
    if (is_empty(cells_)) continue;
    if (!row()) return at_line(msg("error.import_sheets").with("most", kMaxSheets), line_);
  }
  if (reader.open_quote()) return at_line(msg("error.csv_quote"), reader.line());
  gatherer_.finish();
  if (file_.matches.empty() && file_.not_read.empty())
    return at_line(msg("error.csv_empty"), reader.line());
  return std::move(file_);
}

}  // namespace

Result<SheetFile> read_spreadsheet(std::string_view text, const SheetWords& words,
                                   FileProgress progress) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (!valid_utf8(text)) return at_line(msg("error.csv_text"), 1);
  auto layout = find_layout(text, words);
  if (!layout) return layout.error();
  return TableReader(std::move(*layout), words, progress).read();
}

}  // namespace tablee
