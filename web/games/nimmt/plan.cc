#include "web/games/nimmt/plan.h"

#include <algorithm>

#include "core/asked_about.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr Card kDearest = 55;

CardSet to_set(const std::vector<int>& cards) {
  CardSet set;
  for (const int c : cards) set.add(static_cast<Card>(c));
  return set;
}

}  // namespace

Plan::Plan(std::deque<Step>& steps, const Shown& now, const TableUpdate& update, std::size_t number,
           Seat viewer, Manner manner)
    : steps_(steps),
      e_(update.event),
      view_(*nimmt::view_of(*update.after)),
      number_(number),
      viewer_(viewer),
      full_(manner.full),
      counts_off_(manner.counts_off),
      before_(steps.empty() ? now : steps.back().lies),
      after_(shown_of(view_)),
      card_(static_cast<Card>(e_.field("card"))),
      row_(e_.field("row") - 1),
      heads_(e_.field("heads")),
      cards_(to_set(e_.cards)) {
  // The order of the whole trick does not follow from what is left of it.
  after_.revealed = before_.revealed;
  after_.queue = before_.queue;
  // After an interruption the shown table may differ from the one before the updates.
  const std::size_t lane = row_;
  there_ = lane < before_.rows.size() && lane < after_.rows.size();
}

void Plan::make() {
  const bool special = view_.pub.options.special != 0;
  if (special) put_down();
  if (!of_round() && !of_trick() && special) of_specials();
  if (special) put_away();
}

Step& Plan::step(Do what, float hold, const Shown& lies, const CardSet& going) {
  steps_.push_back({.what = what,
                    .seat = e_.seat,
                    .card = card_,
                    .row = row_,
                    .heads = heads_,
                    .hold = hold,
                    .cards = going,
                    .update = number_,
                    .lies = lies});
  return steps_.back();
}

// The most costly card gets a pause before it is placed.
void Plan::pick(float hold) {
  step(Do::pick, hold, before_);
  if (nimmt::heads(card_) == nimmt::heads(kDearest)) step(Do::star, 0.7f, before_);
}

// The row's cards are highlighted, longer if they have more heads, and then taken; their places
// stay empty until the rest of the row moves over. The heads count when they have arrived.
void Plan::take(const Shown& lies) {
  const auto heads = static_cast<float>(heads_);
  step(Do::weigh, full_ ? std::min(0.4f + 0.03f * heads, 1.2f) : 0.25f, lies, cards_);
  Shown swept = lies;
  for (auto& left : swept.rows)
    for (Card& c : left)
      if (cards_.has(c)) c = kNoCard;
  for (Card& c : swept.played)
    if (cards_.has(c)) c = kNoCard;
  // With five rows the card is taken as well, and the row is removed.
  if (!there_ || after_.rows[row_].empty()) {
    swept = after_;
    swept.heads = lies.heads;
    swept.totals = lies.totals;
  }
  // The cards come one after the other, then the sum of all of them.
  step(Do::sweep, full_ ? 0.56f : 0.45f, swept, cards_);
  step(Do::lay, full_ ? 0.3f : 0.15f, after_);
}

// Plans dealing, drafting and the end of the round. Returns false for other events.
bool Plan::of_round() {
  const std::string_view kind = e_.kind;
  if (kind == "deal") {
    after_.revealed = false;
    step(Do::clear, 0.1f, after_);
    step(Do::hand, 0.75f, after_);
  } else if (kind == "hand" || kind == "specials" || kind == "specials_more") {
    // Only the receiver knows of it; it is shown in the time that dealing all hands takes.
    if (!steps_.empty() && steps_.back().what == Do::hand) steps_.back().lies = after_;
  } else if (kind == "rows") {
    step(Do::rows, 0.65f, after_);
  } else if (kind == "market") {
    after_.revealed = false;
    Shown bare = after_;
    bare.market = {};
    step(Do::clear, 0.05f, bare);
    step(Do::market, 0.6f, after_);
  } else if (kind == "draft") {
    step(Do::lay, 0.32f, after_);
  } else if (kind == "round_end") {
    // The sum is shown while the cards are still there.
    step(Do::end, 0.9f, before_);
  } else {
    return false;
  }
  return true;
}

// Plans choosing, revealing and placing cards. Returns false for other events.
bool Plan::of_trick() {
  const std::string_view kind = e_.kind;
  if (kind == kAskedAbout) {
    step(Do::compare, 3.6f, before_).gaps = nimmt::gaps_of(view_, card_);
  } else if (kind == "choose") {
    after_.revealed = false;
    step(Do::choose, e_.seat == viewer_ ? 0.16f : 0.04f, after_);
  } else if (kind == "reveal") {
    const auto players = e_.per_seat.size();
    after_.revealed = true;
    after_.queue = queue_of(after_.played, static_cast<int>(players));
    step(Do::wait, 0.12f, before_);
    // Long enough to read all cards.
    step(Do::reveal, 0.7f + 0.06f * static_cast<float>(players), after_);
  } else if (kind == "place" || kind == "place_left") {
    // Placements without consequences overlap: the next card is picked while one is on its way.
    pick(0.14f);
    step(Do::lay, 0.16f, after_);
  } else if (kind == "too_low") {
    pick(full_ ? 0.6f : 0.3f);
    steps_.back().low = true;
  } else if (kind == "sixth") {
    sixth();
  } else if (kind == "take_row") {
    before_specials();
    if (full_) step(Do::shake, 0.2f, before_, cards_);
    take(before_);
  } else {
    return false;
  }
  return true;
}

// A full row: the card is shown as one too many before the row is taken.
void Plan::sixth() {
  before_specials();
  pick(full_ ? 0.3f : 0.14f);
  if (full_) step(Do::brim, 0.45f, before_);
  Shown brimming = before_;
  brimming.played[e_.seat] = kNoCard;
  if (there_ && !brimming.rows[row_].full()) brimming.rows[row_].push_back(card_);
  step(Do::lay, full_ ? 0.36f : 0.24f, brimming, cards_);
  if (full_) step(Do::shake, 0.3f, brimming, cards_);
  take(brimming);
}

// The special card that counts off is shown first, and lies there until it goes to the discard
// pile.
void Plan::before_specials() {
  if (counts_off_) return put_down_first();
  after_.discard = before_.discard;
  after_.held = before_.held;
  after_.own = before_.own;
}

}  // namespace tablee::nimmt::drawing
