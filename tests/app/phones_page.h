#pragma once
// Seats whose cards are on phones, on a page without a browser.

#include "core/bytes.h"
#include "table/hand_code.h"
#include "tests/app/played_page.h"

namespace tablee::app {

// Two people and two bots.
inline void start(FakePage& page, std::string_view kind = "nimmt", std::string_view option = "") {
  page.start("en");
  page.tap("game." + std::string(kind) + ".setup");
  page.seat(1, "person");
  if (!option.empty()) page.tap(option);
  page.tap("start");
}

// Both people hold their cards on phones from now on.
inline void take_phones(FakePage& page) {
  page.tap("menu");
  page.tap("phones");
  page.tap("resume");
  page.answer_all();
}

inline void sit_down(FakePage& page, std::string_view kind = "nimmt") {
  start(page, kind);
  take_phones(page);
}

inline void say(FakePage& page, std::string_view what, int seat, std::string_view text = "") {
  json::Writer out;
  out.begin_object().member("on", "phones").member("what", what).member("seat", seat);
  page.app->receive(out.member("text", text).end_object().text());
}

inline const Session& session_of(const FakePage& page) { return *page.app->model().session; }

inline std::string card_of(const FakePage& page, int seat) {
  return session_of(page).seat_view(seat_at(seat))->legal_moves().front();
}

inline std::string said_of(const FakePage& page, std::string_view member) {
  return std::string(page.told.at("phones").string_at(member).value_or("missing"));
}

// The small code that a phone shows for its first card.
inline std::string small_code(const FakePage& page, int seat, std::string_view tag) {
  std::string card = card_of(page, seat);
  card.insert(0, 3 - card.size(), '0');
  return "TB1" + std::to_string(seat) + "010" + card + std::string(tag);
}

// The tag of that seat's small codes: from the name of the match.
inline std::string tag_of_seat(const FakePage& page, int seat) {
  const std::uint32_t tag = crc32(session_of(page).key() + '/' + std::to_string(seat)) % kTags;
  constexpr std::string_view kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  return {kDigits[tag / 36 / 36], kDigits[tag / 36 % 36], kDigits[tag % 36]};
}
inline std::string put_code(const FakePage& page, int seat) {
  return small_code(page, seat, tag_of_seat(page, seat));
}

}  // namespace tablee::app
