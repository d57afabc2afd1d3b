// What is shown: the screen's items, made anew whenever anything has changed, and what goes with
// them.

#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/ids.h"
#include "web/app/screens/screens.h"

namespace tablee::app {
namespace {

bool may_again(const Items& items, std::string_view move) {
  const std::string action = "move " + std::string(move);
  return std::ranges::any_of(items, [&](const Item& i) { return i.enabled && i.action == action; });
}

}  // namespace

void App::refresh() {
  const Model& m = model_;
  voice_.names = screen_names();
  next_focus_.clear();
  model_.roomy = wide();
  items_ = screen_items(m);
  if (holding_) items_ = as_told(items_);
  ++revision_;
  if (std::exchange(shown_, m.screen_id()) != m.screen_id() && m.screen().wants)
    if (const std::string_view extra = m.screen().wants(m); !extra.empty()) page_.open(extra);
  const bool at_table = m.screen_id() == ScreenId::table;
  offered_to_ = at_table && !holding_ ? m.session->deciding() : kNobody;
  offered_at_ = moment_;
  // A card that is up has said so itself; what is asked is the same.
  const bool lifted = at_table && !m.path.here<TableUi>()->lifted.empty();
  if (at_table && !holding_ && !lifted) {
    for (const Item& item : items_) {
      if (item.id != ids::kPrompt) continue;
      const std::string prompt = words(item.text);
      // Asked the same once more, where the focus stays on the answer: what it is on says nothing.
      const bool again = answered_ && may_again(items_, played_);
      if ((prompt != said_prompt_ || again) &&
          (m.lesson || m.session->deciding() != kNobody || m.session->gathered()))
        say(item.text, Told::voice);
      said_prompt_ = prompt;
      answered_ = false;
    }
  }
  if (depth_ != m.path.depth()) {
    depth_ = m.path.depth();
    // The table counts one more: its first step back opens the menu.
    page_.screen_depth(static_cast<int>(depth_) - 1);
  }
  const bool awake = at_table && !m.session->match().over();
  if (awake != awake_) page_.awake(awake_ = awake);
}

// Who sits at what this screen shows.
std::vector<std::string> App::screen_names() const {
  const Model& m = model_;
  if (const auto names = m.screen().names) return names(m);
  return m.session ? seat_names(m.session->match().seats(), m.settings.language)
                   : std::vector<std::string>{};
}

std::vector<Look> App::looks() const {
  const Model& m = model_;
  const Screen& screen = m.screen();
  if (m.whole) return screen.looks ? screen.looks(m) : std::vector<Look>{};
  // Until faces can be drawn their place is kept.
  const bool seats = screen.kind == ScreenKind::plays && m.session;
  return std::vector<Look>(seats ? m.session->match().seats().size() : 0);
}

SeatSet App::sharing() const {
  return model_.screen_id() == ScreenId::table && model_.session ? model_.session->sharing()
                                                                 : SeatSet{};
}

std::unique_ptr<AnyView> App::table_view() const {
  const auto view = model_.screen().view;
  return view ? view(model_) : nullptr;
}

std::string_view App::searched() const {
  const auto searched = model_.screen().searched;
  return searched ? searched(model_) : std::string_view();
}

}  // namespace tablee::app
