#include "core/event.h"

#include <deque>

namespace tablee {
namespace {

// Events refer to their kind and fields by views of literals. Names that arrive as text are stored
// here and never freed; the number of names is bounded so that hostile lines cannot fill the
// memory.
std::string_view intern(std::string_view name) {
  static std::deque<std::string> names;
  for (const std::string& known : names)
    if (known == name) return known;
  if (names.size() >= 256) return {};
  return names.emplace_back(name);
}

constexpr std::int64_t kFigure = 1'000'000'000;

bool read_figures(const json::Value& value, std::vector<int>& out) {
  if (value.kind != json::Value::Kind::array || value.items.size() > 128) return false;
  for (const json::Value& item : value.items) {
    const auto n = item.as_int(-kFigure, kFigure);
    if (!n) return false;
    out.push_back(*n);
  }
  return true;
}

}  // namespace

void write_event(json::Writer& out, const Event& e) {
  out.begin_object().member("event", e.kind);
  if (e.seat != kNobody) out.member("seat", int{e.seat});
  for (const Event::Field& f : e.fields) out.member(f.name, f.value);
  if (!e.cards.empty()) out.numbers("cards", e.cards);
  if (!e.per_seat.empty()) out.numbers("per_seat", e.per_seat);
  out.end_object();
}

Result<Event> read_event(const json::Value& value) {
  const Error bad{msg("error.event"), "history"};
  const auto kind = value.string_at("event");
  if (!kind || value.members.size() > 16) return bad;
  Event e;
  e.kind = intern(*kind);
  if (e.kind.empty()) return bad;
  for (const auto& [name, member] : value.members) {
    if (name == "event") continue;
    if (name == "cards" || name == "per_seat") {
      if (!read_figures(member, name == "cards" ? e.cards : e.per_seat)) return bad;
      continue;
    }
    const auto n =
        name == "seat" ? member.as_int(0, kMaxSeats - 1) : member.as_int(-kFigure, kFigure);
    if (!n) return bad;
    if (name == "seat") {
      e.seat = seat_at(*n);
      continue;
    }
    const std::string_view field = intern(name);
    if (field.empty()) return bad;
    e.fields.push_back({field, *n});
  }
  return e;
}

std::size_t trick_began(std::span<const Event> events, std::size_t at) {
  std::optional<std::size_t> revealed;
  for (std::size_t i = at + 1; i-- > 0;) {
    if (events[i].trick() > 0) return i;
    if (!revealed && events[i].reveals) revealed = i;
    if (revealed && events[i].ends_round()) break;
  }
  return revealed.value_or(0);
}

Message event_message(std::string_view game, const Event& e) {
  const std::string prefix = std::string(game) + ".log.";
  // The message is extended in place: assigning with()'s result back would move it onto itself.
  Message m = msg_family(prefix, e.kind);
  if (e.seat != kNobody) std::move(m).with_seat("seat", e.seat);
  for (const Event::Field& f : e.fields) std::move(m).with(f.name, f.value);
  if (!e.cards.empty()) std::move(m).with_list("cards", e.cards);
  if (!e.per_seat.empty()) {
    std::vector<Message> seats;
    for (std::size_t i = 0; i < e.per_seat.size(); ++i)
      seats.push_back(msg_family(prefix, std::string(e.kind) + "_seat")
                          .with_seat("seat", seat_at(static_cast<int>(i)))
                          .with("value", e.per_seat[i]));
    std::move(m).with_messages("seats", std::move(seats));
  }
  return m;
}

}  // namespace tablee
