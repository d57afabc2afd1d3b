#pragma once
// The comparison of a person's rounds with the bots in the same seat, decision by decision through
// the worker. One question at a time, so that a table waits for at most one.

#include <optional>
#include <string>
#include <vector>

#include "protocol/protocol.h"
#include "table/comparison.h"
#include "web/app/services/session.h"

namespace tablee::app {

// Whose rounds may be compared: those of the only person, who has played all of them. Recorded
// cards of other people could not answer other cards.
std::optional<Seat> may_be_compared(const std::vector<SeatSetup>& seats);
// The round that has just ended at that table, from 1, or 0 for the match; nothing where nothing
// may be compared now. In the deal of the day that counts nothing is shown before its end.
std::optional<int> round_to_compare(const Session& session);

class Comparer {
 public:
  // Compares that round, or all for 0, of the match whose sheet has that key. What was asked for
  // last goes on. False where that match has nothing to compare.
  bool start(const Match& match, std::string_view key, int round);
  const Comparison* comparison() const { return comparison_ ? &*comparison_ : nullptr; }
  const Setup& setup() const { return setup_; }
  Seat seat() const { return seat_; }
  int round() const { return round_; }
  // Whether rounds are left to play, and whether they are being played.
  bool more() const { return more_; }
  bool running() const { return more_ && !stopped_; }
  void run(bool on) { stopped_ = !on; }
  // Whether the worker was lost and has not answered since.
  bool lost() const { return lost_; }

  // Lines for the worker that have not been sent yet.
  std::vector<std::string> questions();
  // False where the answer is to none of them.
  bool answer(const protocol::Answer& answer);
  // The worker was lost: the question is asked again.
  void forget_asks() {
    lost_ = id_ != 0;
    id_ = 0;
  }

 private:
  Setup setup_;
  Seat seat_ = kNobody;
  int round_ = 0;
  std::string key_;  // of its sheet
  std::optional<Comparison> comparison_;
  bool more_ = false, stopped_ = false, lost_ = false;
  int id_ = 0;  // of the question; 0: not sent yet
};

}  // namespace tablee::app
