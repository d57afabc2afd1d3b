// Reads sessions from stored data.

#include "web/app/services/session.h"

namespace tablee::app {

Result<Session> read_session(std::string_view text) {
  const auto value = json::parse(text);
  if (!value) return value.error();
  const json::Value* kept = value->find("record");
  if (!kept) return Error{msg("error.record"), {}};
  const auto record = read_record(*kept);
  if (!record) return record.error();
  auto match = Match::replay(*record);
  if (!match) return match.error();
  Session session(std::move(*match), std::string(value->string_at("sheet").value_or("")));
  if (const auto seats = value->integer_at("phones", 0, SeatSet::first(kMaxSeats).bits())) {
    SeatSet phones;
    for (const Seat seat : SeatSet::first(kMaxSeats))
      if (*seats >> seat & 1) phones.add(seat);
    session.set_phones(phones);
  }
  // A decision that waited for the others.
  if (const auto seat = value->integer_at("seat", 0, kMaxSeats - 1))
    session.wait(
        {seat_at(static_cast<int>(*seat)), std::string(value->string_at("move").value_or(""))});
  return session;
}

}  // namespace tablee::app
