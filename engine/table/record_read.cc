// Records of matches from JSON.

#include "core/scan.h"
#include "table/record.h"

namespace tablee {
namespace {

constexpr std::size_t kMaxNameBytes = 200;  // bytes
constexpr std::size_t kMaxRecordMoves = 200'000;

Error wrong_record(std::string_view where) { return {msg("error.record"), std::string(where)}; }

// 64-bit numbers are written as text: JavaScript would round them.
bool read_u64(const json::Value& value, std::string_view name, std::uint64_t& out) {
  const auto text = value.string_at(name);
  const auto number = text ? Scan::to_u64(*text) : std::nullopt;
  if (number) out = *number;
  return number.has_value();
}

Result<PlayedMove> read_move(const json::Value& value) {
  if (value.kind != json::Value::Kind::string) return wrong_record({});
  Scan scan(value.string);
  const auto seat = scan.number(0, kMaxSeats - 1);
  if (!seat || scan.at_end()) return wrong_record({});
  return PlayedMove{seat_at(*seat), std::string(scan.rest())};
}

Status read_options(const json::Value& value, Setup& setup) {
  const json::Value* options = value.find("options");
  if (!options || options->kind != json::Value::Kind::object) return wrong_record("options");
  for (const auto& [key, number] : options->members) {
    const auto n = number.as_int(-1'000'000, 1'000'000);
    if (!n) return wrong_record("options");
    setup.options.emplace_back(key, *n);
  }
  if (Status s = setup.game->check(setup.options); !s)
    return Error{s.error().what, "options." + s.error().where};
  for (const auto& [key, number] : setup.options)
    if (key == "players" && static_cast<std::size_t>(number) == setup.seats.size()) return {};
  return wrong_record("options.players");
}

}  // namespace

Avatar read_avatar(const json::Value& value) {
  const auto number = [&](std::string_view name, int most) {
    return static_cast<std::uint8_t>(value.integer_at(name, 0, most).value_or(0));
  };
  return {number("face", kAvatars), number("colour", kColours)};
}

bool read_seats(const json::Value& value, std::string_view key, std::vector<SeatSetup>& out) {
  const auto* seats = value.array_at(key);
  if (!seats || seats->empty() || seats->size() > kMaxSeats) return false;
  for (const json::Value& seat : *seats) {
    const auto name = seat.string_at("name");
    const auto bot = seat.string_at("bot");
    const auto swaps = seat.integer_at("swaps", 0, kMaxSwaps);
    if (!name || name->size() > kMaxNameBytes ||
        (bot && (bot->empty() || bot->size() > kMaxNameBytes)) || (!bot && seat.find("bot")) ||
        (!swaps && seat.find("swaps")))
      return false;
    out.push_back({std::string(*name), std::string(bot.value_or("")),
                   static_cast<int>(swaps.value_or(0)), read_avatar(seat)});
  }
  return true;
}

Result<Record> read_record(std::string_view text) {
  const auto document = json::parse(text);
  return document ? read_record(*document) : document.error();
}

Result<Record> read_record(const json::Value& value) {
  Record r;
  const auto format = value.integer_at("format", 0, 1'000'000);
  if (!format) return wrong_record("format");
  if (*format != kRecordFormat)
    return Error{msg("error.record_format").with("format", *format), "format"};
  const auto game = value.string_at("game");
  if (!game) return wrong_record("game");
  r.setup.game = find_game(*game);
  if (!r.setup.game) return Error{msg("error.game_unknown").with_quote("game", *game), "game"};
  const auto rules = value.integer_at("rules", 0, 1'000'000);
  if (!rules) return wrong_record("rules");
  if (*rules != r.setup.game->rules_version())
    return Error{msg("error.record_rules").with("rules", *rules), "rules"};
  if (!read_seats(value, "seats", r.setup.seats)) return wrong_record("seats");
  if (Status s = read_options(value, r.setup); !s) return s.error();
  const auto date = value.string_at("date");
  const auto practice = value.boolean_at("practice");
  if (!date || date->size() > 32) return wrong_record("date");
  if (!practice) return wrong_record("practice");
  r.setup.date = *date;
  // The version only helps to find the cause of a defect, so an odd one is dropped instead of
  // refused.
  if (const auto app = value.string_at("app"); app && app->size() <= kMaxVersion)
    r.setup.app = *app;
  r.setup.practice = *practice;
  if (!read_u64(value, "seed", r.setup.seed)) return wrong_record("seed");
  if (!read_u64(value, "bot_seed", r.setup.bot_seed)) return wrong_record("bot_seed");
  const auto* deals = value.array_at("deals");
  if (!deals) return wrong_record("deals");
  for (const json::Value& deal : *deals) {
    if (deal.kind != json::Value::Kind::string || deal.string.size() > 4096)
      return wrong_record("deals");
    r.deals.push_back(deal.string);
  }
  const auto* moves = value.array_at("moves");
  if (!moves || moves->size() > kMaxRecordMoves) return wrong_record("moves");
  for (std::size_t i = 0; i < moves->size(); ++i) {
    auto move = read_move((*moves)[i]);
    if (!move) return wrong_record("moves[" + std::to_string(i) + "]");
    r.moves.push_back(std::move(*move));
  }
  return r;
}

}  // namespace tablee
