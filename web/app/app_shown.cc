// The visible state: the screen's items, rebuilt after any change, and everything that belongs to
// them.

#include <cassert>
#include <utility>

#include "core/nesting.h"
#include "web/app/app.h"
#include "web/app/screens/screens.h"

namespace tablee::app {

void App::watch(bool drawn) {
  if (narrator_.watch(drawn)) refresh();
}

void App::shown_all_but(std::size_t left, bool settling, bool hurried) {
  if (hurried) guard_.skip(now_);
  guard_items();
  bool changed = narrator_.shown_all_but(left, settling);
  const auto* replayed = model_.path.here<ReplayUi>();
  if (replayed && replayed->coming && !settling) {
    replays_.tell_coming();
    changed = true;
  }
  if (changed) refresh();
}

// The items are on the screen from now on.
void App::guard_items() {
  if (std::exchange(guarded_revision_, items_revision_) != items_revision_)
    guard_.show(items_, revision(), now_);
}

void App::refresh() {
  const Model& m = model_;
  voice_.names = screen_names();
  next_focus_.clear();
  model_.roomy = wide();
  items_ = narrator_.so_far(screen_items(m));
#ifdef TABLEE_CHECK_ITEMS
  assert(!nesting_error(items_));
#endif
  ++items_revision_;
  if (std::exchange(shown_, m.screen_id()) != m.screen_id() && m.screen().wants)
    if (const std::string_view extra = m.screen().wants(m); !extra.empty()) page_.open(extra);
  narrator_.offer(items_);
  // Without a drawing the document shows them at once.
  if (!narrator_.watched()) guard_items();
  if (depth_ != m.path.depth()) {
    depth_ = m.path.depth();
    // The table counts one more: its first step back opens the menu.
    page_.screen_depth(static_cast<int>(depth_) - 1);
  }
  const bool awake = m.screen_id() == ScreenId::table && !m.session->match().over();
  if (awake != awake_) page_.awake(awake_ = awake);
  if (!animating()) phones_.show_tables();
}

// Who sits at what this screen shows.
std::vector<std::string> App::screen_names() const {
  const Model& m = model_;
  if (const auto names = m.screen().names) return names(m);
  return m.session ? seat_names(m.session->match().seats(), m.settings.language)
                   : std::vector<std::string>{};
}

std::vector<Avatar> App::looks() const {
  const Model& m = model_;
  const Screen& screen = m.screen();
  if (m.whole) return screen.looks ? screen.looks(m) : std::vector<Avatar>{};
  // Reserves space for avatars until they can be drawn.
  const bool seats = screen.kind == ScreenKind::plays && m.session;
  return std::vector<Avatar>(seats ? m.session->match().seats().size() : 0);
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
