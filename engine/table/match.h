#pragma once
// One match of any game: seats, deals, moves, undo, the record and the sheet. Everything it knows
// follows from its record, so reading one back, undoing and replaying are the same thing.

#include <memory>
#include <optional>

#include "games/question.h"
#include "table/record.h"
#include "table/sheet.h"

namespace tablee {

// The deal of that round (0, 1, …) of a match with that seed, where none is given.
std::string seeded_deal(std::uint64_t seed, std::size_t round);

class Match {
 public:
  // `deals`, if given, are dealt in order before seeds take over; an empty one is the seed's own.
  static Result<Match> start(Setup setup, std::vector<std::string> deals = {});
  // The match a record tells, or what is wrong and where; moves are checked one by one.
  static Result<Match> replay(const Record& record);

  const Setup& setup() const { return record_.setup; }
  const AnyState& state() const { return *state_; }
  int players() const { return state_->players(); }
  bool over() const { return state_->over(); }
  bool needs_deal() const { return state_->needs_deal(); }
  SeatSet to_act() const { return state_->to_act(); }
  bool person(Seat seat) const { return seats()[seat].person(); }
  const std::vector<SeatSetup>& seats() const { return record_.setup.seats; }

  // Deals the next round; only where needs_deal().
  Status deal();
  Status play(Seat seat, std::string_view move);

  // From now on that bot decides for the seat, or a person where it is empty.
  void seat_bot(Seat seat, std::string_view bot);

  // How many moves an undo would take back, 0 where none may: back to the last decision of a
  // person, freely until something hidden was shown since, in practice matches beyond that.
  std::size_t undo_length() const;
  void undo();

  // All that happened, from the first deal on; filter by Event::visible_to.
  const std::vector<Event>& events() const { return events_.events; }
  // How many of them there were before that move of the record.
  std::size_t events_before(std::size_t move) const { return marks_[move].events; }
  std::vector<Event> history(Seat viewer) const;
  // The decision of that seat, which must be to act, as asked of a thinker.
  Question question(const AnyView& view, Budget budget) const;

  const Record& record() const { return record_; }
  Sheet sheet() const;

 private:
  struct Mark {
    std::size_t events;  // how many there were before the move
    std::size_t deals;
  };

  explicit Match(Setup setup) { record_.setup = std::move(setup); }
  Status deal_text(const std::string& text);

  Record record_;
  std::vector<std::string> given_;  // deals agreed beforehand
  std::unique_ptr<AnyState> state_;
  EventLog events_;
  std::vector<Mark> marks_;  // one a move
  std::size_t turn_ = 0;     // moves made when those who decide now were asked first
};

}  // namespace tablee
