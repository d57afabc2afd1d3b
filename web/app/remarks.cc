#include "web/app/remarks.h"

#include <algorithm>

#include "core/rng.h"
#include "web/app/faces.h"

namespace tablee::app {
namespace {

constexpr int kManyHeads = 8, kManyChips = 7;

struct Occasion {
  Seat seat = kNobody;  // who speaks
  std::string_view what;
};

std::uint64_t dice(const Match& match, std::size_t event) {
  return mix(match.setup().bot_seed ^ mix(event));
}

// Where the trick of that event began, or in Non merci its card was turned up.
std::size_t trick_of(const Match& match, std::size_t event) {
  while (event > 0 && !match.events()[event].reveals) --event;
  return event;
}

// Whose card was the last that came into that row in this trick; kNobody: it was full before.
Seat filled_by(const Match& match, std::size_t event) {
  const int row = match.events()[event].field("row");
  for (std::size_t i = event; i-- > trick_of(match, event);) {
    const Event& e = match.events()[i];
    if (e.kind.starts_with("place") && e.field("row") == row) return e.seat;
  }
  return kNobody;
}

// How many chips that seat had before.
int chips_before(const Match& match, std::size_t event) {
  const auto& events = match.events();
  const Seat seat = events[event].seat;
  int chips = 0;
  for (std::size_t i = 0; i < event; ++i) {
    const Event& e = events[i];
    if (e.kind == "deal") chips = e.field("chips");
    if (e.seat != seat) continue;
    if (e.kind == "no") --chips;
    if (e.kind == "take") chips += e.field("pot");
  }
  return chips;
}

std::optional<Occasion> of_heads(const Match& match, std::size_t event) {
  const Event& e = match.events()[event];
  if (match.setup().game->taken(e).value_or(0) < kManyHeads) return {};
  const Seat gave = e.kind == "sixth" ? filled_by(match, event) : kNobody;
  const bool told =
      gave != kNobody && gave != e.seat && !match.person(gave) && dice(match, event) % 2 == 0;
  if (told) return Occasion{gave, "gave"};
  if (match.person(e.seat)) return {};
  return Occasion{e.seat, "took"};
}

std::optional<Occasion> of_chips(const Match& match, std::size_t event) {
  const Event& e = match.events()[event];
  if (e.kind != "take" || match.person(e.seat)) return {};
  if (e.field("pot") >= kManyChips) return Occasion{e.seat, "bargain"};
  if (chips_before(match, event) == 0) return Occasion{e.seat, "broke"};
  return {};
}

std::optional<Occasion> occasion(const Match& match, std::size_t event) {
  const Event& e = match.events()[event];
  if (e.seat == kNobody) return {};
  const bool chips = match.setup().game->id() == "nothanks";
  return chips ? of_chips(match, event) : of_heads(match, event);
}

Remark said(const Match& match, Seat seat, std::string_view what, std::size_t event) {
  std::string key(kTempers[temper_of(match.seats()[static_cast<std::size_t>(seat)].bot)]);
  key.append(".").append(what);
  // What may be said twice in an evening is not said twice alike.
  if (what == "took" || what == "gave") key += dice(match, event) / 2 % 2 == 0 ? "_one" : "_two";
  return {seat, msg_family("remark.", key)};
}

}  // namespace

// Never inlined, as it comes with the program's second half (docs/PAGE.md).
[[gnu::noinline]] std::optional<Remark> remark_on(const Match& match, std::size_t event) {
  const auto here = occasion(match, event);
  if (!here) return {};
  for (std::size_t i = trick_of(match, event); i < event; ++i)
    if (occasion(match, i)) return {};
  return said(match, here->seat, here->what, event);
}

[[gnu::noinline]] std::optional<Remark> remark_at_end(const Match& match) {
  const Sheet sheet = match.sheet();
  if (sheet.rounds.empty()) return {};
  const auto& last = sheet.rounds.back();
  const auto won = [&](std::size_t i) {
    return std::find(sheet.winners.begin(), sheet.winners.end(), static_cast<int>(i)) !=
           sheet.winners.end();
  };
  // The winners have the word, or those who have to congratulate; after a round, who took nothing.
  const bool bot_won = std::any_of(sheet.winners.begin(), sheet.winners.end(),
                                   [&](int seat) { return !match.person(seat_at(seat)); });
  std::vector<Seat> speakers;
  for (std::size_t i = 0; i < last.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    const bool speaks =
        match.over() ? won(i) || !bot_won : last[i] == 0 && match.setup().game->id() == "nimmt";
    if (speaks && !match.person(seat)) speakers.push_back(seat);
  }
  if (speakers.empty()) return {};
  const std::size_t end = match.events().size();
  return said(match, speakers[dice(match, end) % speakers.size()],
              !match.over() ? "clean"
              : bot_won     ? "won"
                            : "lost",
              end);
}

[[gnu::noinline]] Message remark_text(const Remark& remark) {
  return msg("remark.said").with_seat("seat", remark.seat).with_message("words", remark.words);
}

}  // namespace tablee::app
