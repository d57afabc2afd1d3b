#include "web/app/storage/score_pad.h"

#include "core/scan.h"
#include "table/exchange.h"
#include "web/app/screens/parts.h"

namespace tablee::app {

std::string write_pad(const Pad& pad) {
  json::Writer out;
  out.begin_object().member("key", std::string_view(pad.key));
  out.key("sheet").raw(write_sheet(pad.sheet)).key("typed").begin_array();
  for (const std::string& text : pad.typed) out.value(std::string_view(text));
  return out.end_array().end_object().take();
}

bool read_pad(std::string_view text, Pad& pad) {
  const auto document = json::parse(text);
  const json::Value* own = document ? document->find("sheet") : nullptr;
  auto sheet = own ? read_sheet(*own) : Result<Sheet>(Error{msg("error.sheet"), {}});
  const auto* typed = own ? document->array_at("typed") : nullptr;
  if (!sheet || !typed || !find_game(sheet->game)) return false;
  pad = {};
  pad.key = document->string_at("key").value_or("");
  pad.sheet = std::move(*sheet);
  for (const json::Value& value : *typed) pad.typed.push_back(value.string);
  pad.typed.resize(pad.sheet.players.size() * find_game(pad.sheet.game)->pad_fields().size());
  return true;
}

bool note_round(Pad& pad) {
  const AnyGame& game = *find_game(pad.sheet.game);
  const std::size_t fields = game.pad_fields().size();
  std::vector<int> round;
  CardSet used;
  for (std::size_t i = 0; i < pad.sheet.players.size(); ++i) {
    const auto points = game.pad_points(std::span(pad.typed).subspan(i * fields, fields), used);
    if (!points) {
      pad.problem = points.error().what;
      pad.wrong = static_cast<int>(i);
      return false;
    }
    round.push_back(*points);
  }
  // Together they can't have more than there is.
  for (std::size_t f = 0; f < fields; ++f) {
    const int most =
        game.pad_supply(game.pad_fields()[f], static_cast<int>(pad.sheet.players.size()));
    int all = 0;
    for (std::size_t i = 0; most > 0 && i < pad.sheet.players.size(); ++i) {
      all += Scan(pad.typed[i * fields + f]).number(0, most).value_or(0);
      if (all <= most) continue;
      pad.problem = msg_family(std::string(game.id()) + ".pad.supply.", game.pad_fields()[f])
                        .with("most", most);
      pad.wrong = static_cast<int>(i);
      return false;
    }
  }
  pad.problem = {};
  pad.wrong = -1;
  if (pad.sheet.rounds.size() == kMaxRounds) return false;
  pad.sheet.rounds.push_back(std::move(round));
  pad.sheet.count();
  pad.typed.assign(pad.typed.size(), {});
  return true;
}

}  // namespace tablee::app
