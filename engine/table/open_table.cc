#include "table/open_table.h"

#include <algorithm>

namespace tablee {
std::string opening_move(const Match& match, Seat seat) {
  const auto legal = match.state().view(seat)->legal_moves();
  for (const std::string_view plain : match.setup().game->plain_moves())
    if (std::find(legal.begin(), legal.end(), plain) != legal.end()) return std::string(plain);
  return suggested_move(match, seat);
}

std::string suggested_move(const Match& match, Seat seat) {
  return match.state().laid_open(seat)->suggested();
}

std::string unasked_move(const Match& match, Seat seat) {
  std::string move = suggested_move(match, seat);
  const auto plain = match.setup().game->plain_moves();
  return std::find(plain.begin(), plain.end(), move) == plain.end() ? std::string() : move;
}

Result<Match> lay_open_table(const AnyGame& game, const OpenRound& round,
                             std::vector<SeatSetup> people) {
  Setup setup;
  setup.game = &game;
  setup.options = {{"players", round.players}};
  for (const TableKind& kind : game.kinds())
    if (kind.name == round.kind && !kind.flag.empty())
      setup.options.emplace_back(std::string(kind.flag), 1);
  setup.seats = std::move(people);
  setup.seed = round.seed;
  auto match = Match::start(std::move(setup));
  if (!match) return match;
  if (Status s = match->deal(); !s) return s.error();
  for (std::size_t n = 0; n < round.opening; ++n) {
    const Seat seat = match->to_act().lowest();
    if (Status s = match->play(seat, opening_move(*match, seat)); !s) return s.error();
  }
  return match;
}

}  // namespace tablee
