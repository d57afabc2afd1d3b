#pragma once
// Looks back at a match, decision by decision: what each choice cost compared with the best one.
// The caller passes each question to a bot and hands in the answer; the review holds the match,
// collects the answers and draws the conclusions.

#include <optional>

#include "table/match.h"
#include "table/reason.h"

namespace tablee {

// A decision, and its cost compared with the best one.
struct Choice {
  std::size_t move = 0;  // its place in the record
  int round = 0;         // from 1
  int trick = 0;         // from 1; none where the game has none
  int card = 0;          // otherwise the card that was decided about
  Seat seat = kNobody;
  Mark mark = Mark::best;
  std::string played;
  std::string best;
  Message played_words;
  Message best_words;
  int kept_until = 0;   // the trick in which the better card then cost points; 0: none
  int forced_card = 0;  // the card that could not be refused because of it; 0: none
  bool forces = false;  // a mistake that leads to cards that cannot be refused much more often
  Message why{};    // what made the best one better, and what the move led to; empty unless this is
                    // a slip
  int cost = 0;     // more than the best's, in thousandths of a point
  int chance = -1;  // the same of the chance to win; -1 where the bot plays for points
  // What of the player's own expected points falls in this trick and what in later ones, more than
  // the best's; both 0 where that is not known.
  int now = 0, later = 0;
  // What the choice as it was made is to cost on average, in thousandths of a point, in this trick
  // and in later ones; −1: not known.
  int expected_now = -1, expected_later = -1;
  int others = -1;  // of a refused card, as in Evaluation

  // A mistake that its own turn shows: one that costs something in later turns is none.
  bool slips_now() const { return mark == Mark::slip && (later < kSlip || 2 * now >= kSlip); }

  // Records the place of that decision in its match: its round, and the card that lies open, or
  // else the trick.
  void place(const Match& match, const AnyView& view);
};

// "Round 2, trick 4"; "47 instead of 63", or "47" where the choice was as good; its cost in words,
// "about 3 heads more on average"; and all of it with the reason. `game` is the id of the game.
Message choice_place(const Choice& choice);
Message choice_words(const Choice& choice);
Message choice_cost(std::string_view game, const Choice& choice);
Message choice_told(std::string_view game, const Choice& choice);

struct SeatReview {
  int decisions = 0;   // those with more than one legal move and a known cost
  int accuracy = 100;  // 100: always the best move, 0: always the worst
  Message story{};     // table/story.h; empty until every decision has been weighed
  Message praise{};    // the best choice that was clearly better than all others; empty: none
  std::vector<Choice> choices;  // in the order in which they were made
  // The most costly first, at most kMostSlips; one about an open card. Without a reason for it, one
  // is there only if there is no other, or if it led to what cost most at once.
  std::vector<Choice> slips;
};

class Review {
 public:
  static constexpr std::size_t kMostSlips = 3;

  // The record must be one that Match::replay accepts.
  static Result<Review> start(const Record& record);

  // Goes on to the next decision with more than one legal move; false when none is left.
  bool next();
  // That decision as a question to the player who made it; the view stays valid until next().
  Question question(Budget budget) const;
  // Takes the costs of the moves of this decision. Costs that lack the move played are ignored.
  // Not inlined, so that it is part of the deferred code (docs/PAGE.md).
  [[gnu::noinline]] void weigh(const std::vector<Evaluation>& costs);

  // The record under review.
  const Record& record() const { return record_; }
  // The index of the current decision in the record, and the number of moves in it.
  std::size_t at() const { return at_; }
  std::size_t moves() const { return record_.moves.size(); }

  // The results for each seat from the decisions weighed so far.
  std::vector<SeatReview> seats() const;

 private:
  struct Sums {
    SeatReview review;
    std::vector<Choice> forced;  // moves of the whole match that were the only legal ones
    std::int64_t lost = 0;       // against the best moves
    std::int64_t range = 0;      // from the best moves to the worst
    // A mistake for which there is no reason that people can follow; without a mark: none.
    std::optional<Choice> unexplained{};
    int ahead = 0;  // of the choice that is praised: what the second best costs more
  };

  Review(const Record& record, Match match, Match whole)
      : record_(record),
        match_(std::move(match)),
        whole_(std::move(whole)),
        sums_(record.setup.seats.size()) {}

  // Notes a best choice, if it is further ahead of all others than those before.
  void note_good(Sums& sums, const Choice& choice, const Evaluation& played,
                 std::span<const Evaluation> costs) const;
  // Notes the moves that were the only legal ones; `match` is as it was before the first.
  void note_forced(Match match);
  // Why a slip was one: what made the best move better, and what the slip led to. A secret choice
  // is made together with others', an open one alone.
  Message why_slip(const Reason& reason, Choice& choice) const;
  Message why_secret(const Reason& reason, Choice& choice) const;
  Message why_open(const Reason& reason, Choice& choice) const;
  std::span<const Event> events_after() const {
    return std::span(whole_.events()).subspan(match_.events().size());
  }

  Record record_;
  Match match_;                    // as it was before the current decision
  Match whole_;                    // … and as it is at the record's end
  std::unique_ptr<AnyView> view_;  // of the current decision; null before the first
  std::size_t at_ = 0;
  std::vector<Sums> sums_;
};

}  // namespace tablee
