#pragma once
// A match looked at again, decision by decision: what each choice cost against the best one.
// Whoever knows what moves cost is asked one question after another; this holds the match, keeps
// the answers, and says what follows.

#include <optional>

#include "table/match.h"

namespace tablee {

// A choice that cost something.
struct Slip {
  std::size_t move = 0;  // its place in the record
  int round = 0;         // from 1
  Seat seat = kNobody;
  std::string played;
  std::string best;
  Message played_words;
  Message best_words;
  int cost = 0;  // more than the best's, in thousandths of a point
};

// "47 instead of 63", "Round 2 · +3.1 heads", and both as one sentence; `game` is its id.
Message slip_choice(const Slip& slip);
Message slip_cost(std::string_view game, const Slip& slip);
Message slip_words(std::string_view game, const Slip& slip);

struct SeatReview {
  int decisions = 0;   // with a choice, and weighed
  int accuracy = 100;  // 100: always the best move, 0: always the worst, as far as moves differed
  std::vector<Slip> slips;  // the dearest first, kMostSlips at most
};

class Review {
 public:
  static constexpr std::size_t kMostSlips = 3;

  // A record that Match::replay takes.
  static Result<Review> start(const Record& record);

  // Goes on to the next decision with a choice; false when there is none left.
  bool next();
  // That decision as a question of who made it; the view stays here until next().
  Question question(Budget budget) const;
  // What each move of it was found to cost. Answers that lack the move played say nothing.
  void weigh(const std::vector<Evaluation>& costs);

  // The match looked at.
  const Record& record() const { return record_; }
  // Places in the record: of the decision looked at, and of all.
  std::size_t at() const { return at_; }
  std::size_t moves() const { return record_.moves.size(); }

  // A figure for each seat, as far as has been weighed.
  std::vector<SeatReview> seats() const;

 private:
  struct Sums {
    SeatReview review;
    std::int64_t lost = 0;   // against the best moves
    std::int64_t range = 0;  // from the best moves to the worst
  };

  Review(const Record& record, Match match)
      : record_(record), match_(std::move(match)), sums_(record.setup.seats.size()) {}

  Record record_;
  Match match_;                    // as it was before the decision looked at
  std::unique_ptr<AnyView> view_;  // of the decision looked at; null before the first
  std::size_t at_ = 0;
  std::vector<Sums> sums_;
};

}  // namespace tablee
