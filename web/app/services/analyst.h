#pragma once
// Questions to the strongest bot on a player's behalf: a hint for the current decision, and what
// the moves of the finished match cost. It answers through the same worker as the bots.

#include <optional>

#include "protocol/protocol.h"
#include "table/review.h"
#include "web/app/services/session.h"

namespace tablee::app {

// May the person to decide ask for a hint? Only who may see all that it is worked out from, and not
// in the deal of the day that counts.
bool may_be_advised(const Session& session);

class Analyst;
// What may be tried again of the match looked back at, as exercises: slips of its only person, the
// dearest first; none while they are still looked for.
std::vector<std::string> slips_to_try(const Analyst& analyst);

class Analyst {
 public:
  // A hint for the decision at hand, on or off.
  void turn(const Session& session, bool on);
  // Shows costs that are known already as the hint, so that nobody is asked for them.
  void know(const Session& session, std::vector<Evaluation> costs);
  bool on() const { return hint_.has_value(); }
  // What each legal move costs; empty while it is being thought about.
  const std::vector<Evaluation>& costs() const { return costs_; }

  // Analyses every decision of the match whose sheet has that key; null before it was requested.
  void look_back(const Match& match, std::string_view key);
  const Review* review() const { return review_ ? &*review_ : nullptr; }
  bool reviewing() const { return review_ && more_; }

  // A hint for a decision that has been made is none. True where one went.
  bool drop_stale(const Session& session);
  // Lines for the worker that have not been sent yet: about the current match, and about the one
  // that is analysed.
  std::vector<std::string> hint_questions(Session& session);
  std::vector<std::string> review_questions();
  // False where the answer is to none of them.
  bool answer(const protocol::Answer& answer);
  // The worker was lost: everything is asked again.
  void forget_asks() { hint_id_ = review_id_ = 0; }

 private:
  // A decision: whose, after how many of its own.
  struct Moment {
    Seat seat;
    int moves;
    bool operator==(const Moment&) const = default;
  };
  static Moment now(const Session& session);

  std::optional<Moment> hint_;
  int hint_id_ = 0;  // of the question; 0: not sent yet
  std::vector<Evaluation> costs_;
  std::optional<Review> review_;
  std::string reviewed_;  // key of its sheet
  bool more_ = false;     // decisions to look at
  int review_id_ = 0;
};

}  // namespace tablee::app
