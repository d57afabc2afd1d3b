#include "web/app/services/pad.h"

#include <algorithm>

#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"
#include "web/app/summaries/pad_rules.h"

namespace tablee::app {
namespace {

constexpr std::string_view kPadKey = "pad";
constexpr std::size_t kMaxTyped = 120;  // bytes: some thirty cards, one by one

std::size_t fields_of(const Pad& pad) {
  return pad.sheet.players.size() * find_game(pad.sheet.game)->pad_fields().size();
}

// Continues the stored pad, of that sheet or of a new one (empty key); else starts one.
Pad pad_of(const Model& m, std::string_view key) {
  Pad pad;
  const std::string* kept = m.store.find(kPadKey);
  auto sheet = m.archive.sheet(key);
  if (kept && read_pad(*kept, pad) &&
      (pad.key == key || (key.empty() && pad.sheet.rounds.empty()))) {
    if (sheet) pad.sheet.title = sheet->title;  // written on the sheet since
    return pad;
  }
  pad = {};
  if (sheet && sheet->pad && find_game(sheet->game)) {
    pad.key = key;
    pad.sheet = std::move(*sheet);
  } else {
    pad.sheet.game = all_games().front()->id();
    pad.sheet.players.resize(4);
    usual_limits(pad.sheet);
  }
  pad.typed.resize(fields_of(pad));
  return pad;
}

void choose_kind(Pad& pad, std::string_view name) {
  for (const AnyGame* game : all_games()) {
    for (const TableKind& kind : game->kinds()) {
      if (kind.name != name) continue;
      pad.sheet.game = game->id();
      pad.sheet.options.clear();
      if (!kind.flag.empty()) pad.sheet.options.emplace_back(kind.flag, 1);
      usual_limits(pad.sheet);
    }
  }
}

// The points come back as they are known: as heads, or as nothing to correct where they were
// counted from cards.
void take_back(Pad& pad) {
  const std::vector<int> round = pad.sheet.rounds.back();
  pad.sheet.rounds.pop_back();
  pad.sheet.count();
  pad.problem = {};
  pad.wrong = -1;
  if (find_game(pad.sheet.game)->pad_fields().size() == 1)
    for (std::size_t i = 0; i < round.size(); ++i) pad.typed[i] = std::to_string(round[i]);
}

void keep_pad(Model& m) { m.store.put(kPadKey, write_pad(m.path.here<PadUi>()->pad)); }

// The table of a pad that has not begun.
void set_up_pad(Model& m, Pad& pad, const Action& action) {
  auto& players = pad.sheet.players;
  if (action.verb == Verb::pad_game) {
    choose_kind(pad, action.text);
  } else if (action.verb == Verb::pad_option) {
    for (const OptionInfo& info : limits(pad.sheet))
      if (info.key == action.text && action.number >= info.low && action.number <= info.high)
        set_limit(pad.sheet, info.key, action.number);
  } else if (action.verb == Verb::pad_add) {
    players.emplace_back();
  } else if (action.verb == Verb::pad_remove) {
    if (action.number >= 0 && action.number < static_cast<int>(players.size()))
      players.erase(players.begin() + action.number);
  } else if (action.verb == Verb::pad_start) {
    pad.key = m.archive.free_key(m.today);
    pad.sheet.date = m.today;
    pad.sheet.pad = true;
    pad.sheet.options.emplace_back("players", static_cast<int>(players.size()));
  }
  const std::size_t least = find_game(pad.sheet.game)->min_seats();
  players.resize(
      std::clamp(players.size(), least, static_cast<std::size_t>(most_players(pad.sheet))));
  pad.typed.resize(fields_of(pad));
}

void end_pad(Model& m, Pad& pad) {
  pad.sheet.over = true;
  pad.sheet.count();
  m.archive.put(pad.key, pad.sheet);
  m.store.erase(kPadKey);
  const std::string key = pad.key;
  m.path.back();
  // Once, however one came here.
  if (m.screen_id() == ScreenId::sheet) m.path.back();
  m.open<SheetUi>().key = key;
}

}  // namespace

void input_on_pad(Model& m, const Item& field, std::string_view typed) {
  Pad& pad = m.path.here<PadUi>()->pad;
  const auto* of = data_of<FieldText>(field);
  if (!of || of->seat < 0 || of->seat >= static_cast<int>(pad.sheet.players.size())) return;
  if (pad.key.empty()) {
    pad.sheet.players[of->seat].name = tidy_name(typed);
  } else {
    const auto fields = find_game(pad.sheet.game)->pad_fields();
    for (std::size_t f = 0; f < fields.size(); ++f)
      if (fields[f] == of->name)
        pad.typed[of->seat * fields.size() + f] = tidy_name(typed, kMaxTyped);
  }
  keep_pad(m);
}

void open_pad(Model& m, std::string_view key) { m.open<PadUi>().pad = pad_of(m, key); }

bool act_on_pad(Model& m, Voice& voice, const Action& action) {
  const Verb verb = action.verb;
  if (verb < Verb::pad_game || verb > Verb::pad_end) return false;
  Pad& pad = m.path.here<PadUi>()->pad;
  if (pad.key.empty()) {
    set_up_pad(m, pad, action);
  } else if (verb == Verb::pad_note) {
    if (match_over(pad.sheet)) return true;
    const bool first = pad.sheet.rounds.empty();
    if (!note_round(pad)) {
      voice.say(pad.problem);
    } else {
      // Nothing was stored there until now: a match may have taken that key meanwhile.
      if (first) pad.key = m.archive.free_key(m.today);
      voice.say(msg("pad.noted")
                    .with("round", static_cast<int>(pad.sheet.rounds.size()))
                    .with_messages("players", totals_of(pad.sheet, m.settings.language)),
                Channel::voice);
      if (match_over(pad.sheet)) voice.say(msg("pad.over"));
    }
  } else if (verb == Verb::pad_on && may_go_on(pad.sheet)) {
    no_limits(pad.sheet);
  } else if (verb == Verb::pad_undo) {
    if (pad.sheet.rounds.empty()) return true;
    voice.say(msg("pad.undone").with("round", static_cast<int>(pad.sheet.rounds.size())),
              Channel::voice);
    take_back(pad);
  } else if (verb == Verb::pad_end && !pad.sheet.rounds.empty()) {
    end_pad(m, pad);
    return true;
  }
  // A pad that has not begun has nothing in the archive.
  const bool begun = !pad.key.empty(), empty = pad.sheet.rounds.empty();
  if (begun && !empty) m.archive.put(pad.key, pad.sheet);
  if (begun && empty && verb == Verb::pad_undo) m.archive.erase(pad.key);
  keep_pad(m);
  return true;
}

}  // namespace tablee::app
