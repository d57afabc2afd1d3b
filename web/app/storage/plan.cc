#include "web/app/storage/plan.h"

#include <algorithm>

namespace tablee::app {

int Plan::option(std::string_view key) const {
  for (const auto& [name, value] : options)
    if (name == key) return value;
  for (const OptionInfo& info : game->options())
    if (info.key == key) return info.fallback;
  return 0;
}

void Plan::set_option(std::string_view key, int value) {
  for (auto& [name, kept] : options)
    if (name == key) {
      kept = value;
      return;
    }
  options.emplace_back(key, value);
}

OptionSet Plan::full_options() const {
  OptionSet all = options;
  all.emplace_back("players", static_cast<int>(seats.size()));
  return all;
}

std::string person_name(const Plan& last) {
  for (const SeatSetup& seat : last.seats)
    if (seat.person() && !seat.name.empty()) return seat.name;
  return {};
}

Plan usual_plan(const AnyGame& game, std::string_view person) {
  Plan plan;
  plan.game = &game;
  plan.seats.push_back({std::string(person), {}});
  plan.seats.resize(4, {{}, std::string(kUsualLevel)});
  return plan;
}

std::string write_plan(const Plan& plan) {
  json::Writer out;
  out.begin_object().member("game", plan.game->id()).member("practice", plan.practice);
  out.key("options").begin_object();
  for (const auto& [key, value] : plan.options) out.member(key, value);
  out.end_object().key("seats").begin_array();
  for (const SeatSetup& seat : plan.seats) {
    out.begin_object().member("name", std::string_view(seat.name));
    out.member("bot", std::string_view(seat.bot));
    write_avatar(out, seat.chosen);
    out.end_object();
  }
  return out.end_array().end_object().take();
}

}  // namespace tablee::app
