#pragma once
// A match in this window: who holds the device, what may be on the screen, and the bots' turns.

#include <optional>
#include <set>

#include "table/match.h"
#include "table/updates.h"

namespace tablee::app {

// A bot's decision to request from the worker.
struct Ask {
  int id;
  Seat seat;
};

class Session {
 public:
  Session(Match match, std::string key);

  const Match& match() const { return match_; }
  // Persons at the table, all on this device.
  int people() const;
  // Their seats, as of now; none where one person plays alone.
  SeatSet sharing() const;
  // Its sheet is stored under this key.
  const std::string& key() const { return key_; }

  // The person whose turn it is on this device, kNobody while only bots or nobody decides. If
  // several have to decide, the one who holds the device, else the next clockwise.
  Seat deciding() const;
  // Must the device change hands before that decision? Only for a decision that needs a secret,
  // and only where two or more people play: one person against bots never sees one.
  bool handing_over() const;
  // May the person to decide look at what only they may see, though the decision needs none of it?
  bool can_peek() const;
  // The next person confirms that nobody else looks.
  void take_over() { holder_ = deciding(); }

  // Everybody has laid open what they hold: nothing is secret, and no device changes hands.
  void lay_open() { laid_open_ = true; }

  // The table as it may be shown now.
  std::unique_ptr<AnyView> view() const { return onlooker().look(match_.state()); }

  // Does that seat decide in secret, as other people round this device do?
  bool in_secret(Seat seat) const;
  // A person's move; only of deciding(), and not during hand-over. If several people decide in
  // secret, the last move waits until a player starts the reveal.
  Status play(std::string_view move);
  const std::optional<PlayedMove>& waiting() const { return waiting_; }
  // Lets the move wait, if it is such a move; also one that was stored.
  bool wait(PlayedMove move);
  // Has everybody decided, bots too?
  bool gathered() const { return waiting_ && match_.to_act().size() == 1; }
  Status reveal();
  bool can_undo() const { return waiting_ || match_.undo_length() > 0; }
  void undo();
  Status deal();
  // From now on that bot decides for the seat, or a person where it is empty.
  void seat_bot(Seat seat, std::string_view bot);

  // Seats whose people hold their cards on a phone (docs/PHONES.md): what they choose in secret is
  // shown there and entered here, and their hands are never on this screen. In a game without hands
  // of numbered cards, the seats with a linked phone.
  SeatSet phones() const { return phones_; }
  // Seats of bots are left out; a move that waits is taken back.
  void set_phones(SeatSet seats);
  // Those whose shown numbers are entered now: when everybody at this device has decided.
  SeatSet awaited() const { return phones_.empty() ? SeatSet{} : awaited_phones(); }
  // The number entered for a seat that is awaited; empty: none yet.
  const std::string& entered(Seat seat) const { return entered_[seat]; }
  // Who decides now with a hand on a phone, and may put another card of it down by a number that is
  // entered (PhoneExtras::instead); kNobody: nobody.
  Seat may_replace() const { return phones_.empty() ? kNobody : replacing(); }
  // Seats on phones that have been dealt cards which no code that was shown holds.
  SeatSet unshown() const;
  // Their codes have been shown.
  void show_codes(SeatSet seats);
  // Notes what a phone shows; when all awaited seats have shown theirs, they are played. An error
  // where the seat is not awaited or cannot have that card.
  Status enter(Seat seat, std::string_view move);
  // Phones that send what is put down on them, before everybody at this device has decided, too.
  SeatSet linked() const { return linked_; }
  // When a link ends, what was put down by it is forgotten: it was secret.
  void link(Seat seat, bool on);
  // A decision of that seat that is made for all to see, made on its linked phone.
  Status choose(Seat seat, std::string_view move);
  // The phone has taken its card back.
  void take_back(Seat seat) { entered_[seat].clear(); }
  // Plays what the awaited phones show, once all have shown something.
  Status play_entered();

  // Seats whose bots have not been asked yet; the caller asks them.
  std::vector<Ask> asks();
  std::unique_ptr<AnyView> seat_view(Seat seat) const { return match_.state().view(seat); }
  // The answer to an ask; stale ones are dropped. An answer that is no legal move counts as the
  // first legal one, so that no match hangs on a bot. False where it was dropped.
  bool answer(int id, std::string_view move);
  bool thinking() const { return !pending_.empty(); }
  // For other questions to the same worker. All ids differ, across matches: an answer that arrives
  // when another match is on the table does not belong to it.
  static int new_id();
  // Forgets every ask, so that they are made again: the worker was lost.
  void forget_asks() { pending_.clear(); }

  // The last time a person had to take something, while they have not decided anything since: its
  // place among the match's events.
  std::optional<std::size_t> taken() const;

  // What has not been shown yet, oldest first, seen as the table may be shown now.
  std::vector<TableUpdate> take_updates() { return follower_.catch_up(match_, onlooker()); }
  // Events that are on the table already are not announced again.
  void skip_news() { follower_.pass(match_); }

 private:
  // For whom the table is shown.
  Onlooker onlooker() const;
  // Who decided last of the people; read from the record, so that a reload changes nothing. kNobody
  // at the start.
  Seat last_person() const;

  // What a code held when it was shown.
  struct Shown {
    std::size_t last_round = 0;
    int draws = 0;
  };

  SeatSet awaited_phones() const;
  Seat replacing() const;
  // Does the game deal hands of numbered cards, which phones can hold without a link?
  bool has_hands() const;
  bool chooses_on_phone(Seat seat) const;

  Match match_;
  std::string key_;
  SeatSet phones_;
  SeatSet linked_;
  PerSeat<std::string> entered_;
  PerSeat<Shown> shown_;
  bool laid_open_ = false;
  std::optional<PlayedMove> waiting_;
  Seat holder_ = kNobody;  // whose secrets may be on the screen
  std::vector<Ask> pending_;
  Follower follower_;
};

// A match as stored, {"sheet", "record"}, played again.
Result<Session> read_session(std::string_view text);

}  // namespace tablee::app
