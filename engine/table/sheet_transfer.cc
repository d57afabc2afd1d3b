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
std::string_view cut(std::string_view& text, char at) {
  const std::size_t end = std::min(text.find(at), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(text.size(), end + 1));
  return part;
}

TypedDate read_dates(std::string_view text) {
  TypedDate date;
  for (auto& day : date.by) day = read_date(cut(text, ','));
  return date;
}

// Line of the file, "1" if the game is asked, dates, replay, sheet.
void write_match(std::string& out, const FoundMatch& match) {
  out.append(std::to_string(match.line)).append(match.asks_game ? "\t1\t" : "\t\t");
  if (!match.date.none()) out += write_dates(match.date);
  out.append(1, '\t').append(match.kept.replay).append(1, '\t');
  if (match.kept.sheet.game.empty()) out += kNoGame;
  out.append(write_sheet_line(match.kept.sheet)).append(1, '\n');
}

std::optional<FoundMatch> read_match(std::string_view text) {
  FoundMatch match;
  match.line = static_cast<std::size_t>(Scan::to_number(cut(text, '\t')).value_or(0));
  match.asks_game = cut(text, '\t') == "1";
  match.date = read_dates(cut(text, '\t'));
  match.kept.replay = cut(text, '\t');
  auto sheet = read_sheet_line(text);
  if (!sheet) return std::nullopt;
  if (sheet->game == kNoGame) sheet->game.clear();
  match.kept.sheet = std::move(*sheet);
  return match;
}

Error damaged() { return {msg("error.import_kind"), {}}; }

// The first line: {"error":message,"where":text} or {"unclear":…,"orders":…,"count":…,"lines":…}.
std::string write_head(const SheetFile& file) {
  json::Writer out;
  out.begin_object().member("unclear", std::string_view(write_dates(file.unclear)));
  out.key("orders").begin_array();
  for (const DateOrder order : file.orders) out.value(static_cast<int>(order));
  out.end_array().member("count", static_cast<std::int64_t>(file.not_read_count));
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
  file.unclear = read_dates(head->string_at("unclear").value_or(""));
  const auto* orders = head->array_at("orders");
  const auto* lines = head->array_at("lines");
  if (!orders || !lines) return damaged();
  for (const json::Value& order : *orders)
    if (const auto n = order.as_int(0, static_cast<int>(std::size(kDateOrders)) - 1))
      file.orders.push_back(kDateOrders[*n]);
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
  for (const FoundMatch& match : read->matches) write_match(out, match);
  return out;
}

Result<SheetFile> read_transfer(std::string_view text) {
  auto file = read_head(cut(text, '\n'));
  if (!file) return file;
  while (!text.empty()) {
    auto match = read_match(cut(text, '\n'));
    if (!match) return damaged();
    file->matches.push_back(std::move(*match));
  }
  return file;
}

}  // namespace tablee
