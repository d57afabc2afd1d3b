// A round with open hands for explaining a game: everybody touches their own cards, nothing is
// secret, and a move is suggested.

#include "table/open_table.h"
#include "web/app/services/lessons.h"

namespace tablee::app {
namespace {

// As many people as are needed: those of the last table first.
std::vector<SeatSetup> people_of(const Plan& last, int count) {
  std::vector<SeatSetup> people;
  for (const SeatSetup& seat : last.seats)
    if (seat.person() && static_cast<int>(people.size()) < count)
      people.push_back({.name = seat.name, .bot = {}, .chosen = seat.chosen});
  people.resize(static_cast<std::size_t>(count));
  return people;
}

}  // namespace

void Lessons::begin_openly(std::string_view kind, int people) {
  Model& m = model_;
  for (const AnyGame* game : all_games())
    for (const OpenRound& round : game->open_rounds()) {
      if (round.kind != kind || round.players != people) continue;
      auto match = lay_open_table(*game, round, people_of(m.plan, people));
      if (!match) return;
      tables_.clear();
      m.session.emplace(std::move(*match), std::string());
      m.session->lay_open();
      m.session->skip_news();
      m.lesson = LessonRun{.game = game, .lesson = nullptr, .wrong = {}};
      m.open(ScreenId::table);
      return;
    }
}

bool Lessons::act_openly(const Action& action) {
  const Verb verb = action.verb;
  if (verb == Verb::hint) model_.lesson->reasoned = action.number == 1;
  // What has been seen cannot be taken back.
  if (verb == Verb::hint || verb == Verb::undo) return true;
  if (verb == Verb::move) model_.lesson->reasoned = false;
  return false;
}

void Lessons::answer_openly() {
  Session& session = *model_.session;
  std::string& suggested = model_.lesson->suggested;
  suggested.clear();
  for (Seat seat; (seat = session.deciding()) != kNobody;) {
    const std::string move = unasked_move(session.match(), seat);
    if (move.empty()) {
      suggested = suggested_move(session.match(), seat);
      return;
    }
    if (!session.play(move)) return;
  }
}

}  // namespace tablee::app
