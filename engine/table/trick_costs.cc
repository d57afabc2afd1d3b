#include "table/trick_costs.h"

#include "table/advice.h"

namespace tablee {

void TrickCosts::choose(const Match& match, const AnyView& view, std::string_view move) {
  Choice choice;
  choice.place(match, view);
  TrickCost& cost = at(choice.trick, choice.card);
  // In a trick the secret choice counts: what follows it, such as the choice of a row, is forced
  // upon the seat. About a card the last word counts.
  const bool secret = choice.trick > trick_;
  if (secret || cost.move.empty() || choice.card > 0) cost.move = move_words(view, move);
}

void TrickCosts::look(const Match& match, std::size_t from) {
  const AnyGame& game = *match.setup().game;
  for (std::size_t i = from; i < match.events().size(); ++i) {
    const Event& e = match.events()[i];
    if (e.trick() > 0) trick_ = e.trick();
    if (e.seat != seat_) continue;
    if (const auto points = game.taken(e)) at(trick_, trick_ > 0 ? 0 : e.card()).points += *points;
  }
}

void TrickCosts::clear() {
  costs_.clear();
  trick_ = 0;
}

TrickCost& TrickCosts::at(int trick, int card) {
  for (TrickCost& cost : costs_)
    if (cost.trick == trick && cost.card == card) return cost;
  costs_.push_back({.trick = trick, .card = card});
  return costs_.back();
}

}  // namespace tablee
