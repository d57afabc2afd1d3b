#pragma once
// Bots' remarks at important events, by their temper. They follow from the match alone, so that the
// same match always has the same remarks.

#include <optional>

#include "table/match.h"

namespace tablee::app {

struct Remark {
  Seat seat = kNobody;
  Message words;
};

// On that event: at most one in a trick, and none that was made in the same round.
std::optional<Remark> remark_on(const Match& match, std::size_t event);
// Of the round or the match that is over.
std::optional<Remark> remark_at_end(const Match& match);
// With the name of the bot.
Message remark_text(const Remark& remark);

}  // namespace tablee::app
