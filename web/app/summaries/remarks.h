#pragma once
// What bots say at moments that matter, each after its temper. All of it follows from the match,
// so that the same match always hears the same.

#include <optional>

#include "table/match.h"

namespace tablee::app {

struct Remark {
  Seat seat = kNobody;
  Message words;
};

// Of that event: at most one in a trick, and none that was said in the same round.
std::optional<Remark> remark_on(const Match& match, std::size_t event);
// Of the round or the match that is over.
std::optional<Remark> remark_at_end(const Match& match);
// With the name of who says it.
Message remark_text(const Remark& remark);

}  // namespace tablee::app
