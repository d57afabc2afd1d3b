// Reads plans from stored data and links.

#include "core/characters.h"
#include "web/app/storage/plan.h"

namespace tablee::app {
Plan plan_of(const TableLink& table) {
  Plan plan;
  plan.game = table.setup.game;
  plan.practice = table.setup.practice;
  for (const auto& [key, value] : table.setup.options)
    if (key != "players") plan.set_option(key, value);
  for (const SeatSetup& seat : table.setup.seats) {
    const bool known = is_known_bot(seat.bot);
    plan.seats.push_back({{}, seat.person() || known ? seat.bot : std::string(kUsualLevel)});
  }
  return plan;
}

Result<Plan> read_plan(std::string_view text) {
  const Error bad{msg("error.plan"), {}};
  const auto document = json::parse(text);
  if (!document) return bad;
  Plan plan;
  plan.game = find_game(document->string_at("game").value_or(""));
  const json::Value* options = document->find("options");
  const auto* seats = document->array_at("seats");
  if (!plan.game || !options || !seats) return bad;
  plan.practice = document->boolean_at("practice").value_or(false);
  for (const json::Value& seat : *seats) {
    const auto name = seat.string_at("name");
    const auto bot = seat.string_at("bot");
    if (!name || !bot) return bad;
    const bool known = bot->empty() || is_known_bot(*bot);
    plan.seats.push_back({tidy_name(*name), std::string(known ? *bot : kUsualLevel)});
    plan.seats.back().chosen = read_avatar(seat);
  }
  const int count = static_cast<int>(plan.seats.size());
  if (count < plan.game->min_seats() || count > plan.game->max_seats()) return bad;
  for (const auto& [key, value] : options->members) {
    const auto number = value.as_int(-1'000'000, 1'000'000);
    if (!number) return bad;
    if (key != "players") plan.set_option(key, *number);
  }
  if (!plan.game->check(plan.full_options())) return bad;
  return plan;
}

}  // namespace tablee::app
