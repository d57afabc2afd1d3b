#include "table/exchange.h"

#include <algorithm>

#include "core/date.h"
#include "core/fold.h"
#include "core/name.h"
#include "core/scan.h"
#include "table/formula_guard.h"
#include "table/link.h"
#include "table/spreadsheet.h"

namespace tablee {
namespace {

// Bytes of the longest sheet with its replay in an archive: ten thousand rounds of ten players.
constexpr std::size_t kMaxElement = std::size_t{1} << 20;

// ---- CSV

// Quoted for every separator that a spreadsheet may split the file by.
void add_text(std::string& out, std::string_view text) {
  std::string safe = guarded(text);
  for (char& c : safe)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  if (safe.find_first_of("\",;\t|") == std::string::npos && safe == trimmed(safe)) {
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

std::string options_of(const Sheet& sheet) {
  std::string text;
  const auto add = [&](std::string_view word) { (text += text.empty() ? "" : " ") += word; };
  for (const auto& [key, value] : sheet.options) add(key + "=" + std::to_string(value));
  if (sheet.pad) add(kPadWord);
  return text;
}

std::string bot_of(const SeatSetup& seat) {
  return seat.swaps > 0 ? seat.bot + "*" + std::to_string(seat.swaps) : seat.bot;
}

void add_sheet(std::string& out, const Sheet& s, int number, char separator) {
  const AnyGame* game = find_game(s.game);
  std::string before, after;
  const auto add = [&](std::string& to, std::string_view text) {
    add_text(to, text);
    to += separator;
  };
  add(before, std::to_string(number));
  add(before, read_date(s.date) ? std::string_view(s.date) : std::string_view());
  add(before, game ? kind_of(*game, s.options).name : std::string_view(s.game));
  add(before, s.title);
  after.append(1, separator).append(s.over ? "1" : "0");
  after.append(1, separator).append(s.practice ? "1" : "0").append(1, separator);
  add_text(after, options_of(s));
  for (std::size_t r = 0; r < s.rounds.size(); ++r) {
    for (std::size_t p = 0; p < s.players.size(); ++p) {
      out += before;
      out += std::to_string(r + 1) + separator;
      add(out, s.players[p].name);
      add(out, bot_of(s.players[p]));
      out += std::to_string(s.rounds[r][p]) + after + "\r\n";
    }
  }
}

// ---- Archives

// The end of the JSON value or name that begins at `at`, by its brackets and strings; the end of
// the text if it has none.
std::size_t value_end(std::string_view text, std::size_t at) {
  std::size_t depth = 0;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') {
      for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\') ++at;
    } else if (c == '[' || c == '{') {
      ++depth;
    } else if (c == ']' || c == '}') {
      if (depth == 0) return at;
      if (--depth == 0) return at + 1;
    } else if ((c == ',' || c == ':') && depth == 0) {
      return at;
    }
  }
  return text.size();
}

// Reads one sheet at a time: one value of the whole text would take many times its memory.
class ArchiveReader {
 public:
  ArchiveReader(std::string_view text, FileProgress progress) : text_(text), progress_(progress) {}

  Result<std::vector<Stored>> read();

 private:
  // Bytes of other members of the outermost object, which are read as one value.
  static constexpr std::size_t kMaxOther = 10'000;

  void skip_space() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
  bool eat(char c) {
    skip_space();
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  Error unread(const Message& what, std::size_t at) const;
  // Reads the next value, which may have `most` bytes.
  Result<json::Value> value(std::size_t most);
  Status member();
  Status sheets();
  Status sheet(const json::Value& value);

  std::string_view text_;
  FileProgress progress_;
  std::size_t at_ = 0;
  std::size_t points_ = 0;
  bool ours_ = false, has_sheets_ = false;
  std::vector<Stored> all_;
};

// The error with a line number: people do not look at files by bytes.
Error ArchiveReader::unread(const Message& what, std::size_t at) const {
  const auto before = text_.substr(0, at);
  return at_line(what,
                 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')));
}

Result<json::Value> ArchiveReader::value(std::size_t most) {
  skip_space();
  const std::size_t from = at_;
  at_ = value_end(text_, at_);
  const std::string_view own = text_.substr(from, at_ - from);
  if (own.size() > most)
    return unread(msg("error.import_part").with("most", static_cast<std::int64_t>(most / 1000)),
                  from);
  auto read = json::parse(own);
  if (read) return read;
  Scan where(read.error().where);
  const auto byte = where.literal("byte") ? where.number(0, static_cast<int>(kMaxImport)) : 0;
  return unread(read.error().what, from + static_cast<std::size_t>(byte.value_or(0)));
}

Status ArchiveReader::sheet(const json::Value& value) {
  const std::string path = "sheets[" + std::to_string(all_.size()) + "].";
  const json::Value* own = value.find("sheet");
  auto sheet = own ? read_sheet(*own) : Result<Sheet>(Error{msg("error.sheet"), "sheet"});
  if (!sheet) return Error{sheet.error().what, path + sheet.error().where};
  for (SeatSetup& seat : sheet->players) seat.name = tidy_name(seat.name);
  sheet->title = tidy_name(sheet->title, kMaxTitle);
  Stored kept{std::move(*sheet), {}};
  if (const json::Value* replay = value.find("replay")) {
    if (Status s = check_link('r', replay->string); !s)
      return Error{s.error().what, path + "replay"};
    kept.replay = replay->string;
  }
  points_ += kept.sheet.rounds.size() * kept.sheet.players.size();
  if (points_ > kMaxAllPoints)
    return unread(msg("error.import_points").with("most", kMaxAllPoints), at_);
  all_.push_back(std::move(kept));
  return {};
}

Status ArchiveReader::sheets() {
  has_sheets_ = true;
  if (!eat('[')) return Error{msg("error.import_kind"), "sheets"};
  if (eat(']')) return {};
  do {
    if (all_.size() == kMaxSheets)
      return unread(msg("error.import_sheets").with("most", kMaxSheets), at_);
    const auto one = value(kMaxElement);
    if (!one) return one.error();
    if (Status s = sheet(*one); !s) return s;
    if (progress_) progress_(at_);
  } while (eat(','));
  if (!eat(']')) return unread(msg("error.json"), at_);
  return {};
}

Status ArchiveReader::member() {
  const auto name = value(kMaxOther);
  if (!name) return name.error();
  if (name->kind != json::Value::Kind::string || !eat(':')) return unread(msg("error.json"), at_);
  if (name->string == "sheets" && !has_sheets_) return sheets();
  const auto other = value(kMaxOther);
  if (!other) return other.error();
  ours_ |= name->string == "tablee" && other->string == "sheets";
  return {};
}

Result<std::vector<Stored>> ArchiveReader::read() {
  if (!eat('{')) return unread(msg("error.json"), at_);
  if (!eat('}')) {
    do {
      if (Status s = member(); !s) return s.error();
    } while (eat(','));
    if (!eat('}')) return unread(msg("error.json"), at_);
  }
  skip_space();
  if (at_ != text_.size()) return unread(msg("error.json"), at_);
  if (!ours_ || !has_sheets_) return Error{msg("error.import_kind"), "sheets"};
  return std::move(all_);
}

}  // namespace

std::string write_csv(const std::vector<Stored>& kept, char separator) {
  std::string out = "\xEF\xBB\xBF";  // so that spreadsheets take it for UTF-8
  for (const std::string_view name : kColumnNames)
    out.append(name).append(1, name == kColumnNames.back() ? '\r' : separator);
  out += '\n';
  int number = 0;
  for (const Stored& k : kept) add_sheet(out, k.sheet, ++number, separator);
  return out;
}

std::string write_archive(const std::vector<Stored>& kept) {
  json::Writer out;
  out.begin_object().member("tablee", "sheets").member("format", kRecordFormat);
  out.key("sheets").begin_array();
  for (const Stored& k : kept) {
    out.begin_object().key("sheet").raw(write_sheet(k.sheet));
    if (!k.replay.empty()) out.member("replay", std::string_view(k.replay));
    out.end_object();
  }
  return out.end_array().end_object().take();
}

Result<std::vector<Stored>> read_archive(std::string_view text, FileProgress progress) {
  return ArchiveReader(text, progress).read();
}

Result<SheetFile> read_import(std::string_view text, const SheetWords& words,
                              FileProgress progress) {
  if (text.size() > kMaxImport)
    return Error{
        msg("error.import_large").with("most", static_cast<std::int64_t>(kMaxImport >> 20)), {}};
  const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (first == std::string_view::npos || (text[first] != '{' && text[first] != '['))
    return read_spreadsheet(text, words, progress);
  auto all = read_archive(text.substr(first), progress);
  if (!all) return all.error();
  SheetFile file;
  for (Stored& kept : *all) file.matches.push_back({.kept = std::move(kept)});
  return file;
}

}  // namespace tablee
