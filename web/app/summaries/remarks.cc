#include "web/app/summaries/remarks.h"

#include <algorithm>

#include "core/rng.h"
#include "web/app/summaries/avatars.h"

namespace tablee::app {
namespace {

// A bot and its remark.
struct Saying {
  Seat seat = kNobody;
  std::string_view what;
};

std::uint64_t dice(const Match& match, std::size_t event) {
  return mix(match.setup().bot_seed ^ mix(event));
}

// People speak for themselves.
std::optional<Saying> saying(const Match& match, std::size_t event) {
  const auto& events = match.events();
  const Seat seat = events[event].seat;
  if (seat == kNobody || !match.setup().game->taken(events[event])) return {};
  const Cause cause = match.state().cause(events, event);
  if (cause.remark.empty()) return {};
  if (cause.giver != kNobody && !match.person(cause.giver) && dice(match, event) % 2 == 0)
    return Saying{cause.giver, "gave"};
  if (match.person(seat)) return {};
  return Saying{seat, cause.remark};
}

// `prefix`: of its word keys. A remark that may come twice in a session has two texts.
Remark said(const Match& match, std::string_view prefix, Seat seat, std::string_view what,
            bool second) {
  std::string key(kTempers[temper_of(match.seats()[seat].bot)]);
  key.append(".").append(what);
  if (what == "took" || what == "gave") key += second ? "_two" : "_one";
  return {seat, msg_family(prefix, key)};
}

}  // namespace

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] std::optional<Remark> remark_on(const Match& match, std::size_t event) {
  if (!saying(match, event)) return {};
  const auto& events = match.events();
  const std::string prefix = std::string(match.setup().game->id()) + ".remark.";
  std::size_t at = event;
  while (at > 0 && !events[at - 1].ends_round()) --at;
  // Remarks of this round are not repeated.
  std::vector<Message> heard;
  std::size_t trick = events.size();  // that has had its remark, or one before
  for (; at <= event; ++at) {
    const auto here = saying(match, at);
    if (!here || trick_began(events, at) == trick) continue;
    trick = trick_began(events, at);
    const bool second = dice(match, at) / 2 % 2 != 0;
    for (const bool way : {second, !second}) {
      Remark remark = said(match, prefix, here->seat, here->what, way);
      if (std::find(heard.begin(), heard.end(), remark.words) != heard.end()) continue;
      if (at == event) return remark;
      heard.push_back(std::move(remark.words));
      break;
    }
  }
  return {};
}

[[gnu::noinline]] std::optional<Remark> remark_at_end(const Match& match) {
  const Sheet sheet = match.sheet();
  if (sheet.rounds.empty()) return {};
  const auto& last = sheet.rounds.back();
  const auto won = [&](std::size_t i) {
    return std::find(sheet.winners.begin(), sheet.winners.end(), static_cast<int>(i)) !=
           sheet.winners.end();
  };
  // The winners have the word, or those who have to congratulate; after a round, who did not have
  // to take anything.
  const bool bot_won = std::any_of(sheet.winners.begin(), sheet.winners.end(),
                                   [&](int seat) { return !match.person(seat_at(seat)); });
  std::vector<Seat> speakers;
  for (std::size_t i = 0; i < last.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    const bool speaks = match.over() ? won(i) || !bot_won : match.setup().game->is_clean(last[i]);
    if (speaks && !match.person(seat)) speakers.push_back(seat);
  }
  if (speakers.empty()) return {};
  const std::size_t end = match.events().size();
  return said(match, "remark.", speakers[dice(match, end) % speakers.size()],
              !match.over() ? "clean"
              : bot_won     ? "won"
                            : "lost",
              false);
}

[[gnu::noinline]] Message remark_text(const Remark& remark) {
  return msg("remark.said").with_seat("seat", remark.seat).with_message("words", remark.words);
}

}  // namespace tablee::app
