#include "table/outcome.h"

namespace tablee {

Outcome outcome_of(const Match& match, Seat seat) {
  Outcome out;
  const AnyGame& game = *match.setup().game;
  const Sheet sheet = match.sheet();
  out.costs.resize(sheet.rounds.size());
  std::size_t round = 0;
  for (const Event& e : match.events()) {
    if (round == out.costs.size()) break;
    auto& costs = out.costs[round];
    if (e.trick() > 0) {
      out.tricks = true;
      costs.push_back(0);
    }
    if (const auto points = e.seat == seat ? game.taken(e) : std::nullopt) {
      if (!out.tricks || costs.empty()) costs.push_back(0);
      costs.back() += *points;
    }
    round += e.ends_round();
  }
  const std::size_t own = seat;
  out.points = sheet.totals[own];
  out.rank = sheet.places[own];
  out.shared = sheet.shares(own);
  return out;
}

}  // namespace tablee
