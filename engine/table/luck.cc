#include "table/luck.h"

#include <algorithm>
#include <vector>

#include "table/points_text.h"
#include "table/taken.h"

namespace tablee {
namespace {

// In thousandths of a point: people take less for nothing special.
constexpr int kStriking = 3000;
constexpr int kMostExamples = 2;
constexpr int kLikely = 60;  // percent

struct Stroke {
  int size = 0;   // of the luck, in thousandths of a point
  int about = 0;  // the trick, or the card, of the whole match
  Message words{};
};

// The most striking ones of one kind, good or bad, the greatest first.
class Strokes {
 public:
  Strokes(const Match& match, Seat seat, bool good)
      : match_(match), seat_(seat), good_(good), taken_(all_taken(match, seat)) {}

  void note(const Choice& c) {
    if (c.trick > 0 && c.expected_now >= 0) note_trick(c, c.expected_now);
  }

  // A card that could not be refused, though after this choice somebody else was to take it.
  void note_back(const Choice& refused, const Choice& taken) {
    if (refused.others < kLikely || refused.mark == Mark::slip) return;
    const int points = points_of(taken);
    if (Message* words = place_for(taken.round, taken.card, -10 * refused.others * points))
      *words = with_points(msg("review.luck_back"), points)
                   .with("card", taken.card)
                   .with_message("often", often(refused.others));
  }

  // What a trick cost beside what was expected of it.
  void note_trick(const Choice& about, int expected) {
    const int points = points_of(about);
    if (about.slips_now() && 1000 * points > expected) return;  // what it cost has a cause
    if (Message* words = place_for(about.round, about.trick, expected - 1000 * points))
      *words = with_points(msg("review.luck_trick"), points)
                   .with_message("place", choice_place(about))
                   .with("expected", rounded(expected));
  }

  // Cards that took points away, in a game without tricks.
  void note_saved() {
    int round = 1;
    for (const Event& e : match_.events()) {
      if (e.trick() > 0) return;
      round += e.ends_round();
      const int points = e.seat == seat_ ? match_.setup().game->taken(e).value_or(0) : 0;
      if (Message* words = place_for(round, e.card(), std::max(0, -1000 * points)))
        *words = with_points(msg("review.luck_fits"), -points).with("card", e.card());
    }
  }

  std::vector<Stroke>& all() { return all_; }

 private:
  [[gnu::noinline]] Message with_points(Message words, int points) const {
    return std::move(words).with_message("points", points_text(match_.setup().game->id(), points));
  }

  int points_of(const Choice& c) const {
    for (const Taken& each : taken_)
      if (each.round == c.round && each.trick == c.trick && each.card == c.card) return each.points;
    return 0;
  }

  // Room for the words of one, about that trick or card, that is among the greatest; null where it
  // is not. The choices about a card that is refused again and again differ little: one is enough.
  [[gnu::noinline]] Message* place_for(int round, int number, int luck) {
    const int size = good_ ? luck : -luck;
    if (size < kStriking) return nullptr;
    const int about = 1000 * round + number;
    std::size_t at = 0;
    for (; at < all_.size() && all_[at].size >= size; ++at) continue;
    for (const Stroke& other : all_)
      if (other.about == about) return nullptr;
    if (at == kMostExamples) return nullptr;
    if (all_.size() == kMostExamples) all_.pop_back();
    return &all_.insert(all_.begin() + static_cast<std::ptrdiff_t>(at), Stroke{size, about, {}})
                ->words;
  }

  const Match& match_;
  Seat seat_;
  bool good_;
  std::vector<Taken> taken_;
  std::vector<Stroke> all_;
};

}  // namespace

Message luck_of(const Match& match, Seat seat, std::span<const Choice> choices,
                std::span<const Choice> forced, bool good) {
  Strokes strokes(match, seat, good);
  for (const Choice& c : choices) strokes.note(c);
  for (const Choice& only : forced) {
    const auto after = [&](const Choice& other) {
      return other.round == only.round && other.trick > only.trick;
    };
    for (const Choice& before : choices) {
      if (before.round != only.round) continue;
      if (only.card > 0 && before.card == only.card) strokes.note_back(before, only);
      // The last trick: what the choice before left to be expected.
      if (before.trick > 0 && before.trick + 1 == only.trick && before.expected_later >= 0 &&
          std::ranges::none_of(forced, after))
        strokes.note_trick(only, before.expected_later);
    }
  }
  strokes.note_saved();
  std::vector<Message> words;
  for (Stroke& each : strokes.all()) words.push_back(std::move(each.words));
  if (words.empty()) return {};
  return (good ? msg("review.luck_good") : msg("review.luck_bad"))
      .with_messages("examples", std::move(words));
}

}  // namespace tablee
