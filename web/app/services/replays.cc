#include "web/app/services/replays.h"

#include <utility>

#include "core/asked_about.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::app {

void Replays::open(const Record& record) {
  auto replay = Replay::open(record);
  if (!replay) {
    model_.notice = replay.error().what;
    return;
  }
  model_.open<ReplayUi>(std::move(*replay));
  narrator_.show({});
}

void Replays::tell(const Record& record, std::size_t step, Message story) {
  open(record);
  auto* own = model_.path.here<ReplayUi>();
  if (!own) return;
  own->again = true;
  own->story = std::move(story);
  explain_from(*own, step, {own->replay.length(), {}});
}

// The table as it was before that choice of the match just looked at.
void Replays::open_slip(int move) {
  Model& m = model_;
  const Review* review = m.analyst.review();
  if (m.screen_id() != ScreenId::review || !review) return;
  for (const SeatReview& seat : review->seats()) {
    for (const Choice& choice : seat.choices) {
      if (static_cast<int>(choice.move) != move) continue;
      open(review->record());
      auto* own = m.path.here<ReplayUi>();
      if (!own) return;
      own->slip_at = choice.move + choice.round;
      own->slip = choice_told(review->record().setup.game->id(), choice);
      own->replay.go(own->slip_at);
      return;
    }
  }
}

// Shows the trick of that event of the current match again, with the reason; in a game without
// tricks only the move. Hidden information stays hidden. False in a lesson.
bool Replays::see_again(std::size_t last) {
  Model& m = model_;
  const Match& match = m.session->match();
  std::size_t first = last;
  while (first > 0 && match.events()[first].trick() == 0) --first;
  if (m.lesson) return false;
  if (match.events()[first].trick() == 0) first = last;
  open(match.record());
  auto* own = m.path.here<ReplayUi>();
  if (!own) return false;
  own->again = true;
  Replay& replay = own->replay;
  const auto step_of = [&](std::size_t told) {
    std::size_t step = 1;
    while (step < replay.length() && replay.told_before(step) <= told) ++step;
    return step;
  };
  explain_from(*own, step_of(first) - 1, {step_of(last), last});
  return true;
}

// Why that event came about: on the table, which shows it once more, where all play at once; else
// in its line of the log, which is opened for it from elsewhere.
void Replays::explain(int event) {
  Model& m = model_;
  const Match* match = m.match_shown();
  if (!match || event < 0 || event >= static_cast<int>(match->events().size())) return;
  const std::size_t place = event;
  if (auto* own = m.path.here<ReplayUi>()) {
    const std::size_t step = own->replay.at();
    return explain_from(*own, step - 1, {step, place});
  }
  if (m.screen_id() == ScreenId::table && see_again(place)) return;
  if (auto* own = m.path.here<LogUi>()) {
    const bool again = own->explained == place;
    own->explained = again ? std::nullopt : std::optional(place);
    if (again) return;
  } else {
    m.open<LogUi>().asked = place;
  }
  voice_.say(because_text(m, *match, place));
}

// A drawing begins with the table as it was: what lies there already would not be seen coming.
void Replays::explain_from(ReplayUi& own, std::size_t step, ReplayUi::Coming coming) {
  own.replay.go(step);
  own.why_at = 0;
  own.coming = coming;
  narrator_.show({});
  if (!narrator_.watched()) tell_coming();
}

void Replays::tell_coming() {
  auto* own = model_.path.here<ReplayUi>();
  const auto coming = own ? std::exchange(own->coming, {}) : std::nullopt;
  if (coming) go_to(*own, coming->step, coming->asked);
}

// Goes to that step; forwards, the events in between are announced and shown, `asked` with its
// reason.
void Replays::go_to(ReplayUi& own, std::size_t step, std::optional<std::size_t> asked) {
  Replay& replay = own.replay;
  own.why_at = 0;
  own.coming.reset();
  const std::size_t at = replay.at();
  Follower follower;
  follower.pass(replay.match());
  std::shared_ptr<const AnyView> lies = replay.match().state().view(kNobody);
  replay.go(step);
  narrator_.show({});
  if (replay.at() <= at) return;
  std::vector<TableUpdate> updates;
  const AnyGame& game = *replay.match().setup().game;
  for (TableUpdate& update : follower.catch_up(replay.match(), {})) {
    const Event& event = update.event;
    const bool aloud = model_.settings.voice != VoiceChoice::brief || !game.is_detail(event.kind);
    if (asked == update.at) {
      updates.push_back({event, update.at, lies});
      updates.back().event.kind = kAskedAbout;
    }
    lies = update.after;
    voice_.own = kNobody;
    voice_.say(event_message(game.id(), event), aloud ? Channel::both : Channel::log);
    updates.push_back(std::move(update));
  }
  narrator_.show(std::move(updates));
  if (!own.story.empty() && replay.at() == replay.length()) voice_.say(own.story);
  if (!asked) return;
  own.why_at = step;
  own.why = because_text(model_, replay.match(), *asked);
  voice_.say(own.why);
}

bool Replays::act(const Action& action) {
  Model& m = model_;
  switch (action.verb) {
    case Verb::slip:
      open_slip(action.number);
      return true;
    case Verb::why:
    case Verb::again:
      explain(action.number);
      return true;
    case Verb::link_look: {
      const auto* link = m.path.here<LinkUi>();
      const auto* match = link && link->opened ? std::get_if<Match>(&*link->opened) : nullptr;
      if (match) open(match->record());
      return match != nullptr;
    }
    case Verb::replay:
      if (const auto match = m.archive.match(action.text))
        open(match->record());
      else
        m.notice = msg("replay.gone");
      return true;
    default:
      return step(action.verb);
  }
}

// In the replay that is shown.
bool Replays::step(Verb verb) {
  Model& m = model_;
  auto* own = m.path.here<ReplayUi>();
  if (!own) return false;
  const Replay& replay = own->replay;
  switch (verb) {
    case Verb::step_hands:
      if (!own->again) m.browsing.hands = !m.browsing.hands;
      return true;
    case Verb::step_next:
      go_to(*own, replay.at() + 1);
      return true;
    case Verb::step_last:
      go_to(*own, replay.at() - 1);
      return true;
    case Verb::step_next_rest:
      go_to(*own, replay.next_rest());
      return true;
    case Verb::step_last_rest:
      go_to(*own, replay.last_rest());
      return true;
    default:
      return false;
  }
}

}  // namespace tablee::app
