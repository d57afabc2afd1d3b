#include "games/nimmt/face/story.h"

#include <algorithm>

#include "core/asked_about.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt::face {
namespace {

constexpr Card kDearest = 55;

void remove(auto& row, Card card) {
  for (std::size_t i = 0; i < row.size(); ++i)
    if (row[i] == card) return row.erase(i);
}

CardSet to_set(const std::vector<int>& cards) {
  CardSet set;
  for (const int c : cards) set.add(static_cast<Card>(c));
  return set;
}

// As their cards will be placed, the lowest first; who has none any more stands before them.
SeatLine line_of(const std::array<Card, kMaxSeats>& played, int players) {
  std::array<std::int8_t, kMaxSeats> seats = seat_order();
  std::stable_sort(seats.begin(), seats.begin() + players, [&](int a, int b) {
    return played[static_cast<std::size_t>(a)] < played[static_cast<std::size_t>(b)];
  });
  SeatLine line{};
  for (std::size_t i = 0; i < seats.size(); ++i)
    line[static_cast<std::size_t>(seats[i])] = static_cast<std::int8_t>(i);
  return line;
}

// Which special card an event tells of; −1: none.
int special_of(std::string_view kind) {
  for (int k = 0; k < nimmt::kSpecialKinds; ++k)
    if (nimmt::kSpecialNames[k] == kind) return k;
  return -1;
}

}  // namespace

void Story::settle(const nimmt::View& v) {
  const nimmt::Public& p = v.pub;
  begun_ = true;
  rest();
  Shown s;
  for (const nimmt::Row& row : p.rows) {
    s.rows.push_back({});
    for (const Card c : row) s.rows[s.rows.size() - 1u].push_back(c);
  }
  for (const nimmt::Played& q : p.queue) s.played[static_cast<std::size_t>(q.seat)] = q.card;
  s.down = p.chosen;
  s.hand = v.hand;
  if (v.viewer != kNobody && v.chosen != kNoCard) {
    s.hand.remove(v.chosen);
    s.played[static_cast<std::size_t>(v.viewer)] = v.chosen;
    s.down.remove(v.viewer);
  } else {
    own_ = kNoCard;
  }
  s.market = p.market;
  s.marks = p.marks;
  s.viewer = v.viewer;
  // Nobody moves while a row is chosen.
  if (!p.queue.empty())
    s.line = shown_.line != seat_order() ? shown_.line : line_of(s.played, p.options.players);
  for (std::size_t i = 0; i < static_cast<std::size_t>(p.options.players); ++i) {
    s.heads[i] = nimmt::round_heads(p, seat_at(static_cast<int>(i)));
    s.totals[i] = p.totals[i] + s.heads[i];
  }
  shown_ = s;
}

// Nothing is about to happen.
void Story::rest() {
  shaking_ = brim_ = -1;
  leaving_ = {};
  picked_ = compared_ = kNoCard;
  starring_ = false;
  sum_ = {};
  put_ = {};
}

// Placements that bring nothing shorten themselves from one to the next.
float Story::routine() { return 1.0f / (1.0f + 0.22f * static_cast<float>(placed_++)); }

bool Story::telling() const {
  return (waiting_ && last_ != Do::choose) ||
         std::any_of(steps_.begin(), steps_.end(),
                     [](const Step& step) { return step.what != Do::choose; });
}

void Story::add(const Event& e, Seat viewer) {
  const auto step = [&](Do what, float hold) -> Step& {
    steps_.push_back({.what = what,
                      .seat = e.seat,
                      .card = e.field("card"),
                      .row = e.field("row") - 1,
                      .heads = e.field("heads"),
                      .other = e.kind == "slide" ? e.field("from") - 1 : e.field("new"),
                      .hold = hold,
                      .cards = {},
                      .news = given_});
    return steps_.back();
  };
  // The more heads, the longer they are looked at.
  const auto weigh = [&](float least) {
    step(Do::weigh, std::min(least + 0.035f * static_cast<float>(e.field("heads")), 1.4f)).cards =
        e.cards;
  };
  // Everybody has been waiting to see where the dearest card goes.
  const auto next = [&](float hold) {
    step(Do::pick, hold);
    if (nimmt::heads(static_cast<Card>(e.field("card"))) == nimmt::heads(kDearest))
      step(Do::star, 0.8f);
  };
  const bool goes = std::find(e.cards.begin(), e.cards.end(), e.field("card")) != e.cards.end();
  // What it does is seen after the card itself.
  if (const int kind = special_of(e.kind); kind >= 0) step(Do::special, 0.65f).other = kind;
  if (e.kind == kAskedAbout) {
    step(Do::compare, 3.6f);
  } else if (e.kind == "choose") {
    step(Do::choose, e.seat == viewer ? 0.16f : 0.05f);
  } else if (e.kind == "reveal") {
    placed_ = 0;
    step(Do::wait, 0.12f);
    // All of them are to be read.
    step(Do::reveal, 0.4f + 0.05f * static_cast<float>(e.per_seat.size())).cards = e.per_seat;
    // Two see at a glance whose card is the lower one.
    if (e.per_seat.size() > 2) step(Do::line_up, 0.5f).cards = e.per_seat;
  } else if (e.kind == "place" || e.kind == "place_left") {
    const float pace = routine();
    next(0.34f * pace);
    step(e.kind == "place" ? Do::land : Do::land_left, 0.2f + 0.14f * pace);
  } else if (e.kind == "sixth") {
    next(0.3f);
    step(Do::brim, 0.5f);
    step(Do::land, 0.36f).cards = e.cards;
    step(Do::shake, 0.36f).cards = e.cards;
    weigh(0.5f);
    step(Do::sweep, 0.62f).cards = e.cards;
    // With five rows the card goes as well, and the row with it.
    if (!goes) step(Do::restart, 0.3f);
  } else if (e.kind == "overflow") {
    step(Do::shake, 0.42f).cards = e.cards;
    weigh(0.4f);
    step(Do::sweep, 0.62f).cards = e.cards;
  } else if (e.kind == "fifth_row") {
    step(Do::fifth_row, 0.4f);
  } else if (e.kind == "seven_takes") {
    step(Do::land, 0.5f);
  } else if (e.kind == "insert") {
    step(Do::insert, 0.45f);
  } else if (e.kind == "slide") {
    step(Do::slide, 0.5f);
  } else if (e.kind == "replace") {
    step(Do::replace, 0.5f);
  } else if (e.kind == "seven_gone" || e.kind == "stops_gone") {
    step(Do::unmark, 0.1f);
  } else if (e.kind == "row_gone") {
    step(Do::row_gone, 0.3f);
  } else if (e.kind == "too_low") {
    next(0.6f);
  } else if (e.kind == "take_row") {
    step(Do::shake, 0.2f).cards = e.cards;
    weigh(0.3f);
    step(Do::sweep, 0.62f).cards = e.cards;
    if (!goes) step(Do::restart, 0.34f);
  } else if (e.kind == "deal") {
    step(Do::clear, 0.1f);
    step(Do::hand, 0.75f);
  } else if (e.kind == "rows") {
    step(Do::rows, 0.65f).cards = e.cards;
  } else if (e.kind == "market") {
    step(Do::clear, 0.05f);
    step(Do::market, 0.6f);
  } else if (e.kind == "draft") {
    step(Do::draft, 0.32f);
  } else if (e.kind == "round_end") {
    step(Do::end, 0.9f);
  }
}

Story::Beat Story::apply(const Step& step, const nimmt::View& view) {
  Shown& s = shown_;
  const auto seat = static_cast<std::size_t>(std::max<int>(step.seat, 0));
  const auto card = static_cast<Card>(step.card);
  const auto row = static_cast<std::size_t>(std::clamp(step.row, 0, nimmt::kMaxRows - 1));
  const Sum held = sum_;
  rest();
  switch (step.what) {
    case Do::choose:
      s.line = seat_order();
      if (step.seat == s.viewer && own_ != kNoCard) {
        s.hand.remove(own_);
        s.played[seat] = own_;
      } else {
        s.down.add(step.seat);
      }
      break;
    case Do::reveal: {
      Beat b{.cue = Cue::reveal, .seat = kNobody, .cards = {}};
      for (std::size_t i = 0; i < step.cards.size() && i < kMaxSeats; ++i) {
        s.played[i] = static_cast<Card>(step.cards[i]);
        s.hand.remove(s.played[i]);
        if (seat_at(static_cast<int>(i)) != s.viewer) b.cards.add(s.played[i]);
      }
      s.down = {};
      return b;
    }
    case Do::line_up:
      s.line = line_of(s.played, static_cast<int>(step.cards.size()));
      break;
    case Do::pick:
      picked_ = card;
      break;
    case Do::compare:
      picked_ = compared_ = card;
      break;
    case Do::star:
      picked_ = card;
      starring_ = true;
      break;
    case Do::brim:
      picked_ = card;
      brim_ = static_cast<int>(row);
      break;
    case Do::weigh:
      leaving_ = to_set(step.cards);
      sum_ = {step.heads, static_cast<int>(row), step.seat, now_, false};
      break;
    case Do::land:
    case Do::land_left:
      leaving_ = to_set(step.cards);
      s.played[seat] = kNoCard;
      if (row < s.rows.size() && !s.rows[row].full()) {
        if (step.what == Do::land_left)
          s.rows[row].insert(0, card);
        else
          s.rows[row].push_back(card);
      }
      break;
    case Do::shake:
      leaving_ = to_set(step.cards);
      shaking_ = static_cast<int>(row);
      shaken_at_ = now_;
      break;
    case Do::sweep: {
      const Beat b{.cue = Cue::sweep, .seat = step.seat, .cards = to_set(step.cards)};
      sum_ = held;
      sum_.since = now_;
      sum_.travels = true;
      // Their places stay empty until the new first card moves over.
      if (row < s.rows.size())
        for (Card& c : s.rows[row])
          if (b.cards.has(c)) c = kNoCard;
      if (b.cards.has(s.played[seat])) s.played[seat] = kNoCard;
      s.heads[seat] += step.heads;
      s.totals[seat] += step.heads;
      return b;
    }
    case Do::restart:
      s.played[seat] = kNoCard;
      if (row < s.rows.size()) s.rows[row] = {card};
      break;
    case Do::clear: {
      const auto totals = view.pub.totals;
      s = {};
      s.viewer = view.viewer;
      s.totals = totals;
      break;
    }
    case Do::hand:
      s.hand = view.hand;
      return {.cue = Cue::deal, .seat = s.viewer, .cards = view.hand};
    case Do::rows: {
      Beat b{.cue = Cue::rows, .seat = kNobody, .cards = {}};
      s.rows.clear();
      s.market = {};
      for (const int c : step.cards) {
        s.rows.push_back({static_cast<Card>(c)});
        b.cards.add(static_cast<Card>(c));
      }
      return b;
    }
    case Do::market:
      s.market = CardSet::range(1, view.pub.options.deck_size());
      return {.cue = Cue::market, .seat = kNobody, .cards = {}};
    case Do::draft:
      s.market.remove(card);
      if (step.seat == s.viewer) s.hand.add(card);
      break;
    case Do::fifth_row:
      s.played[seat] = kNoCard;
      if (s.rows.full()) break;
      s.marks[s.rows.size()].fifth = true;
      s.rows.push_back({card});
      break;
    case Do::slide:
      if (step.other >= 0 && static_cast<std::size_t>(step.other) < s.rows.size())
        remove(s.rows[static_cast<std::size_t>(step.other)], card);
      [[fallthrough]];
    case Do::insert:
      if (step.what == Do::insert) s.played[seat] = kNoCard;
      if (row < s.rows.size() && !s.rows[row].full()) {
        std::size_t at = 0;
        while (at < s.rows[row].size() && s.rows[row][at] < card) ++at;
        s.rows[row].insert(at, card);
      }
      break;
    case Do::special:
      put_ = {step.other, step.row, step.seat, now_};
      if (step.row < 0 || row >= s.rows.size()) break;
      if (step.other == static_cast<int>(nimmt::Special::stop)) s.marks[row].stop = true;
      if (step.other == static_cast<int>(nimmt::Special::seven_takes)) s.marks[row].seven = true;
      break;
    case Do::replace:
      s.played[seat] = static_cast<Card>(step.other);
      if (step.seat == s.viewer) {
        s.hand.remove(s.played[seat]);
        s.hand.add(card);
      }
      break;
    case Do::row_gone:
      if (row >= s.rows.size()) break;
      s.rows.erase(row);
      std::copy(s.marks.begin() + row + 1, s.marks.end(), s.marks.begin() + row);
      s.marks.back() = {};
      for (nimmt::RowMarks& marks : s.marks) marks.fifth = false;
      break;
    case Do::unmark:
      // Of one row that it holds six, of all that they are stopped.
      if (step.row >= 0)
        s.marks[row].seven = false;
      else
        for (nimmt::RowMarks& marks : s.marks) marks.stop = false;
      break;
    case Do::wait:
    case Do::end:
      break;
  }
  return {};
}

std::optional<Sound> Story::sound_of(Do what) {
  switch (what) {
    case Do::choose:
    case Do::land:
    case Do::land_left:
    case Do::fifth_row:
    case Do::insert:
    case Do::slide:
    case Do::replace:
    case Do::restart:
    case Do::draft:
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
    case Do::unmark:
    case Do::wait:
      break;
  }
  return {};
}

}  // namespace tablee::nimmt::face
