#include "table/comparison_words.h"

#include <cmath>
#include <cstdlib>

#include "table/points_text.h"
#include "table/tenths.h"

namespace tablee {
namespace {

// Without its sign, which the sentence says.
Message figure(double points) {
  return tenths_text(std::abs(static_cast<int>(std::lround(points * 10))));
}

Message with_share(Message words, const Share& share) {
  return std::move(words)
      .with_message("points", figure(share.points))
      .with_message("margin", figure(share.margin));
}

}  // namespace

Message costly_words(std::string_view game, const Costly& costly) {
  Message words = msg("compare.costly")
                      .with_message("place", choice_place(costly.place))
                      .with_message("level", msg_family("bot.", kLevels[std::size(kLevels) - 1]))
                      .with_message("own", points_text(game, costly.own))
                      .with_message("other", points_text(game, costly.other));
  if (costly.move.empty()) return words;
  return msg("compare.costly_move")
      .with_message("costly", std::move(words))
      .with_message("move", costly.move);
}

Message deal_words(const Share& deal) {
  return with_share(deal.points < 0 ? msg("compare.deal_cost") : msg("compare.deal_gave"), deal);
}

Message choices_words(const Share& choices) {
  return with_share(choices.points < 0 ? msg("compare.choices_cost") : msg("compare.choices_won"),
                    choices);
}

}  // namespace tablee
