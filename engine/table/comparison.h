#pragma once
// The rounds that one seat has played, played again by other players in that seat: by each level,
// to compare points, and many times by the usual level, to tell the luck of the deal from the
// choices. The caller asks a bot each question and hands in its move. The same record gives the
// same figures everywhere: all random numbers follow from the record, all budgets count work.

#include <array>
#include <optional>
#include <vector>

#include "core/levels.h"
#include "core/sample.h"
#include "table/trick_costs.h"

namespace tablee {

// Points in the seat's favour (negative: against it) and two standard errors.
struct Share {
  double points = 0;
  double margin = 0;
};

// The trick, or card, in which the seat lost most against the strongest level.
struct Costly {
  Choice place{};  // its round, and its trick or card
  int own = 0;     // points
  int other = 0;
  Message move{};  // what the strongest level did there; empty where it had nothing to decide
};

class Comparison {
 public:
  struct Scope {
    Seat seat = 0;
    int round = 0;    // from 1; 0: all finished rounds
    int replays = 0;  // of each round by the usual level; 0: as many as usual
  };
  static constexpr std::size_t kLevelCount = std::size(kLevels);
  static constexpr int kMostReplays = 10'000;

  // An error where the record cannot be replayed, or has no such seat or finished round. In other
  // seats the bots of the record play, and the usual level for people.
  static Result<Comparison> start(const Record& record, const Scope& scope);

  // Plays on to the next decision among several moves; false where everything has been played.
  bool next();
  // That decision, and the bot to ask, until play().
  Question question() const;
  std::string_view bot() const;
  // Its answer. A move that is not legal is an error and changes nothing.
  Status play(std::string_view move);

  // Rounds played again so far, of all that will be.
  int at() const { return at_; }
  int of() const { return levels() + replays_ * rounds() * kReplayed; }
  int rounds() const { return static_cast<int>(begins_.size()); }

  // The seat's points of these rounds; those of a level once it has played all of them. A match
  // that is over at a number of points is played round by round, each from the seats' real totals;
  // one with a fixed number of rounds is played through, so that everybody who had the same deal
  // meets the same figures.
  int own() const;
  std::optional<int> points(std::size_t level) const;
  const std::optional<Costly>& costly() const { return costly_; }

  // Both are missing until every round has been replayed twice.
  // What the deals were worth: the points of this seat with the usual level in all seats, against
  // the mean of all seats over other deals. It takes the seats of a game to be alike on average.
  std::optional<Share> deal() const;
  // What the choices were worth: the seat's points against the mean of the usual level in its seat,
  // on the same deals with the same others. The margin is that mean's; how the others happened to
  // play remains in the points of one match.
  std::optional<Share> choices() const;
  int replays() const { return replays_; }

 private:
  // What is replayed by the usual level: in this seat, in all seats, and there on another deal.
  enum Replayed { in_seat, in_all, elsewhere, kReplayed };
  struct Lane {
    std::string_view level;
    std::size_t round;
    bool in_all = false;  // the level has all seats
    int other_dice = 0;   // other random numbers than those of the match; 0: the same
    bool other_deal = false;
  };
  struct Begin {
    std::size_t move = 0;  // of the record
    int round = 0;         // from 0
    int points = 0;        // of the seat
    std::vector<TrickCost> costs{};
  };

  Comparison(Record record, const Scope& scope) : record_(std::move(record)), seat_(scope.seat) {}
  Status look_at_record(int round);
  int levels() const { return static_cast<int>(kLevelCount) * rounds(); }
  Lane lane() const;
  Replayed replayed() const;
  void begin_lane();
  void end_lane();
  void find_costly(const Begin& own);
  Share in_favour(Share share) const;

  Record record_;
  Seat seat_;
  int replays_ = 0;
  bool through_ = false;  // a match with a fixed number of rounds
  std::vector<Begin> begins_;
  int at_ = 0;
  std::optional<Match> match_;  // of the lane; none between lanes
  std::optional<TrickCosts> costs_;
  Seat asked_ = kNobody;
  std::unique_ptr<AnyView> view_;  // of that seat
  std::array<int, kLevelCount> points_{};
  std::optional<Costly> costly_;
  std::array<std::vector<Sample>, kReplayed> samples_;  // one a round
};

}  // namespace tablee
