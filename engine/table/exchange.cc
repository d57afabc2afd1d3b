#include "table/exchange.h"

#include <algorithm>
#include <array>

#include "core/scan.h"
#include "core/utf8.h"
#include "table/link.h"

namespace tablee {
namespace {

using Line = std::vector<std::string>;

enum Column : std::uint8_t {
  kMatch,
  kDate,
  kGame,
  kTitle,
  kRound,
  kPlayer,
  kBot,
  kPoints,
  kOver,
  kPractice,
  kColumns,
};
constexpr std::string_view kNames[kColumns] = {"match",  "date", "game",   "title", "round",
                                               "player", "bot",  "points", "over",  "practice"};
constexpr std::string_view kFormula = "=+-@\t\r";
constexpr std::size_t kMaxLines = 500'000;

Error at_line(Message what, std::size_t line) {
  return {std::move(what), "line " + std::to_string(line)};
}

// ---- Writing

void add_text(std::string& out, std::string_view text, char separator) {
  std::string safe;
  if (!text.empty() && (kFormula.find(text[0]) != std::string_view::npos || text[0] == '\''))
    safe = "'";
  safe += text;
  if (safe.find_first_of(std::string("\"\r\n") + separator) == std::string::npos) {
    out += safe;
    return;
  }
  out += '"';
  for (const char c : safe) {
    out += c;
    if (c == '"') out += c;
  }
  out += '"';
}

// ---- Reading

// Cuts RFC 4180 text into cells, and remembers the line of the file on which each record began.
struct Reader {
  std::string_view text;
  char separator = ',';
  std::size_t at = 0;
  std::size_t line = 1;  // where the next record begins

  bool done() const { return at >= text.size(); }

  // Reads the next record; false where a quotation mark is not closed.
  bool next(Line& cells) {
    cells.clear();
    cells.emplace_back();
    bool quoted = false;
    std::size_t ends = 0;
    for (; at < text.size(); ++at) {
      const char c = text[at];
      if (c == '\n') ++ends;
      if (quoted) {
        if (c != '"') {
          cells.back() += c;
        } else if (text.substr(at + 1, 1) == "\"") {
          cells.back() += c;
          ++at;
        } else {
          quoted = false;
        }
      } else if (c == '"' && cells.back().empty()) {
        quoted = true;
      } else if (c == separator) {
        cells.emplace_back();
      } else if (c == '\n') {
        ++at;
        break;
      } else if (c != '\r') {
        cells.back() += c;
      }
    }
    line += ends;
    return !quoted;
  }
};

std::string_view without_guard(std::string_view cell) {
  const bool guarded = cell.size() > 1 && cell[0] == '\'' &&
                       (kFormula.find(cell[1]) != std::string_view::npos || cell[1] == '\'');
  return guarded ? cell.substr(1) : cell;
}

bool control(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

// Sets the game and options of a sheet by the name of a kind of table.
bool set_kind(Sheet& sheet, std::string_view name) {
  for (const AnyGame* game : all_games()) {
    for (const TableKind& kind : game->kinds()) {
      if (kind.name != name) continue;
      sheet.game = game->id();
      if (!kind.flag.empty()) sheet.options.emplace_back(kind.flag, 1);
      return true;
    }
  }
  return false;
}

// Builds the current match from its rows.
struct Builder {
  Sheet sheet;
  std::string key;       // what its rows have in common: match, date, game, title
  std::size_t line = 0;  // where it begins
  std::size_t seat = 0;  // the next one in this round

  // Whether the last round is complete.
  bool whole() const { return seat == sheet.players.size(); }

  bool row(int round, const SeatSetup& who, int points) {
    const auto rounds = static_cast<int>(sheet.rounds.size());
    if (round == 1 && rounds <= 1) {  // the players are those of the first round
      if (rounds == 0) sheet.rounds.emplace_back();
      if (sheet.players.size() == kMaxSeats) return false;
      sheet.players.push_back(who);
      sheet.rounds[0].push_back(points);
      seat = sheet.players.size();
      return true;
    }
    if (round == rounds + 1 && whole()) {
      if (sheet.rounds.size() == kMaxRounds) return false;
      sheet.rounds.emplace_back();
      seat = 0;
    } else if (round != rounds || whole()) {
      return false;
    }
    if (sheet.players[seat].name != who.name || sheet.players[seat].bot != who.bot) return false;
    sheet.rounds.back().push_back(points);
    ++seat;
    return true;
  }
};

}  // namespace

std::string write_csv(const std::vector<Stored>& stored, char separator) {
  std::string out = "\xEF\xBB\xBF";  // so that spreadsheets take it for UTF-8
  for (std::size_t c = 0; c < kColumns; ++c) {
    if (c) out += separator;
    out += kNames[c];
  }
  out += "\r\n";
  int number = 0;
  for (const Stored& k : stored) {
    const Sheet& s = k.sheet;
    ++number;
    const AnyGame* game = find_game(s.game);
    const std::string_view kind = game ? kind_of(*game, s.options).name : std::string_view(s.game);
    for (std::size_t r = 0; r < s.rounds.size(); ++r) {
      for (std::size_t p = 0; p < s.players.size(); ++p) {
        const std::array<std::string_view, 2> flags{s.over ? "1" : "0", s.practice ? "1" : "0"};
        out += std::to_string(number) + separator;
        add_text(out, s.date, separator);
        out += separator;
        add_text(out, kind, separator);
        out += separator;
        add_text(out, s.title, separator);
        out += separator + std::to_string(r + 1) + separator;
        add_text(out, s.players[p].name, separator);
        out += separator;
        add_text(out, s.players[p].bot, separator);
        out += separator + std::to_string(s.rounds[r][p]) + separator;
        out += flags[0];
        out += separator;
        out += flags[1];
        out += "\r\n";
      }
    }
  }
  return out;
}

namespace {

// A table of lines whose first line names the columns.
struct CsvTable {
  Reader reader;
  std::array<int, kColumns> column{};
  Line cells{};
  std::size_t line = 0;  // on which the cells are

  // Takes the most frequent separator of the first line.
  Status open(std::string_view text);
  std::string_view cell(Column c) const {
    const std::size_t i = column[c];
    return column[c] >= 0 && i < cells.size() ? without_guard(cells[i]) : std::string_view();
  }
  Error bad(Column c) const {
    return at_line(msg("error.csv_cell").with_text("column", kNames[c]).with_text("cell", cell(c)),
                   line);
  }
};

Status CsvTable::open(std::string_view text) {
  const std::string_view head = text.substr(0, text.find('\n'));
  const auto many = [&](char c) { return std::count(head.begin(), head.end(), c); };
  for (const char c : {';', '\t'})
    if (many(c) > many(reader.separator)) reader.separator = c;

  column.fill(-1);
  if (!reader.next(cells)) return at_line(msg("error.csv_quote"), 1);
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t c = 0; c < kColumns; ++c)
      if (cells[i] == kNames[c]) column[c] = static_cast<int>(i);
  for (const Column needed : {kGame, kRound, kPlayer, kPoints})
    if (column[needed] < 0)
      return at_line(msg("error.csv_column").with_text("column", kNames[needed]), 1);
  return {};
}

// Reads all matches of a table, row by row.
struct CsvMatches {
  CsvTable table;
  std::vector<Stored> all{};
  Builder building{};

  Status finish();
  Status begin(const std::string& key);
  Status take_row();
};

// Completes the match that has been read so far.
Status CsvMatches::finish() {
  if (building.sheet.rounds.empty()) return {};
  if (!building.whole()) return at_line(msg("error.csv_order"), table.reader.line - 1);
  building.sheet.options.emplace_back("players", static_cast<int>(building.sheet.players.size()));
  building.sheet.count();
  all.push_back({std::move(building.sheet), {}});
  building = {};
  return {};
}

Status CsvMatches::begin(const std::string& key) {
  if (Status s = finish(); !s) return s.error();
  building.key = key;
  building.line = table.line;
  if (!set_kind(building.sheet, table.cell(kGame))) return table.bad(kGame);
  building.sheet.date = table.cell(kDate);
  building.sheet.title = table.cell(kTitle);
  building.sheet.over = table.cell(kOver) != "0";
  building.sheet.practice = table.cell(kPractice) == "1";
  building.sheet.pad = table.column[kOver] < 0;
  return {};
}

Status CsvMatches::take_row() {
  const auto cell = [&](Column c) { return table.cell(c); };
  for (const Column c : {kDate, kTitle, kPlayer, kBot})
    if (control(cell(c)) || cell(c).size() > (c == kDate ? 32 : kMaxTitle)) return table.bad(c);
  const auto round = Scan::to_number(cell(kRound));
  const auto points = Scan::to_number(cell(kPoints));
  if (!round || *round < 1 || *round > static_cast<int>(kMaxRounds)) return table.bad(kRound);
  if (!points || *points < -kMaxPoints || *points > kMaxPoints) return table.bad(kPoints);
  std::string key;
  for (const Column c : {kMatch, kDate, kGame, kTitle}) (key += cell(c)) += '\n';
  // Where no column identifies the match, a first round after another round begins a new match.
  const bool again = *round == 1 && building.sheet.rounds.size() > 1;
  if (key != building.key || again)
    if (Status s = begin(key); !s) return s;
  const SeatSetup who{std::string(cell(kPlayer)), std::string(cell(kBot))};
  if (!building.row(static_cast<int>(*round), who, static_cast<int>(*points)))
    return at_line(msg("error.csv_order"), table.line);
  return {};
}

}  // namespace

Result<std::vector<Stored>> read_csv(std::string_view text) {
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  if (!valid_utf8(text)) return at_line(msg("error.csv_text"), 1);
  CsvMatches matches{.table = {.reader = {.text = text}}};
  CsvTable& table = matches.table;
  if (Status s = table.open(text); !s) return s.error();
  Reader& reader = table.reader;
  for (std::size_t count = 0; !reader.done(); ++count) {
    table.line = reader.line;
    if (!reader.next(table.cells)) return at_line(msg("error.csv_quote"), table.line);
    if (table.cells.size() == 1 && table.cells[0].empty()) continue;
    if (count == kMaxLines || matches.all.size() == kMaxSheets)
      return at_line(msg("error.import_large"), table.line);
    if (Status s = matches.take_row(); !s) return s.error();
  }
  if (Status s = matches.finish(); !s) return s.error();
  if (matches.all.empty()) return at_line(msg("error.csv_empty"), reader.line);
  return std::move(matches.all);
}

std::string write_archive(const std::vector<Stored>& stored) {
  json::Writer out;
  out.begin_object().member("tablee", "sheets").member("format", kRecordFormat);
  out.key("sheets").begin_array();
  for (const Stored& k : stored) {
    out.begin_object().key("sheet").raw(write_sheet(k.sheet));
    if (!k.replay.empty()) out.member("replay", std::string_view(k.replay));
    out.end_object();
  }
  return out.end_array().end_object().take();
}

Result<std::vector<Stored>> read_archive(std::string_view text) {
  const auto document = json::parse(text);
  if (!document) {
    // Users look at such a file by lines, so the error has to give a line instead of "byte 17".
    Scan where(document.error().where);
    const auto byte =
        where.literal("byte") ? where.number(0, static_cast<int>(kMaxImport)) : std::nullopt;
    const auto before = text.substr(0, byte.value_or(0));
    return at_line(document.error().what,
                   1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')));
  }
  const auto* sheets = document->array_at("sheets");
  if (document->string_at("tablee") != "sheets" || !sheets)
    return Error{msg("error.import_kind"), "sheets"};
  if (sheets->size() > kMaxSheets) return Error{msg("error.import_large"), "sheets"};
  std::vector<Stored> all;
  for (const json::Value& value : *sheets) {
    const std::string path = "sheets[" + std::to_string(all.size()) + "].";
    const json::Value* own = value.find("sheet");
    auto sheet = own ? read_sheet(*own) : Result<Sheet>(Error{msg("error.sheet"), "sheet"});
    if (!sheet) return Error{sheet.error().what, path + sheet.error().where};
    Stored stored{std::move(*sheet), {}};
    if (const json::Value* replay = value.find("replay")) {
      const auto link = read_link(replay->string);
      if (!link || !std::holds_alternative<Match>(*link))
        return Error{link ? msg("error.link") : link.error().what, path + "replay"};
      stored.replay = replay->string;
    }
    all.push_back(std::move(stored));
  }
  return all;
}

Result<std::vector<Stored>> read_import(std::string_view text) {
  if (text.size() > kMaxImport) return Error{msg("error.import_large"), {}};
  const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  const bool archive =
      first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
  return archive ? read_archive(text.substr(first)) : read_csv(text);
}

}  // namespace tablee
