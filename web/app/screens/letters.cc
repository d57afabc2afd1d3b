// Own letters for the questions at the table.

#include "web/app/storage/letters.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/services/keys.h"

namespace tablee::app {
namespace {

constexpr std::string_view kLetter = "letter.";

std::string id_of(std::size_t question) { return std::string(kLetter) + std::to_string(question); }

Items letters_items(const Model& m) {
  const std::string letters = letters_of(m.settings);
  const Message& refused = m.path.here<LettersUi>()->refused;
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("letters.title"), 1));
  items.push_back(text_line(ids::kFound, refused.empty() ? msg("letters.about") : refused));
  for (std::size_t i = 1; i <= kQuestions; ++i) {
    const auto asked = static_cast<Asked>(i);
    items.push_back(input(id_of(i),
                          msg("letters.for").with_message("question", question_text(asked)),
                          {std::string(letter_of(letters, asked))}));
  }
  if (!m.settings.letters.empty())
    items.push_back(button("letters.reset", msg("letters.reset"), {Verb::set, "letters"}));
  return items;
}

void type(Model& m, const Item& field, std::string_view typed) {
  Message& refused = m.path.here<LettersUi>()->refused;
  refused = {};
  // Emptied, to be filled anew.
  if (typed.empty()) return;
  for (std::size_t i = 1; i <= kQuestions; ++i) {
    if (field.id != id_of(i)) continue;
    auto changed = with_letter(letters_of(m.settings), static_cast<Asked>(i), typed);
    if (!changed) {
      refused = changed.error().what;
      return;
    }
    m.settings.letters = std::move(*changed);
    m.store.put(kSettingsKey, write_settings(m.settings));
  }
}

// Any action answers the refusal.
bool forget(Model& m, Voice&, const Action&) {
  m.path.here<LettersUi>()->refused = {};
  return false;
}

}  // namespace

constinit const Screen letters_screen{.name = "letters",
                                      .items = letters_items,
                                      .ui = fresh<LettersUi>,
                                      .act = forget,
                                      .input = type,
                                      .by_name = true};

}  // namespace tablee::app
