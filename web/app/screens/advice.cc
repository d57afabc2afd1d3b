// A hint at the table: every move shows its cost, the prompt names the best.

#include "web/app/screens/advice.h"

#include <algorithm>

#include "table/advice.h"
#include "table/reason.h"
#include "web/app/ids.h"

namespace tablee::app {

void add_advice(const Analyst& analyst, const AnyView& view, text::Language language,
                Items& items) {
  const auto& costs = analyst.costs();
  Message told = msg("advice.waiting");
  if (const Evaluation* best = cheapest(costs))
    // Figures and reasons are in the hints of the choices.
    told = msg_family(std::string(view.game().id()) + ".", "advised")
               .with_message("move", move_words(view, best->move));
  for (const Evaluation& e : costs) {
    const auto item = std::find_if(items.begin(), items.end(),
                                   [&](const Item& i) { return i.action.is(Verb::move, e.move); });
    if (item == items.end()) continue;
    item->hint = advice_words(view, costs, e);
    item->cost = Cost{cost_figure(e), text::render(language, cost_words(e), {})};
  }
  for (Item& item : items)
    if (item.id == ids::kPrompt) item.text = told;
}

}  // namespace tablee::app
