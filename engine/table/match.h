#pragma once
// One match of any game: seats, deals, moves, undo, the record and the sheet. Everything in it
// follows from its record, so reading a record, undoing and replaying are the same operation.

#include <memory>
#include <optional>

#include "games/question.h"
#include "table/record.h"
#include "table/sheet.h"

namespace tablee {

// The deal of round 0, 1, … of a match with that seed, where no deal is given.
std::string seeded_deal(std::uint64_t seed, std::size_t round);

class Match {
 public:
  // `deals`, if given, are dealt in order before the seed's own deals; an empty text means the
  // seed's own.
  static Result<Match> start(Setup setup, std::vector<std::string> deals = {});
  // The match of that record, or what is wrong with it and where; moves are checked one by one.
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
  // The text of the deal of that round, from 0: as it was dealt, or as it will be.
  std::string deal_of(std::size_t round) const;
  Status play(Seat seat, std::string_view move);

  // Gives the seat another name, which the record then has too.
  void rename(Seat seat, std::string name) { record_.setup.seats[seat].name = std::move(name); }
  // From now on that bot decides for the seat; an empty name: a person does.
  void seat_bot(Seat seat, std::string_view bot);

  // How many moves an undo would take back; 0 where undo is not allowed. It goes back to the last
  // decision of a person. Where something hidden has been shown since, only practice matches allow
  // it.
  std::size_t undo_length() const;
  void undo();

  // All events from the first deal on; use Event::visible_to to find those that a seat may know.
  const std::vector<Event>& events() const { return events_.events; }
  // The number of events before that move of the record.
  std::size_t events_before(std::size_t move) const { return marks_[move].events; }
  std::vector<Event> history(Seat viewer) const;
  // The question that a bot is asked about the decision of the view's seat, which must be to act.
  Question question(const AnyView& view, Budget budget) const;

  const Record& record() const { return record_; }
  Sheet sheet() const;

 private:
  struct Mark {
    std::size_t events;  // the number of events before the move
    std::size_t deals;
  };

  explicit Match(Setup setup) { record_.setup = std::move(setup); }
  Status deal_text(const std::string& text);

  Record record_;
  std::vector<std::string> given_;  // deals that were given at the start
  std::unique_ptr<AnyState> state_;
  EventLog events_;
  std::vector<Mark> marks_;  // one a move
  std::size_t turn_ = 0;     // the number of moves when the current decisions began
};

}  // namespace tablee
