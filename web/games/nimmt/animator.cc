#include "web/games/nimmt/animator.h"

#include <algorithm>
#include <utility>

#include "core/asked_about.h"
#include "core/sort_few.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr Card kDearest = 55;
constexpr std::string_view kGivenAway = "exchange_";  // … and which special card it was
constexpr float kDiscards = 0.34f;                    // s, for the way of a special card
constexpr float kDraws = 0.45f, kReads = 1.2f;  // … of one that is drawn; whoever gets it reads it

CardSet to_set(const std::vector<int>& cards) {
  CardSet set;
  for (const int c : cards) set.add(static_cast<Card>(c));
  return set;
}

// As their cards will be placed, the lowest first; who has none any more stands before them.
SeatLine line_of(const PerSeat<Card>& played, int players) {
  PerSeat<std::int8_t> seats = seat_order();
  sort_few(seats.begin(), seats.begin() + players,
           [&](int a, int b) { return played[a] < played[b]; });
  SeatLine line{};
  for (std::size_t i = 0; i < seats.size(); ++i) line[seats[i]] = static_cast<std::int8_t>(i);
  return line;
}

// Which special card an event tells of; −1: none.
int special_of(std::string_view kind) {
  for (int k = 0; k < nimmt::kSpecialKinds; ++k)
    if (nimmt::kSpecialNames[k] == kind) return k;
  return -1;
}

// Which of them `more` has more of; Animator::kUnseenKind: none that can be seen.
int one_more(const nimmt::SpecialSet& before, const nimmt::SpecialSet& more) {
  for (int k = 0; k < nimmt::kSpecialKinds; ++k) {
    const auto kind = static_cast<nimmt::Special>(k);
    if (more.count(kind) > before.count(kind)) return k;
  }
  return Animator::kUnseenKind;
}

// Everybody at their own place.
Shown shown_of(const nimmt::View& v) {
  const nimmt::Public& p = v.pub;
  Shown s;
  for (const nimmt::Row& row : p.rows) {
    s.rows.push_back({});
    for (const Card c : row) s.rows.back().push_back(c);
  }
  for (const nimmt::Played& q : p.queue) s.played[q.seat] = q.card;
  s.down = p.chosen;
  s.hand = v.hand;
  if (v.viewer != kNobody && v.chosen != kNoCard) {
    s.hand.remove(v.chosen);
    s.played[v.viewer] = v.chosen;
    s.down.remove(v.viewer);
  }
  s.market = p.market;
  s.marks = p.marks;
  s.held = p.special.count;
  s.own = v.specials;
  s.discard = p.special.discard;
  s.stock = p.special.deck;
  s.viewer = v.viewer;
  for (std::size_t i = 0; i < static_cast<std::size_t>(p.options.players); ++i) {
    s.heads[i] = nimmt::round_heads(p, seat_at(static_cast<int>(i)));
    s.totals[i] = p.totals[i] + s.heads[i];
  }
  return s;
}

}  // namespace

void Animator::settle(const nimmt::View& v) {
  begun_ = true;
  rest();
  Shown s = shown_of(v);
  // Nobody moves while a row is chosen.
  if (!v.pub.queue.empty())
    s.line = shown_.line != seat_order() ? shown_.line : line_of(s.played, v.pub.options.players);
  shown_ = s;
}

// Nothing is about to happen.
void Animator::rest() {
  shaking_ = brim_ = -1;
  leaving_ = {};
  picked_ = compared_ = kNoCard;
  gaps_ = {};
  starring_ = false;
  sum_ = {};
  put_ = {};
}

// Placements that bring nothing shorten themselves from one to the next.
float Animator::routine() { return 1.0f / (1.0f + 0.22f * static_cast<float>(placed_++)); }

bool Animator::telling() const {
  return (waiting_ && last_ != Do::choose) ||
         std::any_of(steps_.begin(), steps_.end(),
                     [](const Step& step) { return step.what != Do::choose; });
}

void Animator::add(const TableUpdate& update, Seat viewer) {
  const Event& e = update.event;
  const Shown before = steps_.empty() ? shown_ : steps_.back().lies;
  const nimmt::View& told = *nimmt::view_of(*update.after);
  Shown after = shown_of(told);
  // Where people stand is no matter of the rules.
  after.line = before.line;
  const auto card = static_cast<Card>(e.field("card"));
  const int row = e.field("row") - 1, heads = e.field("heads");
  const CardSet cards = to_set(e.cards);
  // What lay before is another table where this one comes back to the screen with updates.
  const auto lane = static_cast<std::size_t>(row);
  const bool there = lane < before.rows.size() && lane < after.rows.size();
  const auto step = [&](Do what, float hold, const Shown& lies,
                        const CardSet& going = {}) -> Step& {
    steps_.push_back({.what = what,
                      .seat = e.seat,
                      .card = card,
                      .row = row,
                      .heads = heads,
                      .hold = hold,
                      .cards = going,
                      .update = given_,
                      .lies = lies});
    return steps_.back();
  };
  // Everybody has been waiting to see where the dearest card goes.
  const auto next = [&](float hold) {
    step(Do::pick, hold, before);
    if (nimmt::heads(card) == nimmt::heads(kDearest)) step(Do::star, 0.8f, before);
  };
  // What goes is weighed, the longer the more heads it is, and swept away; the places stay empty
  // until what stays of the row moves over.
  const auto take = [&](const Shown& lies, float weighed, float moved) {
    step(Do::weigh, std::min(weighed + 0.035f * static_cast<float>(heads), 1.4f), lies, cards);
    Shown swept = lies;
    for (auto& left : swept.rows)
      for (Card& c : left)
        if (cards.has(c)) c = kNoCard;
    for (Card& c : swept.played)
      if (cards.has(c)) c = kNoCard;
    swept.heads = after.heads;
    swept.totals = after.totals;
    // With five rows the card goes as well, and the row with it.
    const bool stays = there && !after.rows[lane].empty();
    // One card after the other; and what all of them cost.
    const float way = 0.36f + 0.05f * static_cast<float>(cards.size());
    step(Do::sweep, heads > 0 ? std::max(way, 0.54f) : way, stays ? swept : after, cards);
    if (stays) step(Do::lay, moved, after);
  };
  // What it does is seen after the card itself; whoever has weighed it on the table sees no step
  // back. It leaves the hand, lies where it is put down, and lies with those that were played when
  // it has come there.
  const int kind = special_of(e.kind);
  const bool foreseen =
      e.seat == viewer && (e.kind == "slide" || e.kind == "fifth_row" || e.kind == "insert");
  const Shown done = after;
  const bool spent = kind >= 0 && !(done.discard == before.discard);
  if (spent) after.discard = before.discard;
  if (kind >= 0 && !foreseen) {
    Shown marked = before;
    marked.marks = after.marks;
    marked.held = after.held;
    marked.own = after.own;
    step(Do::special, 0.65f, marked).kind = kind;
  }
  const int goes = spent && !foreseen ? kind : -1;
  // The card that counts off is told after what it counts off.
  const bool taken = e.kind == "sixth" || e.kind == "take_row";
  if (taken) after.discard = before.discard;
  if (taken || foreseen) {
    after.held = before.held;
    after.own = before.own;
  }
  if (e.kind == kAskedAbout) {
    step(Do::compare, 3.6f, before).gaps = nimmt::gaps_of(told, card);
  } else if (e.kind == "choose") {
    after.line = seat_order();
    step(Do::choose, e.seat == viewer ? 0.16f : 0.05f, after);
  } else if (e.kind == "reveal") {
    const auto players = e.per_seat.size();
    placed_ = 0;
    step(Do::wait, 0.12f, before);
    // All of them are to be read.
    step(Do::reveal, 0.4f + 0.05f * static_cast<float>(players), after);
    // Two see at a glance whose card is the lower one.
    after.line = line_of(after.played, static_cast<int>(players));
    if (players > 2) step(Do::line_up, 0.5f, after);
  } else if (e.kind == "place" || e.kind == "place_left") {
    const float pace = routine();
    next(0.34f * pace);
    step(Do::lay, 0.2f + 0.14f * pace, after);
  } else if (e.kind == "sixth") {
    next(0.3f);
    step(Do::brim, 0.5f, before);
    Shown brimming = before;
    brimming.played[e.seat] = kNoCard;
    if (there && !brimming.rows[lane].full()) brimming.rows[lane].push_back(card);
    step(Do::lay, 0.36f, brimming, cards);
    step(Do::shake, 0.36f, brimming, cards);
    take(brimming, 0.5f, 0.3f);
  } else if (e.kind == "overflow") {
    step(Do::shake, 0.42f, before, cards);
    take(before, 0.4f, 0.3f);
  } else if (e.kind == "take_row") {
    step(Do::shake, 0.2f, before, cards);
    take(before, 0.3f, 0.34f);
  } else if (e.kind == "fifth_row") {
    step(Do::lay, 0.4f, after);
  } else if (e.kind == "insert") {
    step(Do::lay, 0.45f, after).kind = goes;
  } else if (e.kind == "seven_takes" || e.kind == "slide" || e.kind == "replace") {
    step(Do::lay, 0.5f, after).kind = goes;
  } else if (e.kind == "seven_gone" || e.kind == "stops_gone") {
    step(Do::wait, 0.1f, after);
  } else if (e.kind == "row_gone") {
    step(Do::row_gone, 0.3f, after);
  } else if (e.kind == "too_low") {
    next(0.6f);
  } else if (e.kind == "deal") {
    after.line = seat_order();
    step(Do::clear, 0.1f, after);
    step(Do::hand, 0.75f, after);
  } else if (e.kind == "hand" || e.kind == "specials" || e.kind == "specials_more") {
    // Only whoever holds it hears of it; it comes in the time that all hands take.
    if (!steps_.empty() && steps_.back().what == Do::hand) steps_.back().lies = after;
  } else if (e.kind == "rows") {
    step(Do::rows, 0.65f, after);
  } else if (e.kind == "market") {
    after.line = seat_order();
    Shown bare = after;
    bare.market = {};
    step(Do::clear, 0.05f, bare);
    step(Do::market, 0.6f, after);
  } else if (e.kind == "draft") {
    step(Do::lay, 0.32f, after);
  } else if (e.kind.starts_with(kGivenAway)) {
    const int given = special_of(e.kind.substr(kGivenAway.size()));
    Shown gone = before;
    auto& left = gone.held[e.seat];
    if (left > 0) --left;
    const auto its = static_cast<nimmt::Special>(given);
    if (e.seat == viewer && gone.own.has(its)) gone.own.remove(its);
    step(Do::special, 0.9f, gone).kind = given;
    step(Do::discard, kDiscards, gone).kind = given;
    // Whoever looks on sees the back of what comes for it.
    Shown drawn = after;
    drawn.held = gone.held;
    drawn.own = gone.own;
    const bool own = e.seat == viewer;
    step(Do::draw, own ? kReads : kDraws, drawn).kind =
        own ? one_more(gone.own, after.own) : kUnseenKind;
    step(Do::wait, 0.05f, after);
  } else if (e.kind == kGained) {
    // It is what has been drawn last: told when that comes.
    for (auto last = steps_.rbegin(); last != steps_.rend() && last->what != Do::discard; ++last)
      last->update = given_;
  } else if (e.kind == "round_end") {
    // It is written down while all of it still lies there.
    step(Do::end, 0.9f, before);
  }
  if (kind >= 0 && foreseen) {
    after.held = done.held;
    after.own = done.own;
    step(Do::special, 0.65f, after).kind = kind;
  }
  if (!spent) return;
  if (steps_.back().what != Do::lay) step(Do::discard, kDiscards, after).kind = kind;
  step(Do::wait, 0.05f, done);
}

Animator::Beat Animator::apply(const Step& step, const nimmt::View& view) {
  const Shown before = std::exchange(shown_, step.lies);
  // The device changed hands since.
  if (shown_.viewer != view.viewer) {
    shown_.viewer = view.viewer;
    shown_.hand = step.what != Do::clear ? view.hand : CardSet{};
    shown_.own = view.specials;
  }
  const Sum held = sum_;
  rest();
  switch (step.what) {
    case Do::reveal: {
      Beat b{.cue = Cue::reveal, .seat = kNobody, .cards = {}};
      for (std::size_t i = 0; i < kMaxSeats; ++i)
        if (shown_.played[i] != kNoCard && shown_.played[i] != before.played[i])
          b.cards.add(shown_.played[i]);
      return b;
    }
    case Do::compare:
      compared_ = step.card;
      gaps_ = step.gaps;
      [[fallthrough]];
    case Do::pick:
      picked_ = step.card;
      break;
    case Do::star:
      picked_ = step.card;
      starring_ = true;
      break;
    case Do::brim:
      picked_ = step.card;
      brim_ = step.row;
      break;
    case Do::weigh:
      leaving_ = step.cards;
      sum_ = {step.heads, step.row, step.seat, now_, false};
      break;
    case Do::lay:
      leaving_ = step.cards;
      if (step.kind >= 0) put_ = {step.kind, step.row, step.seat, now_, true};
      break;
    case Do::discard:
      put_ = {step.kind, step.row, step.seat, now_, true};
      break;
    case Do::draw:
      put_ = {.kind = step.kind, .seat = step.seat, .since = now_, .comes = true};
      break;
    case Do::shake:
      leaving_ = step.cards;
      shaking_ = step.row;
      shaken_at_ = now_;
      break;
    case Do::sweep:
      sum_ = held;
      sum_.since = now_;
      sum_.travels = true;
      return {.cue = Cue::sweep, .seat = step.seat, .cards = step.cards};
    case Do::hand:
      return {.cue = Cue::deal, .seat = shown_.viewer, .cards = shown_.hand};
    case Do::rows:
      return {.cue = Cue::rows, .seat = kNobody, .cards = {}};
    case Do::market:
      return {.cue = Cue::market, .seat = kNobody, .cards = {}};
    case Do::special:
      put_ = {step.kind, step.row, step.seat, now_, false};
      break;
    case Do::choose:
    case Do::line_up:
    case Do::clear:
    case Do::row_gone:
    case Do::wait:
    case Do::end:
      break;
  }
  return {};
}

std::optional<Sound> Animator::sound_of(Do what) {
  switch (what) {
    case Do::choose:
    case Do::lay:
      return Sound::card;
    case Do::reveal:
      return Sound::flip;
    case Do::hand:
    case Do::rows:
    case Do::market:
      return Sound::deal;
    case Do::sweep:
    case Do::row_gone:
      return Sound::sweep;
    case Do::end:
      return Sound::end;
    case Do::special:
      return Sound::flip;
    case Do::discard:
    case Do::draw:
      return Sound::card;
    case Do::brim:
    case Do::star:
      return Sound::brim;
    case Do::weigh:
      return Sound::bell;
    case Do::line_up:
    case Do::pick:
    case Do::compare:
    case Do::shake:
    case Do::clear:
    case Do::wait:
      break;
  }
  return {};
}

}  // namespace tablee::nimmt::drawing
