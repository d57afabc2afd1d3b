// The score pad for real cards: who plays, then a round at a time.

#include "web/app/services/pad.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/ui.h"
#include "web/app/summaries/pad_rules.h"
#include "web/app/summaries/sheet_text.h"

namespace tablee::app {
namespace {

// When the match will be over.
void add_limits(const Model& m, const Pad& pad, Items& items) {
  items.push_back(heading("options.title", msg("setup.options"), 2));
  const Message fixed = msg_family(std::string(kind_name(pad.sheet)) + ".fixed.", "rounds");
  if (text::find_words(m.settings.language, fixed.key)) items.push_back(text_line("fixed", fixed));
  const std::string game(pad.sheet.game);
  for (const OptionInfo& info : limits(pad.sheet)) {
    const std::string key(info.key);
    const int value = option_of(pad.sheet, info.key);
    if (info.flag) {
      items.push_back(toggle("option." + key, msg_family(game + ".option.", key),
                             {Verb::pad_option, key, 1 - value}, value != 0));
      continue;
    }
    const auto step = [&](int way) {
      Sheet changed = pad.sheet;
      set_limit(changed, info.key, next_value(info, value, way));
      return option_of(changed, info.key);
    };
    add_stepper(items, key,
                msg_family(game + (value ? ".option." : ".option_none."), key).with("value", value),
                {Verb::pad_option, value, step(-1), step(1)});
  }
}

void add_setup(const Model& m, Items& items) {
  const Pad& pad = m.path.here<PadUi>()->pad;
  std::vector<Option> kinds;
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      kinds.push_back({std::string(kind.name),
                       msg_family("game.", kind.name),
                       kind_name(pad.sheet) == kind.name,
                       {Verb::pad_game, std::string(kind.name)}});
  add_choices(items, "kind", msg("statistics.kind"), kinds);
  const AnyGame& game = *find_game(pad.sheet.game);
  const auto count = static_cast<int>(pad.sheet.players.size());
  items.push_back(part("pad", Role::list, msg("setup.seats")));
  for (int i = 0; i < count; ++i) {
    const std::string id = ids::pad_id(i);
    const int number = i + 1;
    items.push_back(part(id, Role::entry, msg("setup.seat").with("number", number), 1));
    items.push_back(input(ids::inside(id, "name"), msg("setup.name").with("number", number),
                          {pad.sheet.players[i].name, seat_at(i)}, 2));
    items.back().hint = msg("sheet.name").with_seat("seat", seat_at(i));
    if (count > game.min_seats())
      items.push_back(button(id + ids::kRemove, msg("setup.remove").with("number", number),
                             {Verb::pad_remove, i}, 2));
  }
  if (count < most_players(pad.sheet))
    items.push_back(button("pad_add", msg("setup.add_person"), Verb::pad_add));
  add_limits(m, pad, items);
  items.push_back(main_button("pad_start", msg("setup.start"), Verb::pad_start));
}

void add_round(const Pad& pad, Items& items) {
  const AnyGame& game = *find_game(pad.sheet.game);
  const auto fields = game.pad_fields();
  const auto rounds = static_cast<int>(pad.sheet.rounds.size());
  if (match_over(pad.sheet)) {
    Sheet over = pad.sheet;
    over.over = true;
    over.count();
    items.push_back(heading(ids::kWinner, winners_text(over), 2));
    items.back().on = true;
    add_podium(items, over);
    items.push_back(text_line("over", msg("pad.over")));
    items.push_back(main_button("pad_end", msg("pad.end"), Verb::pad_end));
    if (may_go_on(pad.sheet)) items.push_back(button("pad_on", msg("pad.on"), Verb::pad_on));
    items.push_back(button("pad_undo", msg("pad.undo").with("round", rounds), Verb::pad_undo));
    add_sheet(items, over);
    add_chart(items, over);
    return;
  }
  items.push_back(heading("round", msg("sheet.round").with("round", rounds + 1), 2));
  items.push_back(text_line("how", msg_family(std::string(game.id()) + ".pad.", "how")));
  items.push_back(part("pad", Role::list, msg("sheet.round").with("round", rounds + 1)));
  for (std::size_t i = 0; i < pad.sheet.players.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    const std::string id = ids::pad_id(seat);
    items.push_back(part(id, Role::entry, msg("sheet.name").with_seat("seat", seat), 1));
    for (std::size_t f = 0; f < fields.size(); ++f) {
      const std::string name(fields[f]);
      Item field =
          input(ids::inside(id, name),
                msg("pad.field")
                    .with_seat("seat", seat)
                    .with_message("what", msg_family(std::string(game.id()) + ".pad.", name)),
                {pad.typed[i * fields.size() + f], seat, name}, 2);
      field.hint = msg_family(std::string(game.id()) + ".pad.", name);
      field.level = name == "cards" ? 0 : 1;
      items.push_back(std::move(field));
    }
  }
  if (pad.wrong >= 0) {
    items.push_back(text_line("problem", msg("pad.problem")
                                             .with_seat("seat", seat_at(pad.wrong))
                                             .with_message("what", pad.problem)));
    items.back().on = true;
  }
  items.push_back(
      main_button("pad_note", msg("pad.note").with("round", rounds + 1), Verb::pad_note));
  if (rounds > 0) {
    items.push_back(button("pad_undo", msg("pad.undo").with("round", rounds), Verb::pad_undo));
    items.push_back(button("pad_end", msg("pad.end"), Verb::pad_end));
    add_sheet(items, pad.sheet);
    add_chart(items, pad.sheet);
  }
}

std::vector<std::string> pad_names(const Model& m) {
  return seat_names(m.path.here<PadUi>()->pad.sheet.players, m.settings.language);
}

Items pad_items(const Model& m) {
  const Pad& pad = m.path.here<PadUi>()->pad;
  Items items;
  items.push_back(back_button());
  if (pad.key.empty()) {
    items.push_back(heading(ids::kTitle, msg("sheets.pad"), 1));
    add_setup(m, items);
    return items;
  }
  items.push_back(heading(ids::kTitle, msg_family("game.", kind_name(pad.sheet)), 1));
  add_round(pad, items);
  return items;
}

}  // namespace

constinit const Screen pad_screen{.name = "pad",
                                  .items = pad_items,
                                  .act = act_on_pad,
                                  .input = input_on_pad,
                                  .names = pad_names};

}  // namespace tablee::app
