#include "table/luck.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "table/outcome.h"
#include "table/points_text.h"

namespace tablee {
namespace {

// In thousandths of a point: people take less for nothing special, in one turn and in a match.
constexpr int kStriking = 3000;
constexpr int kMuch = 5000;
constexpr int kFit = 5;  // points that a card takes away, at least
constexpr int kMostExamples = 2;
constexpr int kLikely = 60;  // percent

// What a trick took, and what was expected of it in thousandths of a point.
struct Turn {
  const Choice* choice;
  int taken = 0, expected = 0;
};

struct Stroke {
  int size = 0;   // of the luck, in thousandths of a point
  int about = 0;  // the trick, or the card, of the whole match
  Message words{};
};

class LuckFinder {
 public:
  explicit LuckFinder(const SeatMoves& moves)
      : moves_(moves), taken_(all_taken(moves.match, moves.seat)) {
    for (const Choice& c : moves.choices)
      if (c.trick > 0 && c.expected_now >= 0) turns_.push_back({&c, points_of(c), c.expected_now});
    // The last trick, of which the choice before left something to be expected.
    for (const Choice& only : moves.forced)
      for (const Choice& before : moves.choices)
        if (before.round == only.round && before.trick > 0 && before.trick + 1 == only.trick &&
            before.expected_later >= 0 && is_last(only))
          turns_.push_back({&only, points_of(only), before.expected_later});
  }

  Message sentence(Luck likely) {
    int taken = 0, expected = 0;
    for (const Turn& turn : turns_) taken += turn.taken, expected += turn.expected;
    const bool known = !turns_.empty() && taken == outcome_of(moves_.match, moves_.seat).points;
    const int lucky = expected - 1000 * taken;
    if (known && std::abs(lucky) < kMuch)
      // The places are as they are because of the others' luck.
      return likely == Luck::good  ? msg("review.luck_less")
             : likely == Luck::bad ? msg("review.luck_more")
                                   : msg("review.luck_little");
    if (known) likely = lucky > 0 ? Luck::good : Luck::bad;
    if (likely == Luck::none) return {};
    good_ = likely == Luck::good;
    std::vector<Message> most = examples();
    if (!known && most.empty()) return good_ ? msg("review.luck_helped") : msg("review.luck_hurt");
    Message words = most.empty() ? Message{}
                    : known      ? msg("review.luck_most")
                    : good_      ? msg("review.luck_good")
                                 : msg("review.luck_bad");
    if (!most.empty()) std::move(words).with_messages("examples", std::move(most));
    if (!known) return words;
    return joined(
        with_points(good_ ? msg("review.luck_sum_good") : msg("review.luck_sum_bad"), taken)
            .with("expected", rounded(expected)),
        std::move(words));
  }

 private:
  bool is_last(const Choice& only) const {
    return std::ranges::none_of(moves_.forced, [&](const Choice& other) {
      return other.round == only.round && other.trick > only.trick;
    });
  }

  const Taken* taking_of(const Choice& c) const {
    for (const Taken& each : taken_)
      if (each.round == c.round && each.trick == c.trick && each.card == c.card) return &each;
    return nullptr;
  }
  int points_of(const Choice& c) const {
    const Taken* taken = taking_of(c);
    return taken ? taken->points : 0;
  }
  bool is_mistake(const Choice& c) const {
    const Taken* taken = taking_of(c);
    return taken && origin_of(moves_, *taken) == Origin::mistake;
  }

  std::vector<Message> examples() {
    for (const Turn& turn : turns_) note_turn(turn);
    for (const Choice& only : moves_.forced)
      for (const Choice& before : moves_.choices)
        if (only.card > 0 && before.card == only.card && before.round == only.round)
          note_back(before, only);
    note_saved();
    std::vector<Message> words;
    for (Stroke& each : strokes_) words.push_back(std::move(each.words));
    return words;
  }

  void note_turn(const Turn& turn) {
    const Choice& about = *turn.choice;
    if (!good_ && is_mistake(about)) return;
    if (Message* words = place_for(about.round, about.trick, turn.expected - 1000 * turn.taken))
      *words = with_points(msg("review.luck_trick"), turn.taken)
                   .with_message("place", choice_place(about))
                   .with("expected", rounded(turn.expected));
  }

  // A card that could not be refused, though after that choice somebody else was to take it.
  void note_back(const Choice& refused, const Choice& taken) {
    if (refused.others < kLikely || is_mistake(taken)) return;
    const int points = points_of(taken);
    if (Message* words = place_for(taken.round, taken.card, -10 * refused.others * points))
      *words = with_points(msg("review.luck_back"), points)
                   .with("card", taken.card)
                   .with_message("often", often(refused.others));
  }

  // Cards that took points away, in a game without tricks.
  void note_saved() {
    int round = 1;
    for (const Event& e : moves_.match.events()) {
      if (e.trick() > 0) return;
      round += e.ends_round();
      const int points =
          e.seat == moves_.seat ? moves_.match.setup().game->taken(e).value_or(0) : 0;
      const auto slips = [&](const Choice& c) {
        return c.round == round && c.card == e.card() && c.mark == Mark::slip;
      };
      if (-points < kFit || std::ranges::any_of(moves_.choices, slips)) continue;
      if (Message* words = place_for(round, e.card(), -1000 * points))
        *words = with_points(msg("review.luck_fits"), -points).with("card", e.card());
    }
  }

  [[gnu::noinline]] Message with_points(Message words, int points) const {
    return std::move(words).with_message("points",
                                         points_text(moves_.match.setup().game->id(), points));
  }

  // Room for the words of one, about that trick or card, that is among the greatest; null where it
  // is not. The choices about a card that is refused again and again differ little: one is enough.
  [[gnu::noinline]] Message* place_for(int round, int number, int luck) {
    const int size = good_ ? luck : -luck;
    if (size < kStriking) return nullptr;
    const int about = 1000 * round + number;
    std::size_t at = 0;
    for (; at < strokes_.size() && strokes_[at].size >= size; ++at) continue;
    for (const Stroke& other : strokes_)
      if (other.about == about) return nullptr;
    if (at == kMostExamples) return nullptr;
    if (strokes_.size() == kMostExamples) strokes_.pop_back();
    const auto place = strokes_.begin() + static_cast<std::ptrdiff_t>(at);
    return &strokes_.insert(place, Stroke{size, about, {}})->words;
  }

  const SeatMoves& moves_;
  bool good_ = false;
  std::vector<Taken> taken_;
  std::vector<Turn> turns_;
  std::vector<Stroke> strokes_;
};

}  // namespace

Message luck_of(const SeatMoves& moves, Luck likely) { return LuckFinder(moves).sentence(likely); }

}  // namespace tablee
