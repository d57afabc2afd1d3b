#include "table/sheet_transfer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/json.h"
#include "core/scan.h"
#include "table/sheet_line.h"

namespace tablee {
namespace {

// Stands in the line of a sheet without a game, because those of sheet_line.h have one.
constexpr std::string_view kNoGame = "?";

// [key, [name, number], [name, text], [name, message, …], …]
void write_message(json::Writer& out, const Message& message) {
  out.begin_array().value(std::string_view(message.key));
  for (const Arg& arg : message.args) {
    out.begin_array().value(std::string_view(arg.name));
    if (arg.kind == Arg::Kind::number) out.value(arg.number);
    if (arg.kind == Arg::Kind::text) out.value(std::string_view(arg.text));
    for (const Message& inner : arg.messages) write_message(out, inner);
    out.end_array();
  }
  out.end_array();
}

std::optional<Message> read_message(const json::Value& given) {
  using enum json::Value::Kind;
  if (given.items.empty() || given.items[0].kind != string) return std::nullopt;
  Message message{given.items[0].string, {}};
  for (std::size_t i = 1; i < given.items.size(); ++i) {
    const auto& arg = given.items[i].items;
    if (arg.size() < 2 || arg[0].kind != string) return std::nullopt;
    if (arg[1].kind == integer) {
      std::move(message).with(arg[0].string, arg[1].integer);
    } else if (arg[1].kind == string) {
      std::move(message).with_text(arg[0].string, arg[1].string);
    } else {
      std::vector<Message> inner;
      for (std::size_t j = 1; j < arg.size(); ++j) {
        auto one = read_message(arg[j]);
        if (!one) return std::nullopt;
        inner.push_back(std::move(*one));
      }
      std::move(message).with_messages(arg[0].string, std::move(inner));
    }
  }
  return message;
}

// The date in each order, separated by commas.
std::string write_dates(const TypedDate& date) {
  std::string text;
  for (const DateOrder order : kDateOrders) {
    if (order != kDateOrders[0]) text += ',';
    if (const auto& day = date.in(order)) text += write_date(*day);
  }
  return text;
}

// Returns the text before the next `at` and removes both from `text`.
std::string_view cut_before(std::string_view& text, char at) {
  const std::size_t end = std::min(text.find(at), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(text.size(), end + 1));
  return part;
}

TypedDate read_dates(std::string_view text) {
  TypedDate date;
  for (auto& day : date.by) day = read_date(cut_before(text, ','));
  return date;
}

// The players in a line of sheet_line.h: its fifth field.
std::string_view players_in(std::string_view line) {
  for (int field = 0; field < 4; ++field) cut_before(line, '\t');
  return cut_before(line, '\t');
}
// Stands for the players of the match before. As a name it would be written %3D.
constexpr std::string_view kSamePlayers = "=";

// Line of the file, dates, replay, sheet. `players` are those of the match before: in a table with
// a column for each player, long names would be there in each match.
void write_match(std::string& out, const FoundMatch& match, std::string& players) {
  out.append(std::to_string(match.line)).append(1, '\t');
  if (!match.date.none()) out += write_dates(match.date);
  out.append(1, '\t').append(match.kept.replay).append(1, '\t');
  if (match.kept.sheet.game.empty()) out += kNoGame;
  const std::string line = write_sheet_line(match.kept.sheet);
  const std::string_view own = players_in(line);
  const std::size_t from = own.data() - line.data();
  const bool same = own == players;
  out.append(line, 0, from).append(same ? kSamePlayers : own);
  out.append(line, from + own.size()).append(1, '\n');
  if (!same) players = own;
}

std::optional<FoundMatch> read_match(std::string_view text, std::string& players) {
  FoundMatch match;
  match.line = static_cast<std::size_t>(Scan::to_number(cut_before(text, '\t')).value_or(0));
  match.date = read_dates(cut_before(text, '\t'));
  match.kept.replay = cut_before(text, '\t');
  std::string whole;
  if (const std::string_view own = players_in(text); own == kSamePlayers) {
    const std::size_t from = own.data() - text.data();
    whole.append(text, 0, from).append(players).append(text, from + own.size());
    text = whole;
  } else {
    players = own;
  }
  auto sheet = read_sheet_line(text);
  if (!sheet) return std::nullopt;
  match.asks_game = sheet->game == kNoGame;
  if (match.asks_game) sheet->game.clear();
  match.kept.sheet = std::move(*sheet);
  return match;
}

Error damaged() { return {msg("error.import_kind"), {}}; }

// The first line: {"error":message,"where":text} or {"count":number,"lines":[[line, message], …]}.
std::string write_head(const SheetFile& file) {
  json::Writer out;
  out.begin_object().member("count", static_cast<std::int64_t>(file.not_read_count));
  out.key("lines").begin_array();
  for (const NotRead& line : file.not_read) {
    out.begin_array().value(static_cast<std::int64_t>(line.line));
    write_message(out, line.why);
    out.end_array();
  }
  return out.end_array().end_object().take();
}

Result<SheetFile> read_head(std::string_view text) {
  const auto head = json::parse(text);
  if (!head) return damaged();
  if (const json::Value* what = head->find("error")) {
    auto error = read_message(*what);
    if (!error) return damaged();
    return Error{std::move(*error), std::string(head->string_at("where").value_or(""))};
  }
  SheetFile file;
  const auto* lines = head->array_at("lines");
  if (!lines) return damaged();
  for (const json::Value& line : *lines) {
    auto why = line.items.size() == 2 ? read_message(line.items[1]) : std::nullopt;
    if (!why) return damaged();
    file.not_read.push_back({static_cast<std::size_t>(line.items[0].integer), std::move(*why)});
  }
  file.not_read_count =
      static_cast<std::size_t>(head->integer_at("count", 0, 1'000'000'000).value_or(0));
  return file;
}

}  // namespace

std::string write_transfer(const Result<SheetFile>& read) {
  if (!read) {
    json::Writer out;
    out.begin_object().key("error");
    write_message(out, read.error().what);
    return out.member("where", std::string_view(read.error().where)).end_object().take();
  }
  std::string out = write_head(*read) + '\n';
  std::string players;
  for (const FoundMatch& match : read->matches) write_match(out, match, players);
  return out;
}

Result<SheetFile> read_transfer(std::string_view text) {
  auto file = read_head(cut_before(text, '\n'));
  if (!file) return file;
  std::string players;
  while (!text.empty()) {
    auto match = read_match(cut_before(text, '\n'), players);
    if (!match) return damaged();
    file->matches.push_back(std::move(*match));
  }
  file->find_orders();
  return file;
}

}  // namespace tablee
