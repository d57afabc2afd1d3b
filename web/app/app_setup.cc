// Tables: the usual ones, and how one is set up.

#include "core/scan.h"
#include "web/app/app.h"

namespace tablee::app {

std::string App::person_name() const {
  for (const SeatSetup& seat : model_.plan.seats)
    if (seat.person() && !seat.name.empty()) return seat.name;
  return {};
}

// Whoever chose a face keeps it where nobody sets up the table.
Look App::person_look() const {
  for (const SeatSetup& seat : model_.plan.seats)
    if (seat.person()) return seat.chosen;
  return {};
}

// "<game>", or "<game> <flag>" for the kind of table that this flag makes.
std::optional<Plan> App::usual_table(std::string_view words) const {
  Scan scan(words);
  const AnyGame* game = find_game(scan.word());
  if (!game) return std::nullopt;
  Plan plan = usual_plan(*game, person_name());
  plan.seats.front().chosen = person_look();
  const std::string_view flag = scan.rest();
  for (const TableKind& kind : game->kinds())
    if (!flag.empty() && kind.flag == flag) plan.set_option(flag, 1);
  return plan;
}

void App::play_game(std::string_view words) {
  if (const auto plan = usual_table(words)) begin(*plan);
}

void App::begin(const Plan& plan, const std::optional<PackedDeal>& deal) {
  Setup setup;
  setup.game = plan.game;
  setup.options = plan.full_options();
  setup.seats = plan.seats;
  setup.seed = deal ? deal->seed : mix(seed_ ^ mix(2 * ++matches_));
  // Whoever is sent this deal meets the same bots' dice.
  setup.bot_seed = setup.seed;
  setup.practice = plan.practice;
  setup.date = model_.today;
  begin(std::move(setup), model_.archive.free_key(model_.today),
        deal ? deal->given : std::vector<std::string>{});
}

bool App::act_on_plan(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "setup") {
    const auto table = usual_table(rest);
    if (!table) return true;
    const auto kind = [](const Plan& plan) { return kind_of(*plan.game, plan.options).name; };
    if (!m.plan.game || kind(m.plan) != kind(*table)) m.plan = *table;
    m.show(Place::setup);
    return true;
  }
  if (verb != "start" || m.place() != Place::setup) return false;
  // This table is laid again next time; a quick game against bots does not replace it.
  m.store.put(kPlanKey, write_plan(m.plan));
  begin(m.plan);
  return true;
}

}  // namespace tablee::app
