// Score sheets from JSON.

#include "table/sheet.h"

namespace tablee {
namespace {

Error wrong_sheet(std::string_view where) { return {msg("error.sheet"), std::string(where)}; }

}  // namespace

Result<Sheet> read_sheet(std::string_view text) {
  const auto document = json::parse(text);
  return document ? read_sheet(*document) : document.error();
}

Result<Sheet> read_sheet(const json::Value& v) {
  Sheet s;
  if (v.integer_at("format", kRecordFormat, kRecordFormat) != kRecordFormat)
    return wrong_sheet("format");
  const auto game = v.string_at("game");
  const auto date = v.string_at("date");
  if (!game || game->size() > 32) return wrong_sheet("game");
  if (!date || date->size() > 32) return wrong_sheet("date");
  s.game = *game;
  s.date = *date;
  const json::Value* options = v.find("options");
  if (!options || options->kind != json::Value::Kind::object) return wrong_sheet("options");
  for (const auto& [key, number] : options->members) {
    const auto n = number.as_int(-1'000'000, 1'000'000);
    if (!n) return wrong_sheet("options");
    s.options.emplace_back(key, *n);
  }
  if (!read_seats(v, "players", s.players)) return wrong_sheet("players");
  const auto* rounds = v.array_at("rounds");
  if (!rounds || rounds->size() > kMaxRounds) return wrong_sheet("rounds");
  for (const json::Value& round : *rounds) {
    if (round.kind != json::Value::Kind::array || round.items.size() != s.players.size())
      return wrong_sheet("rounds");
    auto& points = s.rounds.emplace_back();
    for (std::size_t i = 0; i < round.items.size(); ++i) {
      const auto n = round.items[i].as_int(-kMaxPoints, kMaxPoints);
      if (!n) return wrong_sheet("rounds");
      points.push_back(*n);
    }
  }
  const auto over = v.boolean_at("over");
  const auto practice = v.boolean_at("practice");
  if (!over || !practice) return wrong_sheet("over");
  s.over = *over;
  s.practice = *practice;
  if (const json::Value* title = v.find("title")) {
    if (title->kind != json::Value::Kind::string || title->string.size() > kMaxTitle)
      return wrong_sheet("title");
    s.title = title->string;
  }
  s.pad = v.boolean_at("pad").value_or(false);
  s.count();
  return s;
}

}  // namespace tablee
