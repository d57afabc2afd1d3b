#include "tools/arena/plan.h"

#include <numeric>
#include <span>

namespace tablee::tools {

std::vector<Lineup> lineups(const ArenaPlan& plan, int deal) {
  const int n = plan.players;
  const int k = static_cast<int>(plan.contestants.size());
  std::vector<Lineup> tables;
  if (k == 2 && !plan.alternate) {
    for (int seat = 0; seat < n; ++seat) {
      Lineup lineup(n, 1);
      lineup[seat] = 0;
      tables.push_back(std::move(lineup));
    }
    return tables;
  }
  std::vector<int> order(k);
  std::iota(order.begin(), order.end(), 0);
  if (k > 2) {
    Rng rng(mix(plan.seed ^ mix(~static_cast<std::uint64_t>(deal))));
    rng.shuffle(std::span(order));
  }
  for (int shift = 0; shift < k; ++shift) {
    Lineup lineup;
    for (int seat = 0; seat < n; ++seat) lineup.push_back(order[(seat + shift) % k]);
    tables.push_back(std::move(lineup));
  }
  return tables;
}

std::string deal_text(const ArenaPlan& plan, int deal, int round) {
  const std::uint64_t of_deal = mix(plan.seed ^ mix(static_cast<std::uint64_t>(deal) + 1));
  return "seed " + std::to_string(mix(of_deal + static_cast<std::uint64_t>(round)));
}

std::uint32_t noise(const ArenaPlan& plan, int deal, int table, int n) {
  const std::uint64_t place = (static_cast<std::uint64_t>(deal) << 32) ^
                              (static_cast<std::uint64_t>(table) << 24) ^
                              static_cast<std::uint64_t>(n);
  return static_cast<std::uint32_t>(mix(mix(~plan.seed) ^ mix(place)) >> 32);
}

std::string plan_line(const ArenaPlan& plan) {
  json::Writer out;
  out.begin_object().member("type", "arena").member("game", plan.game->id());
  out.member("rules", plan.game->rules_version());
  out.key("options");
  plan.game->write_options(out, plan.options);
  out.key("contestants").begin_array();
  for (const Contestant& c : plan.contestants) {
    out.begin_object().member("label", std::string_view(c.label));
    if (c.bot)
      out.member("bot", c.bot->name);
    else
      out.member("exec", std::string_view(c.command));
    out.end_object();
  }
  out.end_array();
  out.member("alternate", plan.alternate).member("matches", plan.matches);
  out.member("seed", std::string_view(std::to_string(plan.seed)));
  out.member("budget_ms", plan.budget.ms).member("iterations", plan.budget.iterations);
  return out.end_object().take();
}

}  // namespace tablee::tools
