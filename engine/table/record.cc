#include "table/record.h"

namespace tablee {

void write_avatar(json::Writer& out, const Avatar& look) {
  if (look.face > 0) out.member("face", int{look.face});
  if (look.colour > 0) out.member("colour", int{look.colour});
}

void write_seats(json::Writer& out, const std::vector<SeatSetup>& seats) {
  out.begin_array();
  for (const SeatSetup& seat : seats) {
    out.begin_object().member("name", std::string_view(seat.name));
    if (!seat.person()) out.member("bot", std::string_view(seat.bot));
    if (seat.swaps > 0) out.member("swaps", seat.swaps);
    write_avatar(out, seat.chosen);
    out.end_object();
  }
  out.end_array();
}

std::string write_record(const Record& r) {
  json::Writer out;
  out.begin_object();
  out.member("format", kRecordFormat);
  if (!r.setup.app.empty()) out.member("app", std::string_view(r.setup.app));
  out.member("game", r.setup.game->id());
  out.member("rules", r.setup.game->rules_version());
  out.key("options");
  r.setup.game->write_options(out, r.setup.options);
  out.key("seats");
  write_seats(out, r.setup.seats);
  out.member("date", std::string_view(r.setup.date)).member("practice", r.setup.practice);
  out.member("seed", std::string_view(std::to_string(r.setup.seed)));
  out.member("bot_seed", std::string_view(std::to_string(r.setup.bot_seed)));
  out.key("deals").begin_array();
  for (const std::string& deal : r.deals) out.value(std::string_view(deal));
  out.end_array();
  out.key("moves").begin_array();
  for (const PlayedMove& move : r.moves)
    out.value(std::string_view(std::to_string(move.seat) + " " + move.text));
  out.end_array().end_object();
  return out.take();
}

}  // namespace tablee
