// The rules of every kind of table, and what of them somebody looks for.

#include <algorithm>

#include "core/scan.h"
#include "text/search.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::app {
namespace {

// Rows as one reads them: "12 14; 37".
std::string lying(std::string_view rows) {
  std::string text;
  for (const char c : rows) text += c == '/' ? std::string("; ") : std::string(1, c);
  return text;
}

// The small tables beside that paragraph: to be played, or to be looked at.
void add_examples(const AnyGame& game, std::string_view kind, int rule, Items& items) {
  int number = 0;
  for (const Example& e : game.examples()) {
    if (e.kind != kind || e.rule != rule) continue;
    Item item = text_line(
        "try." + std::string(kind) + "." + std::to_string(rule) + "." + std::to_string(++number),
        msg("app.words").with_text("words", std::string(e.sum)));
    if (!e.lesson.empty()) {
      item.role = Role::button;
      item.text = msg("rules.try").with_text("card", std::string(e.card));
      if (!e.rows.empty()) item.hint = msg("rules.lies").with_text("rows", lying(e.rows));
      item.action = "lesson " + std::string(kind) + " " + std::string(e.lesson) + " " +
                    std::to_string(e.step) + " rules";
    }
    item.value = std::string(e.rows) + ">" + std::string(e.card);
    items.push_back(std::move(item));
  }
}

// The rules of each kind of table are numbered sentences: "<kind>.rules.1", "<kind>.rules.2" …
// Those that hold what is searched for; how many.
int add_rules(const Model& m, const AnyGame& game, std::string_view kind, Items& items) {
  const std::string id = "rules." + std::string(kind);
  items.push_back(heading(id, msg_family("game.", kind), 2));
  int found = 0;
  for (int part = 1;; ++part) {
    const std::string number = std::to_string(part);
    Message text = msg_family(std::string(kind) + ".rules.", number);
    const std::string_view* words = text::find_words(m.settings.language, text.key);
    if (!words) break;
    if (!text::has_typed(*words, m.searched_as)) continue;
    items.push_back(text_line(id + "." + number, std::move(text)));
    add_examples(game, kind, part, items);
    ++found;
  }
  if (found == 0) items.pop_back();
  return found;
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

Items rules_screen(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading("title", msg("rules.title"), 1));
  items.push_back(input("search", msg("sheets.search"), m.searched));
  items.back().hint = msg("rules.search_hint");
  const bool searching = !m.searched.empty();
  const std::size_t told = items.size();
  if (!searching) {
    for (const AnyGame* game : all_games())
      for (const TableKind& kind : game->kinds()) add_first_lesson(kind.name, items);
    items.push_back(button("lessons", msg("lesson.all"), "go lessons"));
    items.push_back(button("exercises", msg("exercise.title"), "go exercises"));
    items.push_back(button("print", msg("sheet.print"), "print"));
  }
  // Those of the table that was left come first.
  const Match* match = m.session ? &m.session->match() : nullptr;
  const std::string_view own =
      match ? kind_of(*match->setup().game, match->setup().options).name : std::string_view();
  int found = own.empty() ? 0 : add_rules(m, *match->setup().game, own, items);
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      if (kind.name != own) found += add_rules(m, *game, kind.name, items);
  if (searching)
    items.insert(items.begin() + static_cast<std::ptrdiff_t>(told),
                 text_line("found", found ? msg("rules.found").with("count", found)
                                          : msg("rules.not_found")));
  return items;
}

}  // namespace tablee::app
