#include "web/app/app.h"

#include <algorithm>
#include <utility>

#include "core/date.h"
#include "core/scan.h"
#include "protocol/protocol.h"
#include "text/search.h"
#include "web/app/backup.h"
#include "web/app/command.h"
#include "web/app/daily.h"
#include "web/app/faces.h"
#include "web/app/screens/heard.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::app {
namespace {

// Counted in work, not by a clock (engine/bots/level.h): the same on every device.
constexpr Budget kBotBudget{100, 0};
constexpr std::size_t kMaxCommand = 200;
constexpr std::string_view kPlanKey = "plan";
constexpr std::string_view kCoachedKey = "coached";
constexpr std::string_view kNoBots = "table.no_bots";
constexpr std::string_view kSettingsKey = "settings";

// What the program's first half can do (docs/PAGE.md).
bool is_play(std::string_view verb) {
  static constexpr std::string_view kPlay[] = {"play", "lift", "look",   "compose", "move",
                                               "show", "deal", "reveal", "coach"};
  return std::find(std::begin(kPlay), std::end(kPlay), verb) != std::end(kPlay);
}

// Where the searched words stand, as JavaScript counts letters.
void write_marks(json::Writer& out, std::string_view text, std::string_view searched) {
  const auto found = text::find_typed(text, searched);
  if (found.empty()) return;
  const auto letters = [&](std::size_t bytes) {
    int count = 0;
    for (const char c : text.substr(0, bytes)) {
      const auto byte = static_cast<unsigned char>(c);
      count += (byte & 0xC0) != 0x80;
      count += byte >= 0xF0;
    }
    return count;
  };
  std::vector<int> marks;
  for (const text::Span& span : found) {
    marks.push_back(letters(span.from));
    marks.push_back(letters(span.to));
  }
  out.numbers("marks", marks);
}

}  // namespace

// ---- Messages from the page

void App::receive(std::string_view text) {
  const auto message = json::parse(text);
  if (message)
    receive(*message);
  else
    unread(text, message.error());
}

void App::receive(const json::Value& message) {
  // Those of one text. Looked up, they stay functions of their own, which the program's second half
  // can hold.
  static constexpr struct {
    std::string_view on, member;
    void (App::*hear)(std::string_view);
  } kTexts[] = {{"focus", "id", &App::focus},
                {"answer", "line", &App::answer},
                {"worker", "state", &App::worker_state},
                {"words", "words_lang", &App::words_came},
                {"link", "link", &App::link_came},
                {"shared", "picture", &App::shared},
                {"offline", "state", &App::offline_state},
                {"picked", "text", &App::take_in},
                {"exercises", "text", &App::exercises_came},
                {"today", "now", &App::day_is}};
  const std::string_view on = name_of(message);
  for (const auto& row : kTexts)
    if (row.on == on) return (this->*row.hear)(text_at(message, row.member));
  if (on == "start") {
    start(read_start(message));
  } else if (on == "action") {
    // Whoever says no moment means this one.
    const ActionSaid said = read_action(message);
    tap(said.action, said.moment.value_or(moment_), said.at_once);
  } else if (on == "input") {
    const InputSaid said = read_input(message);
    input(said.id, said.value);
  } else if (on == "key") {
    // Nobody asks by keys before all of it is there.
    if (model_.whole) key(text_at(message, "key"));
  } else if (on == "back") {
    back();
  } else if (on == "whole") {
    complete();
  } else if (on == "size") {
    measure(read_size(message));
  } else if (on == "media") {
    media(read_media(message));
  } else if (on == "storage") {
    storage_state(read_storage(message));
  } else if (on == "check") {
    check_backup();
  }
}

void App::words_came(std::string_view code) {
  const text::Language language = text::language_of(code);
  if (language != wanted_language_ || !text::has_words(language)) return;
  model_.settings.language = language;
  model_.settings.language_chosen = true;
  model_.store.put(kSettingsKey, write_settings(model_.settings));
  settle();
}

void App::link_came(std::string_view link) {
  open_link(link, {});
  told_link_ = true;
  settle();
}

// A picture goes into a file; what it shows is copied where that may be.
void App::shared(std::string_view picture) {
  model_.notice = picture.empty()     ? msg("share.copied")
                  : picture == "told" ? msg("share.pictured")
                                      : msg("share.picture_kept");
  refresh();
}

// What is no JSON is not from our page. Something of its own that grew past what can be read is
// never left without a word: whoever asked for a check is answered, all else is told on the screen.
void App::unread(std::string_view text, const Error& error) {
  if (error.what.key != "error.json_members") return;
  if (asks_for_check(text)) return page_.checked(words(error.what));
  model_.notice = error.what;
  settle();
}

void App::start(const StartSaid& said) {
  Model& m = model_;
  if (read_date(said.now)) m.today = said.now;
  m.whole = said.whole;
  seed_ = Scan::to_u64(said.seed).value_or(1);
  if (const std::string* settings = m.store.find(kSettingsKey))
    m.settings = read_settings(*settings);
  m.archive.replays_may_go = [&m] { return m.settings.make_room; };
  const text::Language given = text::language_of(said.lang);
  m.embedded = said.embedded;
  // An address may ask for a language, and the page around ours for its colours: for this visit.
  if (!m.settings.language_chosen || said.lang_asked) m.settings.language = given;
  change_setting(m.settings, "theme", said.theme);
  if (!text::has_words(m.settings.language)) {
    ask_words(m.settings.language);
    m.settings.language = given;
  }
  media(said.media);

  const std::string* plan = m.store.find(kPlanKey);
  const auto kept = plan ? read_plan(*plan) : Result<Plan>(Error{msg("error.plan"), {}});
  if (kept)
    m.plan = *kept;
  else
    m.plan = *usual_table(all_games().front()->id());

  if (const Status read = m.matches.load(); !read)
    m.notice = msg("app.match_unread").with_message("why", read.error().what);
  // Whoever has played here before needs no tips.
  if (!m.store.find(kCoachedKey) && m.matches.list().size() <= 1 && m.archive.count_unread() == 0)
    m.coached = 0;
  read_match();
  storage_state(said.storage);
  const std::string_view wanted = said.wanted, link = said.link, table = said.table;
  told_link_ = !link.empty();
  // In somebody else's page a table of that kind that was left there goes on.
  if (const UnderWay* left = wanted == "table" ? left_here(table) : nullptr) {
    act("continue " + left->key);
    return;
  }
  const bool to_show = !link.empty() || (!table.empty() && wanted.empty() && !m.embedded);
  if (wanted == "table" ? !play_words(table) : to_show)
    open_link(link, link.empty() ? table : std::string_view());
  if (m.place() != Place::home || wanted.empty() || wanted == "table")
    settle();
  else
    act(wanted);
}

// A match under way keeps the day it began on; screens that show the day show the new one. A clock
// that says no date leaves the last one.
void App::day_is(std::string_view now) {
  if (!read_date(now) || model_.today == now) return;
  model_.today = now;
  refresh();
}

void App::ask_words(text::Language language) {
  wanted_language_ = language;
  page_.words(text::code(language));
}

void App::measure(const SizeSaid& said) {
  display_.width = said.width;
  display_.height = said.height;
  display_.dpr = said.dpr;
  for (std::size_t i = 0; said.insets && i < 4 && i < said.insets->size(); ++i)
    display_.insets[i] = static_cast<float>((*said.insets)[i].real);
  if (wide() != model_.roomy) refresh();
}

void App::media(const MediaSaid& said) {
  display_.dark = said.dark.value_or(display_.dark);
  display_.contrast = said.contrast.value_or(display_.contrast);
  display_.reduced_motion = said.reduced_motion.value_or(display_.reduced_motion);
}

void App::storage_state(const StorageSaid& said) {
  Model& m = model_;
  const Keeping before = m.keeping;
  m.keeping = said.state == "memory" ? Keeping::memory
              : said.state == "full" ? Keeping::full
                                     : Keeping::ok;
  if (m.keeping != before) {
    if (m.keeping == Keeping::memory) m.notice = msg("app.not_kept");
    if (m.keeping == Keeping::full) m.notice = msg("app.full");
  }
  if (said.damaged != damaged_ && !said.damaged.empty())
    m.notice = said.damaged == "all" ? msg("app.damaged_all") : msg("app.damaged");
  damaged_ = said.damaged;
  if (said.promised) m.promised = *said.promised ? Promised::yes : Promised::no;
  if (m.asked_promise && m.promised != Promised::unknown) {
    m.asked_promise = false;
    m.notice = m.promised == Promised::yes ? msg("app.promise_yes") : msg("app.promise_no");
  }
  refresh();
}

void App::input(std::string_view id, std::string_view value) {
  if (id == "command") {
    model_.typed = value.substr(0, kMaxCommand);
    return;
  }
  const Place place = model_.place();
  if (place == Place::rules && id == "search") return search_rules(value);
  if (place == Place::sheets || place == Place::sheet || place == Place::pad)
    return input_on_desk(id, value);
  constexpr std::string_view kPlace = "place.";
  if (id.substr(0, kPlace.size()) != kPlace) return;
  id.remove_prefix(kPlace.size());
  const auto index = Scan::to_number(id.substr(0, id.find('.')));
  if (!index || *index < 0 || *index >= static_cast<std::int64_t>(model_.plan.seats.size())) return;
  model_.plan.seats[static_cast<std::size_t>(*index)].name = tidy_name(value);
  refresh();
}

void App::search_rules(std::string_view typed) {
  const auto found = [&] {
    for (const Item& item : items_)
      if (item.id == "found") return words(item.text);
    return std::string();
  };
  const std::string before = found();
  RulesUi& own = *model_.path.here<RulesUi>();
  own.searched = tidy_name(typed, 60);
  own.searched_as = rules_wordings(own.searched, model_.settings.language);
  refresh();
  if (const std::string now = found(); now != before) say(msg("app.words").with_text("words", now));
}

std::string_view App::searched() const {
  const auto* own = model_.path.here<RulesUi>();
  return own ? std::string_view(own->searched_as) : std::string_view();
}

void App::complete() {
  const bool sheet = model_.waits_for_sheet();
  model_.whole = true;
  // What could not be said before is said now.
  if (sheet)
    settle();
  else if (!items_.empty())
    refresh();
  if (!held_.empty()) act(std::exchange(held_, {}));
}

void App::worker_state(std::string_view state) {
  Model& m = model_;
  const bool told = m.notice.key == kNoBots;
  if (state == "missing") {
    const bool waits = m.place() == Place::table && m.session && m.session->thinking();
    if (waits && m.notice.empty()) m.notice = msg("table.no_bots");
    return refresh();
  }
  if (told && state != "lost") m.notice = {};
  // Whoever answers now knows nothing of what was asked before.
  if (m.session) m.session->forget_asks();
  m.counsel.forget_asks();
  settle();
}

void App::answer(std::string_view line) {
  // A question that nobody can answer counts as answered, so that no match hangs on it.
  if (const auto refused = protocol::read_refused(line)) {
    if (model_.session && model_.session->answer(*refused, {})) settle();
    return;
  }
  const auto answer = protocol::read_answer(line);
  if (!answer) return;
  const bool played = model_.session && model_.session->answer(answer->id, answer->decision.move);
  const bool reviewing = model_.counsel.reviewing();
  if (!played && !model_.counsel.answer(*answer)) return;
  if (reviewing && !model_.counsel.reviewing()) collect_slips();
  settle();
}

// ---- Actions

void App::tap(std::string_view action, int moment, bool at_once) {
  if (!comes_late(action, moment)) act(action, at_once);
  if (!focused_.empty() && action.starts_with("compose")) go_to_lit();
}

void App::act(std::string_view action, bool at_once) {
  Scan scan(action);
  const std::string_view verb = scan.word();
  const std::string_view rest = scan.rest();
  if (interrupts(action)) return;
  // A match that is put aside for another one is work for the whole program, and so is any kind of
  // table but the plain ones.
  const bool more = model_.session || rest.find(' ') != std::string_view::npos;
  if (!model_.whole && (!is_play(verb) || (verb == "play" && more))) {
    held_ = action;
    page_.whole();
    return settle();
  }
  // Whoever has begun a match meanwhile is not called away from it.
  if (verb == "play") held_.clear();
  // What was told in passing has been read by whoever goes on, and what was opened closes.
  const Brief before = std::exchange(model_.brief, {});
  if (verb == "unfold") {
    if (rest != before.unfolded) model_.brief.unfolded = rest;
    settle();
    return;
  }
  const bool lesson = model_.lesson || verb == "lesson";
  if ((lesson && act_on_lesson(verb, rest)) || act_on_trial(verb, rest, at_once) ||
      act_on_match(verb, rest, at_once) || act_on_counsel(verb, rest) || act_on_plan(verb, rest) ||
      act_on_link(verb, rest)) {
    settle();
    if (const auto* own = model_.path.here<RulesUi>(); own && verb == "lesson_rules")
      next_focus_ = own->left_at;
  } else if (verb == "go") {
    go(rest);
  } else if (verb == "back") {
    back();
  } else if (verb == "set") {
    Scan words(rest);
    const std::string_view what = words.word();
    Settings changed = model_.settings;
    if (change_setting(changed, what, words.rest())) {
      // Kept at once, spoken when its words are there.
      model_.store.put(kSettingsKey, write_settings(changed));
      if (!text::has_words(changed.language)) {
        ask_words(changed.language);
        changed.language = model_.settings.language;
      } else {
        wanted_language_ = changed.language;
      }
      model_.settings = changed;
    }
    settle();
  } else if (verb == "settings_reset" || verb == "settings_restore") {
    reset_settings(verb == "settings_reset");
    settle();
  } else if (verb == "topic") {
    if (auto* own = model_.path.here<RulesUi>()) own->topic = rest == "all" ? "" : rest;
    settle();
  } else if (verb == "open") {
    page_.open(rest);
  } else if (verb == "update") {
    // Offered at home only: nobody is in the middle of anything.
    if (model_.offline == Offline::update) page_.update();
  } else if (verb == "notice_close") {
    model_.notice = {};
    refresh();
  } else if (verb == "people") {
    // Instead of bots that have not come: who decides can be changed there.
    if (model_.notice.key == kNoBots) model_.notice = {};
    go("pause");
  } else if (!is_play(verb) && act_on_desk(verb, rest)) {
    settle();
  } else {
    // Looked up, these stay functions of their own, which the program's second half can hold.
    static constexpr struct {
      std::string_view verb;
      void (App::*act)();
    } kLater[] = {{"command", &App::command}, {"promise", &App::promise}};
    for (const auto& later : kLater)
      if (verb == later.verb) {
        (this->*later.act)();
        settle();
      }
  }
}

void App::promise() {
  model_.asked_promise = true;
  page_.promise(true);
}

// To the usual ones, or back to what they were before that.
void App::reset_settings(bool usual) {
  Model& m = model_;
  auto* own = m.path.here<SettingsUi>();
  if (!own) return;
  if (usual) {
    own->before = m.settings;
    m.settings = usual_settings(m.settings);
  } else if (own->before) {
    const text::Language now = m.settings.language;
    m.settings = *own->before;
    m.settings.language = now;
    own->before.reset();
  }
  m.store.put(kSettingsKey, write_settings(m.settings));
}

bool App::act_on_match(std::string_view verb, std::string_view rest, bool at_once) {
  Model& m = model_;
  if (verb == "play") {
    play_game(rest);
    return true;
  }
  if (act_on_matches(verb, rest)) return true;
  if (!m.session || m.place() != Place::table) return false;
  if (verb == "lift") {
    if (at_once) {
      move(rest);
      return true;
    }
    m.path.here<TableUi>()->lifted = rest;
    // Round one device nobody's hand is said aloud: that a card is up, not which.
    say(m.session->people() > 1 ? msg("table.lifted_unsaid")
                                : msg("table.lifted")
                                      .with_text("move", rest.substr(rest.rfind(' ') + 1))
                                      .with_message("what", m.session->view()->describe_move(rest)),
        Told::voice);
    return true;
  }
  if (verb == "look") {
    m.brief.looked = rest;
    return true;
  }
  if (verb == "compose") {
    // Only what is offered: its name is told.
    const bool offered = std::any_of(items_.begin(), items_.end(), [&](const Item& item) {
      return item.action == "compose " + std::string(rest);
    });
    if (!rest.empty() && !offered) return true;
    m.path.here<TableUi>()->begun = rest;
    // Other things can be touched now, and lie where others lay.
    ++moment_;
    return true;
  }
  if (verb == "move") {
    move(rest);
    return true;
  }
  if (verb == "coach") {
    if (m.coached && ++*m.coached > kTips) end_coaching();
    return true;
  }
  if (verb == "show") {
    ++moment_;
    m.session->take_over();
    return true;
  }
  if (verb == "reveal") {
    if (!m.session->gathered()) return true;
    ++moment_;
    if (Status s = m.session->reveal(); !s) m.notice = s.error().what;
    return true;
  }
  if (verb == "undo") {
    m.session->undo();
    put_down();
    forget_story();
    say(msg("table.undone"));
    return true;
  }
  if (verb == "deal") {
    ++moment_;
    if (Status s = m.session->deal(); !s) m.notice = s.error().what;
    return true;
  }
  if (verb == "rematch") {
    Plan again;
    const Setup& setup = m.session->match().setup();
    again.game = setup.game;
    for (const auto& [key, value] : setup.options)
      if (key != "players") again.set_option(key, value);
    again.seats = setup.seats;
    for (SeatSetup& seat : again.seats) seat.swaps = 0;
    again.practice = setup.practice;
    begin(again);
    return true;
  }
  return false;
}

bool App::act_on_plan(std::string_view verb, std::string_view rest) {
  Model& m = model_;
  if (verb == "setup") {
    const auto table = usual_table(rest);
    if (!table) return true;
    const auto kind = [](const Plan& plan) { return kind_of(*plan.game, plan.options).name; };
    if (!m.plan.game || kind(m.plan) != kind(*table)) m.plan = *table;
    m.show(Place::setup);
    return true;
  }
  if (m.place() != Place::setup) return false;
  if (verb == "seat") {
    seat(rest);
  } else if (verb == "option") {
    option(rest);
  } else if (verb == "practice") {
    m.plan.practice = rest == "1";
  } else if (verb == "start") {
    // This table is laid again next time; a quick game against bots does not replace it.
    m.store.put(kPlanKey, write_plan(m.plan));
    begin(m.plan);
  } else {
    return false;
  }
  return true;
}

void App::go(std::string_view name) {
  Model& m = model_;
  if (name == "home") {
    if (m.lesson) end_lesson();
    m.path = Path();
  } else if (name == "table") {
    // From whatever was opened there.
    while (m.path.depth() > 1 && m.place() != Place::table) m.path.back();
  } else {
    for (std::size_t i = 0; i < m.screens.size(); ++i)
      if (m.screens[i]->by_name && m.screens[i]->name == name) m.open(static_cast<Place>(i));
  }
  put_down();
  if (m.place() != Place::sheets) m.desk.erased.reset();
  if (m.place() != Place::home && m.place() != Place::matches) m.matches.forget_erased();
  if (m.place() == Place::exercises) fetch_exercises();
  settle();
}

// One screen back; from the table to its menu, never out of the match by accident.
void App::back() {
  Model& m = model_;
  if (m.place() == Place::table && m.session && !m.session->match().over() && !m.trial)
    m.open(Place::pause);
  else
    m.path.back();
  put_down();
  m.brief = {};
  settle();
}

// ---- Tables

std::string App::person_name() const {
  for (const SeatSetup& seat : model_.plan.seats)
    if (seat.person() && !seat.name.empty()) return seat.name;
  return {};
}

// Whoever chose a face keeps it where nobody sets up the table.
Look App::person_look() const {
  for (const SeatSetup& seat : model_.plan.seats)
    if (seat.person()) return seat.chosen;
  return {};
}

// "<game>", or "<game> <flag>" for the kind of table that this flag makes.
std::optional<Plan> App::usual_table(std::string_view words) const {
  Scan scan(words);
  const AnyGame* game = find_game(scan.word());
  if (!game) return std::nullopt;
  Plan plan = usual_plan(*game, person_name());
  plan.seats.front().chosen = person_look();
  const std::string_view flag = scan.rest();
  for (const TableKind& kind : game->kinds())
    if (!flag.empty() && kind.flag == flag) plan.set_option(flag, 1);
  return plan;
}

void App::play_game(std::string_view words) {
  if (const auto plan = usual_table(words)) begin(*plan);
}

void App::begin(const Plan& plan, const std::optional<PackedDeal>& deal) {
  Setup setup;
  setup.game = plan.game;
  setup.options = plan.full_options();
  setup.seats = plan.seats;
  setup.seed = deal ? deal->seed : mix(seed_ ^ mix(2 * ++matches_));
  // Whoever is sent this deal meets the same bots' dice.
  setup.bot_seed = setup.seed;
  setup.practice = plan.practice;
  setup.date = model_.today;
  begin(std::move(setup), model_.archive.free_key(model_.today),
        deal ? deal->given : std::vector<std::string>{});
}

void App::move(std::string_view text) {
  Model& m = model_;
  put_down();
  if (Status s = m.session->play(text); !s) {
    m.notice = s.error().what;
    return;
  }
  ++moment_;
  played_ = text;
  answered_ = true;
  if (!m.lesson) end_coaching();
}

void App::end_coaching() {
  if (!model_.coached) return;
  model_.coached.reset();
  model_.store.put(std::string(kCoachedKey), "1");
}

// ---- Commands by text

void App::answer_command(Message message) {
  say(message);
  model_.brief.answer = std::move(message);
}

bool App::may_move(std::string_view move) const {
  const Model& m = model_;
  if (m.place() != Place::table || !m.session || m.session->deciding() == kNobody ||
      m.session->handing_over())
    return false;
  const auto legal = m.session->view()->legal_moves();
  return std::find(legal.begin(), legal.end(), move) != legal.end();
}

const AnyGame* App::game_at_hand() const {
  const Model& m = model_;
  if (m.place() == Place::setup) return m.plan.game;
  return m.session ? m.session->match().setup().game : nullptr;
}

std::string App::meant_by(std::string_view typed) const {
  const Model& m = model_;
  return m.place() == Place::table && m.session ? m.session->view()->typed(typed)
                                                : std::string(typed);
}

// What can be typed: moves of that kind of table, where it has words for them, and commands.
Message App::help() const {
  const Model& m = model_;
  Message all = msg("command.all");
  const AnyGame* game = game_at_hand();
  if (!game) return all;
  const bool set_up = m.place() == Place::setup;
  Message moves = msg_family(
      std::string(kind_name(*game, set_up ? m.plan.options : m.session->match().setup().options)),
      ".help");
  if (!text::find_words(m.settings.language, moves.key)) return all;
  return msg("command.with_moves")
      .with_message("moves", std::move(moves))
      .with_message("all", std::move(all));
}

// "/join Anne" takes the first seat of an unnamed person, else a new one.
void App::join(std::string_view typed) {
  Model& m = model_;
  const std::string name = tidy_name(typed);
  if (m.place() != Place::setup || name.empty())
    return answer_command(name.empty() ? msg("command.whom") : msg("command.not_here"));
  auto& seats = m.plan.seats;
  const auto free = std::find_if(seats.begin(), seats.end(),
                                 [](const SeatSetup& s) { return s.person() && s.name.empty(); });
  if (free != seats.end())
    free->name = name;
  else if (Plan more = m.plan; true) {
    more.seats.push_back({name, {}});
    if (static_cast<int>(more.seats.size()) > m.plan.game->max_seats() ||
        !m.plan.game->check(more.full_options()))
      return answer_command(msg("command.full"));
    m.plan = more;
  }
  answer_command(msg("command.joined").with_text("name", name));
}

void App::command() {
  Model& m = model_;
  const std::string typed = std::exchange(m.typed, {});
  const Command c = read_command(m.settings.language, typed, game_at_hand());
  const auto at_hand = [&](std::string_view start) {
    return std::any_of(items_.begin(), items_.end(),
                       [&](const Item& item) { return item.id.starts_with(start); });
  };
  const auto say_items = [&](std::initializer_list<std::string_view> starts) {
    bool found = false;
    for (const Item& item : items_) {
      if (item.role == Role::region || item.role == Role::list) continue;
      if (std::none_of(starts.begin(), starts.end(),
                       [&](std::string_view start) { return item.id.starts_with(start); }))
        continue;
      const bool more = item.role == Role::entry && !item.hint.empty();
      say(more ? explained(item.text, item.hint) : item.text);
      found = true;
    }
    if (!found) answer_command(msg("command.nothing"));
  };
  switch (c.kind) {
    case Command::Kind::move:
      if (act_on_lesson("move", c.rest)) return;
      if (may_move(c.rest))
        move(c.rest);
      else if (const std::string meant = meant_by(c.rest); may_move(meant))
        move(meant);
      else
        answer_command(msg("error.move_illegal").with_text("move", typed));
      return;
    case Command::Kind::join:
      return join(c.rest);
    case Command::Kind::start:
      if (m.place() == Place::setup)
        act("start");
      else
        answer_command(msg("command.not_here"));
      return;
    case Command::Kind::undo:
      if (m.session && m.place() == Place::table && m.session->can_undo())
        act("undo");
      else
        answer_command(msg("command.no_undo"));
      return;
    case Command::Kind::hand:
      if (at_hand("hand.") || m.place() != Place::table || !m.session) return say_items({"hand."});
      // Without cards in hand: what else one holds, where it may be seen, and what lies before one.
      {
        const std::string own = "seat." + std::to_string(int{m.session->view()->viewer()});
        const std::string_view held = m.session->match().setup().game->held_items();
        return say_items({held.empty() ? std::string_view(own) : held, own});
      }
    case Command::Kind::table:
      if (m.place() == Place::setup) return say_items({"place."});
      if (at_hand("row.")) return say_items({"prompt", "row."});
      return say_items({"prompt", "card", "seat."});
    case Command::Kind::help:
      return answer_command(help());
    case Command::Kind::none:
      return answer_command(msg("command.unknown"));
  }
}

// "add person", "add bot", "2 remove", "2 person", "2 hasty".
void App::seat(std::string_view rest) {
  Plan& plan = model_.plan;
  const auto max = static_cast<std::size_t>(plan.game->max_seats());
  const auto min = static_cast<std::size_t>(plan.game->min_seats());
  Scan scan(rest);
  Plan changed = plan;
  if (scan.literal("add")) {
    if (plan.seats.size() >= max) return;
    const bool person = scan.literal("person");
    changed.seats.push_back({{}, person ? std::string() : std::string(kUsualLevel)});
  } else {
    const auto index = scan.number(0, static_cast<int>(plan.seats.size()) - 1);
    if (!index) return;
    SeatSetup& seat = changed.seats[static_cast<std::size_t>(*index)];
    const std::string_view what = scan.rest();
    if (what == "remove") {
      if (plan.seats.size() <= min) return;
      changed.seats.erase(changed.seats.begin() + *index);
    } else if (what == "person") {
      if (!seat.person()) seat = {};
    } else if (choose_look(changed.seats, static_cast<std::size_t>(*index), what)) {
      // Whoever chooses a face may want another colour, too.
      model_.brief.unfolded = "place." + std::to_string(*index) + ".who";
    } else if (is_level(what)) {
      if (seat.person()) seat = {};
      seat.bot = what;
    }
  }
  if (plan.game->check(changed.full_options())) plan = changed;
}

void App::option(std::string_view rest) {
  Scan scan(rest);
  const std::string_view key = scan.word();
  const auto value = scan.number(0, 1'000'000);
  if (!value) return;
  Plan changed = model_.plan;
  changed.set_option(key, *value);
  if (Status s = changed.game->check(changed.full_options()); !s)
    model_.notice = s.error().what;
  else
    model_.plan = changed;
}

// ---- After every change

// Screens that have nothing to show any more are left, whatever was done to them; home is always
// there. A lesson ends where its table is left for good.
void App::mend_path() {
  Model& m = model_;
  if (m.trial && m.place() != Place::table) end_trial();
  m.path.leave([&](Place place) {
    const auto gone = m.screen(place).gone;
    return gone && gone(m);
  });
  if (m.lesson && !m.path.has(Place::table)) end_lesson();
}

// What the device had no room for: a match that was not kept, each time; that old ones go, once.
void App::tell_no_room() {
  const Archive::NoRoom lack = model_.archive.take_no_room();
  if (lack.not_kept > 0) {
    model_.notice = msg("app.replay_not_kept");
  } else if (lack.gone > 0 && !told_gone_) {
    told_gone_ = true;
    model_.notice = msg("app.made_way").with("count", lack.gone);
  }
}

void App::settle() {
  mend_path();
  if (model_.lesson) {
    answer_in_lesson();
    tell_log();
  } else if (model_.session && !model_.trial) {
    keep();
    if (model_.waits_for_sheet()) page_.whole();
    // Elsewhere the match rests.
    if (model_.place() == Place::table) ask_bots();
    if (model_.place() == Place::table && counts_today(*model_.session) &&
        model_.session->deciding() != kNobody)
      note_daily(model_, model_.session->key());
    if (model_.place() == Place::table) tell_log();
    tell_host();
  }
  if (model_.trial && !model_.trial->tried.empty()) judge_trial();
  begin_story();
  tell_no_room();
  // The page asks only once by itself.
  if (model_.place() == Place::home && std::exchange(promise_due_, false)) page_.promise(false);
  ask_counsel();
  if (told_link_ && !model_.path.has(Place::link)) {
    told_link_ = false;
    page_.link_done();
  }
  refresh();
}

void App::keep() {
  Model& m = model_;
  const Match& match = m.session->match();
  m.matches.keep(*m.session, m.today);
  if (m.waits_for_sheet()) return;  // kept when it can be shown, complete()
  Sheet sheet = match.sheet();
  if (sheet.rounds.empty()) return;
  // What people wrote on the sheet since stays.
  const std::string& key = m.session->key();
  if (const auto before = m.archive.sheet(key)) sheet.title = before->title;
  m.archive.put(key, sheet);
  if (!match.over()) return;
  if (auto link = write_link(match)) m.archive.keep_replay(key, std::move(*link));
  // Now there is something that somebody would miss; asked for where nothing is being told.
  promise_due_ = true;
}

// Could all of it be read here? Nothing is changed.
void App::check_backup() {
  const auto held = check_aside(storage_);
  if (held)
    page_.checked(held->sheets, held->match);
  else
    page_.checked(words(held.error().what));
}

void App::ask_bots() {
  const Match& match = model_.session->match();
  for (const Ask& ask : model_.session->asks()) {
    const auto view = model_.session->seat_view(ask.seat);
    const SeatSetup& seat = match.seats()[static_cast<std::size_t>(ask.seat)];
    page_.think(protocol::think_line(ask.id, seat.bot, match.question(*view, kBotBudget)));
  }
}

// What happened is said once, in order; then what is asked of the person, if that is new.
void App::tell_log() {
  voice_.names = seat_names(model_.session->match().seats(), model_.settings.language);
  const Match& match = model_.session->match();
  const AnyGame& game = *match.setup().game;
  const bool talk = model_.whole && model_.settings.remarks && !model_.lesson;
  for (News& news : model_.session->take_news()) {
    const Event& event = news.event;
    const auto remark = talk ? remark_on(match, news.at) : std::nullopt;
    // Those who like it brief find the rest in the log only.
    const bool aloud = model_.settings.voice == VoiceChoice::full || !game.is_detail(event.kind);
    std::string line = event.audience == kNobody ? words(event_message(game.id(), event)) : "";
    untold_.push_back({std::move(line), aloud ? Told::both : Told::log, !event.per_seat.empty(),
                       remark.value_or(Remark{})});
    // Where nothing is drawn nobody would come for it.
    if (watched_) news_.push_back(std::move(news));
  }
}

// The page around ours hears that a match began and how it ended.
void App::tell_host() {
  const Match& match = model_.session->match();
  if (told_over_ == match.over()) return;
  told_over_ = match.over();
  page_.host(told_over_, write_sheet(match.sheet()));
}

void App::offline_state(std::string_view state) {
  const Offline before = model_.offline;
  if (state == "ready" && before == Offline::no) model_.offline = Offline::ready;
  if (state == "update") model_.offline = Offline::update;
  if (model_.offline != before) refresh();
}

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
  shown_ = m.place();
  const bool at_table = m.place() == Place::table;
  offered_to_ = at_table && !holding_ ? m.session->deciding() : kNobody;
  offered_at_ = moment_;
  // A card that is up has said so itself; what is asked is the same.
  const bool lifted = at_table && !m.path.here<TableUi>()->lifted.empty();
  if (at_table && !holding_ && !lifted) {
    for (const Item& item : items_) {
      if (item.id != "prompt") continue;
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
  const Match* match = m.match_shown();
  // Until faces can be drawn their place is kept.
  if (!m.whole)
    return std::vector<Look>(m.place() == Place::table && match ? match->seats().size() : 0);
  if (m.place() == Place::setup) return looks_of(m.plan.seats);
  const bool seats =
      m.place() == Place::table || m.place() == Place::replay || m.place() == Place::pause;
  return seats && match ? looks_of(match->seats()) : std::vector<Look>{};
}

SeatSet App::sharing() const {
  return model_.place() == Place::table && model_.session ? model_.session->sharing() : SeatSet{};
}

std::unique_ptr<AnyView> App::table_view() const {
  const Model& m = model_;
  if (const auto* own = m.path.here<ReplayUi>()) return own->replay.match().state().view(kNobody);
  return m.place() == Place::table && m.session ? m.session->view() : nullptr;
}

std::string App::screen_message() const {
  static constexpr std::string_view kRoles[] = {
      "heading",    "region", "list",  "entry", "text",   "button", "toggle", "choice",
      "disclosure", "input",  "table", "row",   "header", "cell",   "chart"};
  json::Writer out;
  out.begin_object().member("do", "screen").member("screen", model_.screen().name);
  out.member("moment", moment_);
  out.member("lang", text::code(model_.settings.language));
  out.member("title", std::string_view(words(screen_title(model_))));
  if (hears_keys()) out.member("keys", true);
  if (!next_focus_.empty()) out.member("focus", std::string_view(next_focus_));
  out.key("items").begin_array();
  const auto write = [&](const Item& item, bool rests, int depth) {
    const Role role = rests ? Role::button : item.role;
    out.begin_object().member("id", std::string_view(item.id));
    out.member("role", kRoles[static_cast<std::size_t>(role)]);
    out.member("depth", depth).member("level", int{item.level});
    const std::string text = words(item.text);
    out.member("text", std::string_view(text));
    if (item.role == Role::text) write_marks(out, text, searched());
    if (!item.hint.empty()) out.member("hint", std::string_view(words(item.hint)));
    if (!item.action.empty()) out.member("action", std::string_view(item.action));
    out.member("enabled", item.enabled && !rests).member("on", item.on);
    if (rests || (holding_ && !item.enabled)) out.member("waits", true);
    if (item.confirm && item.on) out.member("lifted", true);
    if (item.wanted) out.member("wanted", true);
    if (item.role == Role::input || !item.value.empty())
      out.member("value", std::string_view(item.value));
    out.end_object();
  };
  const Resting resting(model_);
  bool answers = false;
  const auto write_answer = [&](const Item& item, bool rests) {
    if (!std::exchange(answers, true)) write(resting.answer_list(), false, 0);
    write(item, rests, 1);
  };
  for (const Item& item : items_) {
    if (resting.is_answer(item))
      write_answer(item, false);
    else
      write(item, resting.has(item), item.depth);
    if (item.id == "card")
      for (const Item& answer : resting.answers(items_)) write_answer(answer, true);
  }
  out.end_array().end_object();
  return out.take();
}

}  // namespace tablee::app
