// Tables: the usual ones, and how one is set up.

#include "core/scan.h"
#include "web/app/app.h"
#include "web/app/faces.h"

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
  if (m.place() != Place::setup) return false;
  if (verb == "seat") {
    seat(rest);
  } else if (verb == "option") {
    option(rest);
  } else if (verb == "practice") {
    m.plan.practice = rest == "1";
  } else if (verb == "start") {
    // This table is laid again next time; a quick game against bots does not replace it.
    m.store.put(kPlanKey, write_plan(m.plan));
    begin(m.plan);
  } else {
    return false;
  }
  return true;
}

// "add person", "add bot", "2 remove", "2 person", "2 hasty".
void App::seat(std::string_view rest) {
  Plan& plan = model_.plan;
  const auto max = static_cast<std::size_t>(plan.game->max_seats());
  const auto min = static_cast<std::size_t>(plan.game->min_seats());
  Scan scan(rest);
  Plan changed = plan;
  if (scan.literal("add")) {
    if (plan.seats.size() >= max) return;
    const bool person = scan.literal("person");
    changed.seats.push_back({{}, person ? std::string() : std::string(kUsualLevel)});
  } else {
    const auto index = scan.number(0, static_cast<int>(plan.seats.size()) - 1);
    if (!index) return;
    SeatSetup& seat = changed.seats[static_cast<std::size_t>(*index)];
    const std::string_view what = scan.rest();
    if (what == "remove") {
      if (plan.seats.size() <= min) return;
      changed.seats.erase(changed.seats.begin() + *index);
    } else if (what == "person") {
      if (!seat.person()) seat = {};
    } else if (choose_look(changed.seats, static_cast<std::size_t>(*index), what)) {
      // Whoever chooses a face may want another colour, too.
      model_.brief.unfolded = "place." + std::to_string(*index) + ".who";
    } else if (is_level(what)) {
      if (seat.person()) seat = {};
      seat.bot = what;
    }
  }
  if (plan.game->check(changed.full_options())) plan = changed;
}

void App::option(std::string_view rest) {
  Scan scan(rest);
  const std::string_view key = scan.word();
  const auto value = scan.number(0, 1'000'000);
  if (!value) return;
  Plan changed = model_.plan;
  changed.set_option(key, *value);
  if (Status s = changed.game->check(changed.full_options()); !s)
    model_.notice = s.error().what;
  else
    model_.plan = changed;
}

}  // namespace tablee::app
