// The match looked at again: how well each chose, and what cost most.

#include <algorithm>

#include "core/enum_index.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::app {
namespace {

// One decision after another, a list a round: drawn as marks beside each other.
void add_timeline(Items& items, std::string_view game, Seat seat, const SeatReview& review) {
  int round = 0;
  for (const Choice& choice : review.choices) {
    if (choice.round != round) {
      round = choice.round;
      items.push_back(part(ids::inside(ids::numbered(ids::kMarks, seat), round), Role::list,
                           msg("review.round").with("round", round)));
    }
    const int move = static_cast<int>(choice.move);
    items.push_back(button(ids::numbered("mark.", move),
                           explained(choice_place(choice), choice_words(choice)),
                           {Verb::slip, move}, 1));
    items.back().hint = choice_cost(game, choice);
    items.back().data = ReviewMark{choice.mark, choice.card > 0 ? choice.card : choice.trick};
  }
}

// What the marks say.
void add_key(Items& items) {
  items.push_back(part(ids::kMarksKey, Role::list, msg("review.key")));
  const auto add = [&](std::string id, Message words, Mark mark) {
    items.push_back(part(std::move(id), Role::entry, std::move(words), 1));
    items.back().data = ReviewMark{mark};
  };
  add("key.best", msg("review.best"), Mark::best);
  add("key.good", msg("review.good"), Mark::good);
  add("key.slip", msg("review.slip_mark"), Mark::slip);
}

// `whole`: every choice of it; `tries`: its slips may be tried again.
void add_seat(const Model& m, Items& items, int index, const SeatReview& seat, bool whole,
              bool tries) {
  const std::string_view game = m.analyst.review()->record().setup.game->id();
  const std::string id = ids::seat_id(seat_at(index));
  items.push_back(heading(
      id, msg("review.seat").with_seat("seat", seat_at(index)).with("accuracy", seat.accuracy), 2));
  if (!seat.story.empty()) items.push_back(text_line(id + ".story", seat.story));
  if (!seat.praise.empty()) items.push_back(text_line(id + ".praise", seat.praise));
  items.push_back(text_line(id + ".count", msg("review.decisions").with("count", seat.decisions)));
  if (seat.slips.empty()) {
    items.push_back(text_line(id + ".perfect", msg("review.perfect")));
  } else {
    items.push_back({.id = id + ".slips", .role = Role::list, .text = msg("review.title")});
    for (const Choice& slip : seat.slips) {
      const int move = static_cast<int>(slip.move);
      items.push_back(
          button(ids::inside(id + ".slip", move), choice_words(slip), {Verb::slip, move}, 1));
      items.back().hint = joined(msg("review.slip_cost")
                                     .with_message("place", choice_place(slip))
                                     .with_message("lost", choice_cost(game, slip)),
                                 slip.why);
    }
  }
  if (tries) {
    items.push_back(button("trial", msg("trial.open"), Verb::trial));
    // There they wait as well.
    items.push_back(button("exercises", msg("exercise.title"), {Verb::go, "exercises"}));
    items.back().hint = mistakes_text(m);
  }
  if (whole) add_timeline(items, game, seat_at(index), seat);
}

std::vector<std::string> review_names(const Model& m) {
  const Review* review = m.analyst.review();
  return review ? seat_names(review->record().setup.seats, m.settings.language)
                : std::vector<std::string>{};
}

Items review_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("review.title"), 1));
  const Review* review = m.analyst.review();
  if (!review) return items;
  items.push_back(text_line("about", msg("review.about")));
  if (m.analyst.reviewing())
    items.push_back(text_line(
        "progress", msg("review.progress")
                        .with("percent", static_cast<int>(100 * review->at() / review->moves()))));
  const auto seats = review->seats();
  const Setup& setup = review->record().setup;
  const bool tries = !slips_to_try(m.analyst).empty();
  const auto add = [&](bool people) {
    for (std::size_t i = 0; i < seats.size(); ++i)
      if (seats[i].decisions > 0 && setup.seats[i].person() == people)
        add_seat(m, items, static_cast<int>(i), seats[i], people, people && tries);
  };
  const auto bot = [](const SeatSetup& seat) { return !seat.person(); };
  const auto bots = std::count_if(setup.seats.begin(), setup.seats.end(), bot);
  if (bots < static_cast<std::ptrdiff_t>(setup.seats.size())) add_key(items);
  add(true);
  if (bots == 0) return items;
  // Bots' choices are shown on request, unless only bots played.
  const bool alone = bots == static_cast<std::ptrdiff_t>(setup.seats.size());
  const bool open = alone || m.transient.unfolded == "bots";
  if (!alone) {
    Item fold = part("bots", Role::toggle, msg("review.bots"));
    fold.action = {Verb::unfold, fold.id};
    fold.on = open;
    items.push_back(std::move(fold));
  }
  if (open) add(false);
  return items;
}

}  // namespace

constinit const Screen review_screen{
    .name = "review",
    .items = review_items,
    .gone = [](const Model& m) { return m.analyst.review() == nullptr; },
    .names = review_names};

}  // namespace tablee::app
