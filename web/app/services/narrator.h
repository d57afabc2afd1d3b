#pragma once
// The order of events as a service: events are announced when the drawing shows them, and the next
// actions are offered when it has shown all of them. Without a drawing everything is announced at
// once.
//
// collect() turns new events into pending lines. begin() freezes the items as they were.
// shown_all_but(n), called after each frame, announces the lines whose animation has ended. When
// none is pending, offer() announces the next decision and the screen shows the present table.
// is_stale() refuses actions of a replaced screen; end() ends the animation when somebody acts.

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/updates.h"
#include "web/app/model.h"
#include "web/app/summaries/remarks.h"
#include "web/app/voice.h"

namespace tablee::app {

class Narrator {
 public:
  Narrator(Model& model, Voice& voice) : model_(model), voice_(voice) {}

  // Is there a drawing that shows the updates and reports its progress? Returns true if the screen
  // has changed.
  bool watch(bool drawn);
  bool watched() const { return watched_; }
  // The drawing has shown all of the updates but the last `left`, or even these, and nothing moves.
  // True where the screen is another one now.
  bool shown_all_but(std::size_t left, bool settling);
  // What has happened that the drawing has not been given yet.
  std::vector<TableUpdate> take_updates() { return std::exchange(updates_, {}); }
  // Shows these updates of a replayed match instead; their announcements are not the narrator's.
  void show(std::vector<TableUpdate> updates) { updates_ = std::move(updates); }
  // Must everything pending be shown at once? Asking resets it.
  bool take_skip() { return std::exchange(skip_, false); }

  // Collects what has happened in the match since the last call.
  void collect();
  // From now on the screen waits for the drawing, if there is one, and if there is something to
  // wait for. `shown`: its items until now.
  void begin(const Items& shown);
  // Drops everything that is pending.
  void forget();
  // … and another table is shown, which may ask the same again.
  void lay_anew();
  // Does the screen wait for the drawing?
  bool animating() const { return animating_; }
  // The current announcement; empty: none yet.
  const std::string& latest() const { return latest_; }
  // The last remark of a bot at this table, numbered, as the same may be repeated; kNobody's before
  // the first.
  struct Saying {
    Seat seat = kNobody;
    std::string words;
    int number = 0;
  };
  const Saying& saying() const { return saying_; }
  // How many of the match's events have been announced.
  std::size_t announced() const;
  // Lines announced at this table, the latest last; of the last events, at most that many.
  std::vector<std::string> announced_lines(std::size_t most) const;

  // The screen's items at the current point of the animation; without one, all of them.
  Items so_far(Items now) const;
  // These items are on the screen now: announces the prompt, if it is new.
  void offer(const Items& items);
  // That move was made here.
  void played(std::string_view move);
  // Changes when what was offered is offered no more.
  int revision() const { return revision_; }
  void next_revision() { ++revision_; }
  // Was that meant for a table that lies so no more?
  bool is_stale(Verb verb, int revision) const;
  // Does this action end the animation that runs, because it was meant for the table before it?
  bool is_ended_by(Verb verb) const;
  void end() { tell_rest(true); }

 private:
  void tell_rest(bool aloud);
  void remark();
  void tell_gain(const Message& gain);

  Model& model_;
  Voice& voice_;
  std::vector<TableUpdate> updates_;
  // What the drawing has not come to yet.
  struct Pending {
    Voice::Line said;
    Channel where;
    // No caption: a detail that the drawing shows, or a figure a seat, too long to be read while
    // cards fly.
    bool quiet;
    int card;                              // that it is about; 0: none
    Remark after;                          // a bot's remark after it has been shown
    std::shared_ptr<const AnyView> table;  // … and how all lies then; null: as before
  };
  std::deque<Pending> pending_;
  Remark remark_due_;  // for the update that is being shown
  std::shared_ptr<const AnyView> table_after_,
      table_shown_;  // the table then; … as it was shown last
  Saying saying_;
  bool watched_ = false;
  bool animating_ = false;  // the screen waits for the drawing
  bool begun_ = false;      // something of it has been shown
  bool skip_ = false;
  bool at_table_ = false;  // the last screen was a table
  Items frozen_;           // the table when the animation began; empty: none runs
  std::string latest_;     // the latest line of the log that it has shown
  std::string caption_;    // … and the latest that is drawn
  int caption_card_ = 0;   // … and the card that it is about; 0: none
  std::string played_;     // the last move made here
  bool answered_ = false;  // … and no prompt has followed
  int revision_ = 0;
  Seat offered_to_ = kNobody;  // who had to decide on the last screen, and its revision
  int offered_at_ = -1;
  std::string said_prompt_;
};

}  // namespace tablee::app
