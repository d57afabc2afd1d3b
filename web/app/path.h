#pragma once
// The way from the home to the screen that is shown. Each step of it has that screen's own state.

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "web/app/screen_ids.h"

namespace tablee::app {

// What only one screen knows of itself: what was typed there, opened, chosen. It is there as long
// as the screen is on the path, and gone with it. `kScreen` of one is the screen it belongs to.
struct Ui {};

// Owns one. Nothing in it is virtual: how it goes is known where it is made.
using OwnedUi = std::unique_ptr<Ui, void (*)(Ui*)>;
template <class Own, class... From>
OwnedUi make_ui(From&&... from) {
  return {new Own(std::forward<From>(from)...), [](Ui* ui) { delete static_cast<Own*>(ui); }};
}
inline OwnedUi no_ui() { return {nullptr, nullptr}; }

class Path {
 public:
  // At home, which begins with that state.
  explicit Path(OwnedUi home) { open(ScreenId::home, std::move(home)); }

  ScreenId screen_id() const { return visits_.back().screen; }
  // How many screens, with the home.
  std::size_t depth() const { return visits_.size(); }
  bool has(ScreenId screen) const {
    for (const Visit& visit : visits_)
      if (visit.screen == screen) return true;
    return false;
  }
  // The state of the last screen of that kind; null where the path has none.
  template <class Own>
  Own* find() {
    return static_cast<Own*>(last_of(Own::kScreen));
  }
  template <class Own>
  const Own* find() const {
    return static_cast<const Own*>(last_of(Own::kScreen));
  }
  // The same of the screen that is shown; null where another one is.
  template <class Own>
  Own* here() {
    return screen_id() == Own::kScreen ? find<Own>() : nullptr;
  }
  template <class Own>
  const Own* here() const {
    return screen_id() == Own::kScreen ? find<Own>() : nullptr;
  }

  // `ui` is what a screen of that kind begins with; no_ui() where it has no state.
  void open(ScreenId screen, OwnedUi ui) { visits_.push_back({screen, std::move(ui)}); }
  // The screen that is shown begins anew, with that state.
  void renew(OwnedUi ui) { visits_.back().ui = std::move(ui); }
  // One step back; the home stays.
  void back() {
    if (visits_.size() > 1) visits_.pop_back();
  }
  // Leaves those screens wherever they are on the path, but for the home.
  template <class Gone>
  void leave(const Gone& gone) {
    std::size_t kept = 1;
    for (std::size_t i = 1; i < visits_.size(); ++i)
      if (!gone(visits_[i].screen)) std::swap(visits_[kept++], visits_[i]);
    visits_.erase(visits_.begin() + static_cast<std::ptrdiff_t>(kept), visits_.end());
  }

 private:
  struct Visit {
    ScreenId screen;
    OwnedUi ui;
  };
  Ui* last_of(ScreenId screen) const {
    for (std::size_t i = visits_.size(); i-- > 0;)
      if (visits_[i].screen == screen) return visits_[i].ui.get();
    return nullptr;
  }

  std::vector<Visit> visits_;
};

}  // namespace tablee::app
