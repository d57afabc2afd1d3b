// The match looked at again: how well each chose, and what cost most.

#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::app {
namespace {

void add_seat(Items& items, std::string_view game, int index, const SeatReview& seat) {
  const std::string id = "seat." + std::to_string(index);
  items.push_back(heading(
      id, msg("review.seat").with_seat("seat", seat_at(index)).with("accuracy", seat.accuracy), 2));
  items.push_back(text_line(id + ".count", msg("review.decisions").with("count", seat.decisions)));
  if (seat.slips.empty()) {
    items.push_back(text_line(id + ".perfect", msg("review.perfect")));
    return;
  }
  items.push_back({.id = id + ".slips", .role = Role::list, .text = msg("review.title")});
  for (const Slip& slip : seat.slips) {
    const std::string move = std::to_string(slip.move);
    items.push_back(button(id + ".slip." + move, slip_choice(slip), "slip " + move, 1));
    items.back().hint = slip_cost(game, slip);
  }
}

}  // namespace

Items review_screen(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading("title", msg("review.title"), 1));
  const Review* review = m.counsel.review();
  if (!review) return items;
  items.push_back(text_line("about", msg("review.about")));
  if (m.counsel.reviewing())
    items.push_back(text_line(
        "progress", msg("review.progress")
                        .with("percent", static_cast<int>(100 * review->at() / review->moves()))));
  const auto seats = review->seats();
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].decisions > 0)
      add_seat(items, review->record().setup.game->id(), static_cast<int>(i), seats[i]);
  return items;
}

}  // namespace tablee::app
