#pragma once
// The story of what has happened, as a service: events are said when the drawing shows them, and
// what can be done next is offered when it has shown all of them. Where nothing is drawn all is
// said at once.

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

  // Is there a drawing that shows the updates and says how far it is? True where the screen is
  // another one now.
  bool watch(bool drawn);
  bool watched() const { return watched_; }
  // The drawing has shown all of the updates but the last `left`, or even these, and nothing moves.
  // True where the screen is another one now.
  bool shown_all_but(std::size_t left, bool settling);
  // What has happened that the drawing has not been given yet.
  std::vector<TableUpdate> take_updates() { return std::exchange(updates_, {}); }
  // It is given these instead, of a match looked at again: what is said of them is not ours.
  void show(std::vector<TableUpdate> updates) { updates_ = std::move(updates); }
  // Is it to show at once what it has not shown yet? Asked once.
  bool take_skip() { return std::exchange(skip_, false); }

  // What has happened in the match since it was asked last.
  void collect();
  // From now on the screen waits for the drawing, if there is one, and if there is something to
  // wait for. `shown`: its items until now.
  void begin(const Items& shown);
  // All that has not been told is not told any more.
  void forget();
  // … and another table lies there, where the same may be asked again.
  void lay_anew();
  // Does the screen wait for the drawing?
  bool animating() const { return animating_; }
  // What is told now; empty: nothing yet.
  const std::string& caption() const { return caption_; }
  // The last words of a bot at this table, numbered, as the same may be said again; nobody's before
  // the first.
  struct Saying {
    Seat seat = kNobody;
    std::string words;
    int number = 0;
  };
  const Saying& saying() const { return saying_; }
  // What has been told at this table, the latest last; of the last events, at most so many lines.
  std::vector<std::string> announced_lines(std::size_t most) const;

  // The screen's items as far as the story is; without one, all of them.
  Items so_far(Items now) const;
  // These are on the screen now: what is asked is said, if it is new.
  void offer(const Items& items);
  // That move was made here.
  void played(std::string_view move);
  // Changes when what was offered is offered no more.
  int revision() const { return revision_; }
  void next_revision() { ++revision_; }
  // Was that meant for a table that lies so no more?
  bool is_stale(Verb verb, int revision) const;
  // Whatever was meant for the table before it ends the story: true where it does.
  bool ended_by(Verb verb);

 private:
  void tell_rest(bool aloud);
  void remark();
  void tell_gain(std::string line);

  Model& model_;
  Voice& voice_;
  std::vector<TableUpdate> updates_;
  // What the drawing has not come to yet.
  struct Pending {
    std::string words;
    Channel where;
    bool sums_up;                          // a figure a seat: too long to be read while cards fly
    Remark after;                          // what a bot says of it when it has been shown
    std::shared_ptr<const AnyView> table;  // … and how all lies then; null: as before
  };
  std::deque<Pending> pending_;
  Remark remark_due_;  // of what is being shown
  std::shared_ptr<const AnyView> table_after_,
      table_shown_;  // the table then; … as it was shown last
  Saying saying_;
  bool watched_ = false;
  bool animating_ = false;  // the screen waits for the drawing
  bool skip_ = false;
  bool at_table_ = false;  // the last screen was a table
  Items frozen_;           // the table when the story began; empty: there was none
  std::string caption_;    // what is told now
  std::string played_;     // the last move made here
  bool answered_ = false;  // … and nothing has been asked since
  int revision_ = 0;
  Seat offered_to_ = kNobody;  // who was to decide on the last screen, and at which moment
  int offered_at_ = -1;
  std::string said_prompt_;
};

}  // namespace tablee::app
