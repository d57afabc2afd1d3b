#include "table/sheet.h"

#include <algorithm>

namespace tablee {
namespace {

Error wrong(std::string_view where) { return {msg("error.sheet"), std::string(where)}; }

}  // namespace

std::string write_sheet(const Sheet& s) {
  json::Writer out;
  out.begin_object().member("format", kRecordFormat);
  out.member("game", std::string_view(s.game)).member("date", std::string_view(s.date));
  out.key("options").begin_object();
  for (const auto& [key, number] : s.options) out.member(key, number);
  out.end_object();
  out.key("players").begin_array();
  for (const SeatSetup& p : s.players) {
    out.begin_object().member("name", std::string_view(p.name));
    if (!p.person()) out.member("bot", std::string_view(p.bot));
    out.end_object();
  }
  out.end_array();
  out.key("rounds").begin_array();
  for (const auto& round : s.rounds) {
    out.begin_array();
    for (const int points : round) out.value(points);
    out.end_array();
  }
  out.end_array();
  out.numbers("totals", s.totals).numbers("winners", s.winners);
  out.member("over", s.over).member("practice", s.practice);
  return out.end_object().take();
}

Result<Sheet> read_sheet(std::string_view text) {
  const auto document = json::parse(text);
  if (!document) return document.error();
  const json::Value& v = *document;
  Sheet s;
  if (v.integer_at("format", kRecordFormat, kRecordFormat) != kRecordFormat) return wrong("format");
  const auto game = v.string_at("game");
  const auto date = v.string_at("date");
  if (!game || game->size() > 32) return wrong("game");
  if (!date || date->size() > 32) return wrong("date");
  s.game = *game;
  s.date = *date;
  const json::Value* options = v.find("options");
  if (!options || options->kind != json::Value::Kind::object) return wrong("options");
  for (const auto& [key, number] : options->members) {
    const auto n = number.as_int(-1'000'000, 1'000'000);
    if (!n) return wrong("options");
    s.options.emplace_back(key, *n);
  }
  const auto* players = v.array_at("players");
  if (!players || players->empty() || players->size() > kMaxSeats) return wrong("players");
  for (const json::Value& p : *players) {
    const auto name = p.string_at("name");
    const auto bot = p.string_at("bot");
    if (!name || name->size() > 200 ||
        (bot ? bot->empty() || bot->size() > 200 : p.find("bot") != nullptr))
      return wrong("players");
    s.players.push_back({std::string(*name), std::string(bot.value_or(""))});
  }
  const auto* rounds = v.array_at("rounds");
  if (!rounds || rounds->size() > 10'000) return wrong("rounds");
  s.totals.assign(s.players.size(), 0);
  for (const json::Value& round : *rounds) {
    if (round.kind != json::Value::Kind::array || round.items.size() != s.players.size())
      return wrong("rounds");
    auto& points = s.rounds.emplace_back();
    for (std::size_t i = 0; i < round.items.size(); ++i) {
      const auto n = round.items[i].as_int(-10'000, 10'000);
      if (!n) return wrong("rounds");
      points.push_back(*n);
      s.totals[i] += *n;
    }
  }
  const auto over = v.boolean_at("over");
  const auto practice = v.boolean_at("practice");
  if (!over || !practice) return wrong("over");
  s.over = *over;
  s.practice = *practice;
  if (s.over) {
    const int best = *std::min_element(s.totals.begin(), s.totals.end());
    for (std::size_t i = 0; i < s.totals.size(); ++i)
      if (s.totals[i] == best) s.winners.push_back(static_cast<int>(i));
  }
  return s;
}

}  // namespace tablee
