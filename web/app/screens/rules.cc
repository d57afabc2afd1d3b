// The rules of every kind of table, with search.

#include <algorithm>

#include "core/scan.h"
#include "text/search.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"

namespace tablee::app {

ExampleTable table_of(const Example& example) {
  return {std::string(example.kind), rows_of(example), {std::string(example.card)}};
}

std::string rows_text(const Example& example) {
  std::string text;
  for (const char c : example.rows) text += c == '/' ? std::string("; ") : std::string(1, c);
  return text;
}

namespace {

constexpr std::string_view kAllTopics = "all";

// The small tables beside that paragraph: to be played, or to be looked at.
void add_examples(const AnyGame& game, std::string_view kind, int rule, Items& items) {
  int number = 0;
  for (const Example& e : game.examples()) {
    if (e.kind != kind || e.rule != rule) continue;
    Item item = text_line(ids::inside(ids::inside(ids::kTry + std::string(kind), rule), ++number),
                          msg("app.words").with_text("words", std::string(e.sum)));
    if (!e.rows.empty()) item.hint = msg("rules.lies").with_text("rows", rows_text(e));
    if (!e.lesson.empty()) {
      item.role = Role::button;
      item.text = msg("rules.try").with_text("card", std::string(e.card));
      item.action = {Verb::lesson_example, std::string(kind), std::string(e.lesson)};
      item.action.number = static_cast<int>(e.step);
    }
    item.data = table_of(e);
    items.push_back(std::move(item));
  }
}

// The rules of each kind of table are numbered sentences: "<kind>.rules.1", "<kind>.rules.2" …
Message rule_text(std::string_view kind, int rule) {
  return msg_family(std::string(kind) + ".rules.", std::to_string(rule));
}

void add_rule(const AnyGame& game, std::string_view kind, int rule, Items& items) {
  items.push_back(
      text_line(ids::inside(ids::inside(ids::kRules, kind), rule), rule_text(kind, rule)));
  add_examples(game, kind, rule, items);
}

// Adds the rules that contain the search text; returns their number.
int add_rules(const Model& m, const AnyGame& game, std::string_view kind, Items& items) {
  items.push_back(heading("rules." + std::string(kind), msg_family("game.", kind), 2));
  int found = 0;
  for (int rule = 1;; ++rule) {
    const std::string_view* words =
        text::find_words(m.settings.language, rule_text(kind, rule).key);
    if (!words) break;
    if (!text::has_typed(*words, m.path.here<RulesUi>()->searched_as)) continue;
    add_rule(game, kind, rule, items);
    ++found;
  }
  if (found == 0) items.pop_back();
  return found;
}

void add_lessons(const Model& m, Items& items) {
  add_lesson_left(m, items);
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) add_first_lesson(kind.name, items);
  items.push_back(button("lessons", msg("lesson.all"), {Verb::go, "lessons"}));
  items.push_back(button("exercises", msg("exercise.title"), {Verb::go, "exercises"}));
  items.push_back(button("teach", msg("teach.title"), {Verb::go, "teach"}));
  items.push_back(button("print", msg("sheet.print"), Verb::print));
  items.push_back(button("braille.labels", msg("settings.labels"),
                         {Verb::open, "braille ." + std::string(notation_name(m.settings))}));
}

// Does this question belong to tables of that kind?
bool belongs(const Topic& topic, const AnyGame& game, std::string_view kind) {
  return topic.kind == kind || topic.kind == game.kinds().front().name;
}

// The word that the rules have for that one; the word itself where there is none. Plurals are
// looked for without their s.
std::string_view rules_word(std::string_view word, text::Language language) {
  const std::string_view* table = text::find_words(language, "rules.synonyms");
  if (word.size() < 3 || !table) return word;
  for (std::size_t at = 0; at < table->size();) {
    const std::size_t end = std::min(table->find(';', at), table->size());
    const std::string_view pair = table->substr(at, end - at);
    const std::size_t middle = std::min(pair.find('='), pair.size());
    if (middle < pair.size() && text::has_typed(pair.substr(0, middle), word))
      return pair.substr(middle + 1);
    at = end + 1;
  }
  return word.size() > 3 && word.back() == 's' ? word.substr(0, word.size() - 1) : word;
}

}  // namespace

std::string rules_wordings(std::string_view typed, text::Language language) {
  std::string all(typed), other;
  for (Scan words(typed); !words.at_end();)
    other += (other.empty() ? "" : " ") + std::string(rules_word(words.word(), language));
  if (other != typed) all += "\n" + other;
  return all;
}

namespace {

// Of what people look up in the rules, that which this table is asking now: its id, or nothing.
std::string_view topic_asked(const Session& session) {
  const Setup& setup = session.match().setup();
  const std::string_view kind = kind_name(*setup.game, setup.options);
  for (const Item& item : session.view()->describe()) {
    if (item.id != ids::kPrompt) continue;
    const std::string_view key = item.text.key;
    for (const Topic& topic : setup.game->topics())
      if (!topic.prompt.empty() && belongs(topic, *setup.game, kind) &&
          key.substr(key.rfind('.') + 1).starts_with(topic.prompt))
        return topic.id;
  }
  return {};
}

// A user who comes from a table sees that table's questions first.
OwnedUi at_what_is_asked(const Model& m) {
  auto own = fresh<RulesUi>(m);
  if (m.session) static_cast<RulesUi&>(*own).topic = topic_asked(*m.session);
  return own;
}

bool choose_topic(Model& m, Voice&, const Action& action) {
  if (action.verb != Verb::topic) return false;
  RulesUi& own = *m.path.here<RulesUi>();
  own.topic = action.text == kAllTopics ? std::string() : action.text;
  own.searched.clear();
  own.searched_as.clear();
  return true;
}

void search_rules(Model& m, const Item& field, std::string_view typed) {
  if (field.id != ids::kSearch) return;
  RulesUi& own = *m.path.here<RulesUi>();
  own.searched = tidy_name(typed, 60);
  own.searched_as = rules_wordings(own.searched, m.settings.language);
}

// A topic of any game: "<kind>.<id>".
std::string name_of(const Topic& topic) {
  return std::string(topic.kind) + "." + std::string(topic.id);
}

// Where nothing is found: what there is to be found.
void add_all_topics(Items& items) {
  for (const AnyGame* game : all_games())
    for (const Topic& topic : game->topics())
      items.push_back(button("topics." + name_of(topic),
                             msg_family(std::string(topic.kind) + ".topic.", topic.id),
                             {Verb::topic, name_of(topic)}));
}

// The paragraphs of a topic of any game, with the way to all of them; false if it is none.
bool add_topic(std::string_view name, Items& items) {
  for (const AnyGame* game : all_games())
    for (const Topic& topic : game->topics()) {
      if (name != name_of(topic)) continue;
      items.push_back(
          button("topics.all", msg("rules.all"), {Verb::topic, std::string(kAllTopics)}));
      items.push_back(heading("rules." + std::string(topic.kind),
                              msg_family(std::string(topic.kind) + ".topic.", topic.id), 2));
      for (const int rule : topic.rules)
        if (rule > 0) add_rule(*game, topic.kind, rule, items);
      return true;
    }
  return false;
}

Items rules_items(const Model& m) {
  const RulesUi& own = *m.path.here<RulesUi>();
  // Questions of the table that was left come first.
  const Match* match = m.session ? &m.session->match() : nullptr;
  const AnyGame* game = match ? match->setup().game : nullptr;
  const std::string_view kind =
      game ? kind_name(*game, match->setup().options) : std::string_view();
  const bool from_table = game && m.path.has(ScreenId::table);
  Items items;
  items.push_back(from_table ? button(ids::kBack, msg("rules.table"), {Verb::go, "table"})
                             : back_button());
  items.push_back(heading(ids::kTitle, msg("rules.title"), 1));
  items.push_back(input(ids::kSearch, msg("sheets.search"), {own.searched}));
  items.back().hint = msg("rules.search_hint");
  const bool searching = !own.searched.empty();
  const std::size_t told = items.size();
  if (!searching && add_topic(own.topic, items)) return items;
  if (from_table && !searching) {
    items.push_back(part("topics", Role::list, msg("rules.topics")));
    const auto offer = [&](std::string_view id, Message name, bool on) {
      Item choice = part("topics." + std::string(id), Role::choice, std::move(name), 1);
      choice.action = {Verb::topic, std::string(id)};
      choice.on = on;
      items.push_back(std::move(choice));
    };
    offer(kAllTopics, msg("rules.all"), own.topic.empty());
    const Topic* shown = nullptr;
    for (const Topic& topic : game->topics()) {
      if (!belongs(topic, *game, kind)) continue;
      const bool on = topic.id == own.topic;
      if (on) shown = &topic;
      offer(topic.id, msg_family(std::string(topic.kind) + ".topic.", topic.id), on);
    }
    if (shown) {
      for (const int rule : shown->rules)
        if (rule > 0) add_rule(*game, shown->kind, rule, items);
      return items;
    }
  }
  if (!from_table && !searching) add_lessons(m, items);
  int found = kind.empty() ? 0 : add_rules(m, *game, kind, items);
  if (from_table && !searching) add_lessons(m, items);
  for (const AnyGame* other : all_games())
    for (const TableKind& each : other->kinds())
      if (each.name != kind) found += add_rules(m, *other, each.name, items);
  if (searching)
    items.insert(items.begin() + static_cast<std::ptrdiff_t>(told),
                 text_line(ids::kFound, found ? msg("rules.found").with("count", found)
                                              : msg("rules.not_found")));
  if (searching && found == 0) add_all_topics(items);
  return items;
}

}  // namespace

constinit const Screen rules_screen{.name = "rules",
                                    .items = rules_items,
                                    .ui = at_what_is_asked,
                                    .act = choose_topic,
                                    .input = search_rules,
                                    .by_name = true,
                                    .searched = [](const Model& m) {
                                      return std::string_view(m.path.here<RulesUi>()->searched_as);
                                    }};

}  // namespace tablee::app
