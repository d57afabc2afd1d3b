#include "table/consequence.h"

#include "table/points_text.h"

namespace tablee {
namespace {

Message with_points(Message words, const AnyGame& game, int points) {
  return std::move(words).with_message("points", points_text(game.id(), points));
}

// What was taken in the trick that follows the choice, or later with the better card.
Consequence of_secret_choice(const AnyGame& game, std::span<const Event> after,
                             const PastChoice& d) {
  int tricks = 0, trick = 0, at_once = 0;
  for (const Event& e : after) {
    if (e.ends_round()) break;
    if (e.trick() > 0) trick = e.trick(), ++tricks;
    if (tricks > 1 && at_once > 0) break;
    const int points = e.seat == d.seat ? game.taken(e).value_or(0) : 0;
    if (points <= 0) continue;
    if (tricks == 1) at_once += points;
    if (tricks > 1 && e.card() == d.better && points >= kFeltPoints)
      return {
          with_points(msg("review.kept").with("card", d.better).with("trick", trick), game, points),
          trick};
  }
  if (at_once == 0 && d.feared) return {msg("review.nothing_taken")};
  if (at_once < kFeltPoints || at_once == d.known) return {};
  return {with_points(msg("review.taken"), game, at_once)};
}

// Who took the open card after it was refused, or in the player's place, and for how much.
Message of_open_card(const AnyGame& game, std::span<const Event> after, const PastChoice& d) {
  for (std::size_t i = 0; i < after.size() && !after[i].ends_round(); ++i) {
    const auto points = game.taken(after[i]);
    if (!points || after[i].card() != d.card) continue;
    if (i == 0) return {};  // that was the choice
    Message words = after[i].seat == d.seat
                        ? msg("review.came_back")
                        : msg("review.took_later").with_seat("seat", after[i].seat);
    return with_points(std::move(words).with("card", d.card), game, *points);
  }
  return {};
}

}  // namespace

Forced forced_later(const AnyGame& game, std::span<const Event> after, Seat seat, int card,
                    const CardSet& forced) {
  for (const Event& e : after) {
    if (e.ends_round()) break;
    if (e.seat != seat) continue;
    const auto points = game.taken(e);
    if (!points) {
      // It still had a choice about another card.
      if (e.card() != card) break;
      continue;
    }
    if (!forced.has(static_cast<Card>(e.card())) || e.card() == card || *points < kFeltPoints)
      break;
    return {with_points(msg("review.forced_later").with("card", e.card()), game, *points),
            e.card()};
  }
  return {};
}

Consequence consequence(const AnyGame& game, std::span<const Event> after, const PastChoice& d) {
  if (!game.takes_points()) return {};
  if (d.secret) return of_secret_choice(game, after, d);
  return {d.card > 0 ? of_open_card(game, after, d) : Message{}};
}

}  // namespace tablee
