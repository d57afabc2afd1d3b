// A hint at the table: every move shows its cost, the prompt names the best.

#include "web/app/screens/advice.h"

#include <algorithm>

#include "table/advice.h"
#include "table/reason.h"
#include "web/app/ids.h"

namespace tablee::app {
namespace {

// What that move costs more than the best one: "+7", "+0.4"; empty of the best itself.
Message more_words(const Evaluation& best, const Evaluation& e) {
  if (&e == &best) return {};
  const int more = cost_apart(e, best), points = rounded(more);
  return msg("advice.more")
      .with_message("cost", e.chance >= 0 ? cost_words(e)
                            : points > 0  ? msg("sheet.points").with("points", points)
                                          : cost_words(more));
}

}  // namespace

void add_advice(const Analyst& analyst, const AnyView& view, text::Language language,
                Items& items) {
  const auto& costs = analyst.costs();
  Message told = msg("advice.waiting");
  const Evaluation* const best = cheapest(costs);
  if (best)
    // Figures and reasons are in the hints of the choices.
    told = msg_family(std::string(view.game().id()) + ".", "advised")
               .with_message("move", move_words(view, best->move));
  for (const Evaluation& e : costs) {
    const auto item = std::find_if(items.begin(), items.end(),
                                   [&](const Item& i) { return i.action.is(Verb::move, e.move); });
    if (item == items.end()) continue;
    item->hint = advice_words(view, costs, e);
    item->cost = Cost{cost_figure(e), text::render(language, more_words(*best, e), {})};
  }
  for (Item& item : items)
    if (item.id == ids::kPrompt) item.text = told;
}

}  // namespace tablee::app
