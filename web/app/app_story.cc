// The screen is the truth of the moment: what has happened is said when the drawing shows it, and
// what can be done next is offered when it has shown all of it.

#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/command.h"
#include "web/app/faces.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::app {
namespace {

// Is that meant for the table as it lies now?
bool decides(std::string_view action) {
  static constexpr std::string_view kVerbs[] = {
      "lift",      "move", "compose", "show", "deal",   "undo",       "why",       "hint",
      "lesson_on", "look", "rematch", "skip", "reveal", "trial_next", "trial_done"};
  return std::find(std::begin(kVerbs), std::end(kVerbs), action.substr(0, action.find(' '))) !=
         std::end(kVerbs);
}

bool decides_typed(const Model& m) {
  const Command::Kind kind = read_command(m.settings.language, m.typed, nullptr).kind;
  return kind == Command::Kind::move || kind == Command::Kind::undo;
}

const Item* find(const Items& items, std::string_view id) {
  const auto at =
      std::find_if(items.begin(), items.end(), [id](const Item& item) { return item.id == id; });
  return at == items.end() ? nullptr : &*at;
}

bool is_table(const Items& items) { return find(items, ids::kWhere) != nullptr; }

// What the game says of that item where the table lies so; not what may be done with it.
void retell(Item& item, const Items& table) {
  const std::string_view verb = std::string_view(item.action).substr(0, item.action.find(' '));
  const Item* const now = find(table, item.id);
  if (!now || (!verb.empty() && verb != "look" && verb != "compose")) return;
  // What the evening says in its place stays.
  const std::string_view a = item.text.key, b = now->text.key;
  if (!a.starts_with(b) && !b.starts_with(a)) return;
  item.text = now->text;
  if (verb == "compose") return;
  item.hint = now->hint;
  item.value = now->value;
}

}  // namespace

bool App::comes_late(std::string_view action, int moment) const {
  return moment != moment_ && decides(action);
}

// Whatever was meant for the table before it ends the story, and does nothing else. A typed
// command that only asks is answered then; one that decides stays in its line.
bool App::interrupts(std::string_view action) {
  if (!holding_ || (!decides(action) && action != "command")) return false;
  tell_rest(true);
  settle();
  return action != "command" || !model_.whole || decides_typed(model_);
}

void App::forget_story() {
  updates_.clear();
  untold_.clear();
  due_ = {};
  coming_ = shown_so_ = nullptr;
  saying_.seat = kNobody;
  holding_ = false;
  skip_ = true;
  ++moment_;
}

// All that has not been said is said now; where nobody looks any more, in the log only.
void App::tell_rest(bool aloud) {
  if (!aloud) due_ = {};
  for (const Untold& line : untold_) {
    if (due_.seat != kNobody) remark();
    say_words(line.words, aloud ? line.where : Told::log);
    if (aloud) due_ = line.after;
  }
  untold_.clear();
  if (due_.seat != kNobody) remark();
  if (!holding_) return;
  holding_ = false;
  skip_ = true;
  ++moment_;
}

// What it is about has been shown and told: now it is said. Whoever likes it brief only reads it.
// Never inlined: it comes with the program's second half (docs/PAGE.md).
[[gnu::noinline]] void App::remark() {
  saying_ = {due_.seat, words(due_.words), saying_.number + 1};
  if (model_.settings.voice == VoiceChoice::full) say(remark_text(due_), Told::voice);
  due_ = {};
}

// From now on the screen waits for the drawing, if there is one, and if there is something to wait
// for: a card put down by somebody else takes nothing from whoever is choosing.
void App::begin_story() {
  const bool at_table = model_.screen_id() == ScreenId::table;
  if (!at_table || !watched_) return tell_rest(at_table);
  if (holding_ || untold_.empty()) return;
  const Seat seat = model_.session->deciding();
  if (seat != kNobody && seat == offered_to_ && moment_ == offered_at_) return;
  const bool goes_on = shown_ == ScreenId::table && is_table(items_);
  // Anything that is no table waits for nothing.
  if (!goes_on && !is_table(screen_items(model_))) return tell_rest(true);
  before_ = goes_on ? items_ : Items{};
  coming_ = shown_so_ = nullptr;
  caption_.clear();
  holding_ = true;
  skip_ = false;
  ++moment_;
}

void App::watch(bool drawn) {
  // A drawing that comes back shows at once what it has missed.
  skip_ |= watched_ && !drawn;
  watched_ = drawn;
  if (drawn || untold_.empty()) return;
  tell_rest(true);
  refresh();
}

void App::told(std::size_t still, bool settling) {
  bool changed = false;
  while (untold_.size() > still) {
    if (due_.seat != kNobody) remark();
    const Untold line = std::move(untold_.front());
    untold_.pop_front();
    say_words(line.words, line.where);
    due_ = line.after;
    // What it is about has only begun to be shown.
    if (coming_) {
      shown_so_ = coming_;
      changed |= holding_;
    }
    coming_ = line.table;
    if (!holding_ || line.words.empty() || line.sums_up) continue;
    caption_ = line.words;
    changed = true;
  }
  if (due_.seat != kNobody && !settling && untold_.empty()) remark();
  if (holding_ && !settling && untold_.empty()) {
    holding_ = false;
    ++moment_;
    changed = true;
  }
  const auto* replayed = model_.path.here<ReplayUi>();
  if (replayed && replayed->coming && !settling) {
    tell_coming();
    changed = true;
  }
  if (changed) refresh();
}

// The table as far as it has been shown, with what is being told in place of what was asked. What
// may be done next is none of it yet; what could be done before stays where it was, so that
// nobody's place is lost.
Items App::as_told(const Items& now) const {
  const Items& before = before_.empty() ? now : before_;
  Items told;
  const auto keep = [&](Item item) {
    if (decides(item.action)) {
      const std::string_view move =
          std::string_view(item.action)
              .substr(std::min(item.action.size(), item.action.find(' ') + 1));
      // What was played is gone, what could be done at that moment only as well; a lesson's answers
      // stay, as the focus would have no place.
      if ((item.confirm ? move == played_ : !model_.lesson) && !find(now, item.id)) return;
      item.enabled = item.wanted = false;
      if (item.confirm) item.on = false;
    }
    told.push_back(std::move(item));
  };
  for (const Item& item : now) {
    if (item.id == ids::kTitle) break;
    keep(item);
  }
  Items table = shown_so_ ? shown_so_->describe() : Items{};
  // As the screen says them (screens/table.cc).
  if (model_.whole && model_.session && !model_.session->sharing().empty())
    name_looks(model_.session->match().seats(), table);
  bool bar = true;
  for (Item item : before) {
    bar = bar && item.id != ids::kTitle;
    if (bar) continue;
    const bool prompt = item.id == ids::kPrompt;
    retell(item, table);
    keep(std::move(item));
    if (!prompt) continue;
    told.back().text =
        caption_.empty() ? msg("table.telling") : msg("app.words").with_text("words", caption_);
    if (!caption_.empty()) told.push_back(button(ids::kSkip, msg("table.skip"), "skip"));
  }
  return told;
}

}  // namespace tablee::app
