#include "web/app/services/narrator.h"

#include <algorithm>

#include "core/asked_about.h"
#include "table/only_person.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/summaries/avatars.h"
#include "web/app/summaries/highlights.h"

namespace tablee::app {
namespace {

// Is that meant for the table as it lies now?
bool decides(Verb verb) {
  static constexpr Verb kDecide[] = {
      Verb::lift, Verb::move,      Verb::compose, Verb::show,       Verb::deal,
      Verb::undo, Verb::why,       Verb::hint,    Verb::look,       Verb::rematch,
      Verb::skip, Verb::lesson_on, Verb::reveal,  Verb::trial_next, Verb::trial_done};
  return std::find(std::begin(kDecide), std::end(kDecide), verb) != std::end(kDecide);
}

const Item* find(const Items& items, std::string_view id) {
  const auto at =
      std::find_if(items.begin(), items.end(), [id](const Item& item) { return item.id == id; });
  return at == items.end() ? nullptr : &*at;
}

bool may_again(const Items& items, std::string_view move) {
  return std::ranges::any_of(
      items, [&](const Item& i) { return i.enabled && i.action.is(Verb::move, move); });
}

bool is_table(const Items& items) { return find(items, ids::kWhere) != nullptr; }

// Replaces an item's text by the one for this table; its actions stay.
void retell(Item& item, const Items& table) {
  const Verb verb = item.action.verb;
  const Item* const now = find(table, item.id);
  if (!now || (verb != Verb::none && verb != Verb::look && verb != Verb::compose)) return;
  // A text of the session in its place stays.
  const std::string_view a = item.text.key, b = now->text.key;
  if (!a.starts_with(b) && !b.starts_with(a)) return;
  item.text = now->text;
  if (verb == Verb::compose) return;
  item.hint = now->hint;
  item.data = now->data;
  item.cost = now->cost;
}

}  // namespace

// Collects each new event once, in order.
void Narrator::collect() {
  voice_.names = seat_names(model_.session->match().seats(), model_.settings.language);
  voice_.own = only_person(model_.session->match().seats()).value_or(kNobody);
  const Match& match = model_.session->match();
  const AnyGame& game = *match.setup().game;
  const bool talk = model_.whole && model_.settings.remarks && !model_.lesson;
  for (TableUpdate& update : model_.session->take_updates()) {
    const Event& event = update.event;
    const auto remark = talk ? remark_on(match, update.at) : std::nullopt;
    // With short announcements, details go to the log only.
    const bool aloud = model_.settings.voice != VoiceChoice::brief || !game.is_detail(event.kind);
    const Message told = event.audience == kNobody ? event_message(game.id(), event) : Message{};
    pending_.push_back({voice_.line(told), aloud ? Channel::both : Channel::log,
                        !event.per_seat.empty() || game.is_detail(event.kind), event.card(),
                        remark.value_or(Remark{}), update.after});
    Message gain;
    // What is drawn by somebody whose cards are on a phone is in their next code.
    const bool here = event.seat == kNobody || !model_.session->phones().has(event.seat);
    if (model_.whole && here) gain = game.gained(*update.before, *update.after, event);
    // Without a drawing nothing would take them.
    if (watched_) updates_.push_back(std::move(update));
    if (!gain.empty()) tell_gain(gain);
  }
}

bool Narrator::is_stale(Verb verb, int revision) const {
  return revision != revision_ && decides(verb);
}

bool Narrator::is_ended_by(Verb verb) const {
  return animating_ && (decides(verb) || verb == Verb::command);
}

void Narrator::forget() {
  updates_.clear();
  pending_.clear();
  remark_due_ = {};
  table_after_ = table_shown_ = nullptr;
  saying_.seat = kNobody;
  animating_ = false;
  skip_ = true;
  ++revision_;
}

void Narrator::lay_anew() {
  forget();
  said_prompt_.clear();
}

void Narrator::played(std::string_view move) {
  ++revision_;
  played_ = move;
  answered_ = true;
}

// Announces everything that is pending; with `aloud` false, in the log only.
void Narrator::tell_rest(bool aloud) {
  if (!aloud) remark_due_ = {};
  for (const Pending& line : pending_) {
    if (remark_due_.seat != kNobody) remark();
    voice_.say(line.said, aloud ? line.where : Channel::log);
    if (aloud) remark_due_ = line.after;
  }
  pending_.clear();
  if (remark_due_.seat != kNobody) remark();
  if (!animating_) return;
  animating_ = false;
  skip_ = true;
  ++revision_;
}

// A card played by another player takes nothing from a player who is choosing.
void Narrator::begin(const Items& shown) {
  const bool at_table = model_.screen_id() == ScreenId::table;
  if (!at_table || !watched_) return tell_rest(at_table);
  if (animating_ || pending_.empty()) return;
  const Seat seat = model_.session->deciding();
  if (seat != kNobody && seat == offered_to_ && revision_ == offered_at_) return;
  const bool goes_on = at_table_ && is_table(shown);
  // Anything that is no table waits for nothing.
  if (!goes_on && !is_table(screen_items(model_))) return tell_rest(true);
  frozen_ = goes_on ? shown : Items{};
  table_after_ = table_shown_ = nullptr;
  caption_.clear();
  latest_.clear();
  begun_ = false;
  animating_ = true;
  skip_ = false;
  ++revision_;
}

bool Narrator::watch(bool drawn) {
  // A drawing that comes back shows at once what it has missed.
  skip_ |= watched_ && !drawn;
  watched_ = drawn;
  if (drawn || pending_.empty()) return false;
  tell_rest(true);
  return true;
}

bool Narrator::shown_all_but(std::size_t left, bool settling) {
  bool changed = false;
  while (pending_.size() > left) {
    if (remark_due_.seat != kNobody) remark();
    const Pending line = std::move(pending_.front());
    pending_.pop_front();
    voice_.say(line.said, line.where);
    remark_due_ = line.after;
    // What it is about has only begun to be shown.
    if (table_after_) {
      table_shown_ = table_after_;
      changed |= animating_;
    }
    table_after_ = line.table;
    if (!animating_ || line.said.logged.empty()) continue;
    changed |= !begun_;
    begun_ = true;
    latest_ = line.said.logged;
    if (line.quiet) {
      // What was said of one card is over when the next one moves.
      if (line.card == 0 || line.card == caption_card_ || caption_.empty()) continue;
      caption_.clear();
    } else {
      caption_ = line.said.logged;
      caption_card_ = line.card;
    }
    changed = true;
  }
  if (remark_due_.seat != kNobody && !settling && pending_.empty()) remark();
  if (animating_ && !settling && pending_.empty()) {
    animating_ = false;
    ++revision_;
    changed = true;
  }
  return changed;
}

// The table as far as it has been shown, with the announcement in place of the prompt. Later
// actions are not offered yet; earlier ones stay in place, so that the focus is not lost.
Items Narrator::so_far(Items now) const {
  if (!animating_) return now;
  const Items& before = frozen_.empty() ? now : frozen_;
  Items told;
  const auto keep = [&](Item item) {
    if (decides(item.action.verb)) {
      const std::string& move = item.action.text;
      // The played card is removed, and what was only possible before; a lesson's answers stay, as
      // the focus would have no place.
      if ((item.confirm ? !move.empty() && move == played_ : !model_.lesson) && !find(now, item.id))
        return;
      item.enabled = item.wanted = false;
      if (item.confirm) item.on = false;
    }
    told.push_back(std::move(item));
  };
  for (const Item& item : now) {
    if (item.id == ids::kTitle) break;
    keep(item);
  }
  Items table = table_shown_ ? table_shown_->describe() : Items{};
  // As the screen shows them (screens/table.cc).
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
    if (begun_) told.push_back(button(ids::kSkip, msg("table.skip"), Verb::skip));
  }
  return told;
}

void Narrator::offer(const Items& items) {
  const Model& m = model_;
  at_table_ = m.screen_id() == ScreenId::table;
  const bool asks = at_table_ && !animating_;
  offered_to_ = asks ? m.session->deciding() : kNobody;
  offered_at_ = revision_;
  // A raised card has been announced already; the prompt is the same.
  if (!asks || !m.path.here<TableUi>()->lifted.empty()) return;
  const Item* const asked = find(items, ids::kPrompt);
  if (!asked) return;
  const std::string prompt = voice_.words(asked->text);
  // The same prompt again while the focus stays on the answer: the focus announces nothing.
  const bool again = answered_ && may_again(items, played_);
  if ((prompt != said_prompt_ || again) && (m.lesson || m.session->deciding() != kNobody ||
                                            m.session->gathered() || !m.session->awaited().empty()))
    voice_.say(asked->text, Channel::voice);
  said_prompt_ = prompt;
  answered_ = false;
}

}  // namespace tablee::app
