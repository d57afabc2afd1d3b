// A finished match looked at again.

#include "core/scan.h"
#include "web/app/app.h"
#include "web/app/screens/screens.h"

namespace tablee::app {

void App::open_replay(const Record& record) {
  auto replay = Replay::open(record);
  if (!replay) {
    model_.notice = replay.error().what;
    return;
  }
  model_.desk.replay = std::move(*replay);
  model_.desk.slip_at = 0;
  model_.desk.again = false;
  model_.path.push_back(Place::replay);
  news_.clear();
}

// The table as it was before that choice of the match just looked at.
void App::open_slip(std::string_view move) {
  Model& m = model_;
  const Review* review = m.counsel.review();
  if (m.place() != Place::review || !review) return;
  for (const SeatReview& seat : review->seats()) {
    for (const Slip& slip : seat.slips) {
      if (std::to_string(slip.move) != move) continue;
      open_replay(review->record());
      m.desk.slip_at = slip.move + static_cast<std::size_t>(slip.round);
      m.desk.slip = slip_words(review->record().setup.game->id(), slip);
      m.desk.replay->go(m.desk.slip_at);
      return;
    }
  }
}

// The trick in which that event of the match under way came about, told once more; what nobody may
// see there stays unseen.
void App::see_again(std::string_view event) {
  Model& m = model_;
  if (m.place() != Place::table || !m.session || m.lesson) return;
  const auto at = Scan::to_number(event);
  const Match& match = m.session->match();
  if (!at || *at < 0 || *at >= static_cast<std::int64_t>(match.events().size())) return;
  const auto last = static_cast<std::size_t>(*at);
  std::size_t first = last;
  while (first > 0 && match.events()[first].kind != "reveal") --first;
  open_replay(match.record());
  if (m.place() != Place::replay) return;
  m.desk.again = true;
  Replay& replay = *m.desk.replay;
  const auto step_of = [&](std::size_t told) {
    std::size_t step = 1;
    while (step < replay.length() && replay.told_before(step) <= told) ++step;
    return step;
  };
  replay.go(step_of(first) - 1);
  replay_to(step_of(last));
}

// Goes there; forwards what happened since is told, and shown as it was.
void App::replay_to(std::size_t step) {
  Replay& replay = *model_.desk.replay;
  const std::size_t at = replay.at();
  replay.go(step);
  news_.clear();
  if (replay.at() <= at) return;
  const auto& events = replay.match().events();
  const AnyGame& game = *replay.match().setup().game;
  for (std::size_t i = replay.told_before(at); i < events.size(); ++i) {
    if (events[i].audience != kNobody) continue;
    const bool aloud =
        model_.settings.voice == VoiceChoice::full || !game.is_detail(events[i].kind);
    say(event_message(game.id(), events[i]), aloud ? Told::both : Told::log);
    news_.push_back(events[i]);
  }
}

bool App::act_on_replay(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "again") {
    see_again(rest);
    return true;
  }
  if (verb == "slip") {
    open_slip(rest);
    return true;
  }
  if (verb == "replay") {
    if (const auto match = m.archive.match(rest))
      open_replay(match->record());
    else
      m.notice = msg("replay.gone");
    return true;
  }
  if (verb != "step" || m.place() != Place::replay) return false;
  Replay& replay = *m.desk.replay;
  const std::size_t at = replay.at();
  if (rest == "hands") {
    if (!m.desk.again) m.desk.hands = !m.desk.hands;
    return true;
  }
  replay_to(rest == "next"        ? at + 1
            : rest == "last"      ? at - 1
            : rest == "next_rest" ? replay.next_rest()
                                  : replay.last_rest());
  return true;
}

}  // namespace tablee::app
