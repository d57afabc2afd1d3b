// What the worker answers, moves of bots and advice, and whether it is there.

#include "protocol/protocol.h"
#include "web/app/app.h"
#include "web/app/screens/screens.h"

namespace tablee::app {

void App::answer(std::string_view line) {
  // A question that nothing can answer counts as answered, so that no match waits for it.
  if (const auto refused = protocol::read_refused(line)) {
    if (model_.session && model_.session->answer(*refused, {})) settle();
    return;
  }
  const auto answer = protocol::read_answer(line);
  if (!answer) return;
  const bool played = model_.session && model_.session->answer(answer->id, answer->decision.move);
  const bool reviewing = model_.analyst.reviewing();
  if (!played && !model_.analyst.answer(*answer) && !model_.comparer.answer(*answer)) return;
  if (reviewing && !model_.analyst.reviewing()) trials_.collect_slips();
  settle();
}

void App::worker_state(std::string_view state) {
  Model& m = model_;
  const bool told = m.notice.key == kNoBots;
  if (state == "missing") {
    const bool waits = m.screen_id() == ScreenId::table && m.session && m.session->thinking();
    if (waits && m.notice.empty()) m.notice = msg("table.no_bots");
    return refresh();
  }
  if (told && state != "lost") m.notice = {};
  // The worker that answers now does not know earlier questions.
  if (m.session) m.session->forget_asks();
  m.analyst.forget_asks();
  m.comparer.forget_asks();
  settle();
}

}  // namespace tablee::app
