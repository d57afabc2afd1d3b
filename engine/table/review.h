#pragma once
// A match looked at again, decision by decision: what each choice cost against the best one.
// Whoever knows what moves cost is asked one question after another; this holds the match, keeps
// the answers, and says what follows.

#include <optional>

#include "core/mark.h"
#include "table/match.h"

namespace tablee {

// A decision, and what it cost against the best one.
struct Choice {
  std::size_t move = 0;  // its place in the record
  int round = 0;         // from 1
  int trick = 0;         // from 1; none where the game has none
  int card = 0;          // then the card that was decided about
  Seat seat = kNobody;
  Mark mark = Mark::best;
  std::string played;
  std::string best;
  Message played_words;
  Message best_words;
  int cost = 0;     // more than the best's, in thousandths of a point
  int chance = -1;  // … of the chance to win instead, where that is played for

  // Notes where in its match that decision comes: its round, and the card that lies open, else the
  // trick.
  void place(const Match& match, const AnyView& view);
};

// How good that move is by what all of them cost; nothing where it is not among them.
std::optional<Mark> mark_of(const std::vector<Evaluation>& costs, std::string_view move);

// "Round 2, trick 4"; "47 instead of 63", or "47" where that was as good; what it cost, in words:
// "about 3 heads more on average"; and all of it as one sentence. `game` is its id.
Message choice_place(const Choice& choice);
Message choice_words(const Choice& choice);
Message choice_cost(std::string_view game, const Choice& choice);
Message choice_told(std::string_view game, const Choice& choice);

struct SeatReview {
  int decisions = 0;   // with a choice, and weighed
  int accuracy = 100;  // 100: always the best move, 0: always the worst, as far as moves differed
  std::vector<Choice> choices;  // in the order they were made
  std::vector<Choice> slips;    // the dearest first, kMostSlips at most
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
