#include "web/draw/frame/cues.h"

#include <algorithm>
#include <variant>

namespace tablee::draw {
namespace {

// Whether a person may make a move now.
bool asks(const Frame& f) {
  return std::any_of(f.items.begin(), f.items.end(), [](const Spoken& spoken) {
    const Verb verb = spoken.item->action.verb;
    return spoken.item->enabled &&
           (verb == Verb::move || verb == Verb::lift || verb == Verb::compose);
  });
}

}  // namespace

void Cues::follow(Clock& clock, const Frame& f, bool settling) {
  const bool heard = clock.pace > 0;
  if (f.lifted != lifted_) {
    lifted_ = f.lifted;
    if (heard && !lifted_.empty()) clock.hear(Sound::lift);
  }
  if (f.moves < moves_ && f.updates.empty() && heard) clock.hear(Sound::undo);
  const bool undone = f.moves < moves_;
  moves_ = f.moves;
  const bool asked = !settling && asks(f);
  // A move that is taken back asks again, which is no news.
  if (asked && !asked_ && !undone && heard) clock.hear(Sound::turn);
  asked_ = asked;
}

void Cues::leave(Clock& clock, const Frame& f) {
  lifted_.clear();
  asked_ = false;
  moves_ = 0;
  if (clock.pace <= 0) return;
  int own = 0, last = 0;
  for (const Spoken& spoken : f.items)
    if (const auto* step = std::get_if<PodiumPlace>(&spoken.item->data)) {
      last = std::max(last, step->place);
      if (spoken.item->on) own = step->place;
    }
  if (own == 1)
    clock.hear(Sound::win);
  else if (own > 0 && own == last)
    clock.hear(Sound::last);
}

}  // namespace tablee::draw
