#pragma once
// A page with a match in progress: a golden record up to some move, resumed from stored data.

#include "tests/app/fake_page.h"
#include "tests/engine/golden_lines.h"

namespace tablee::app {

inline bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// The golden record of that game whose options include these, which there is.
inline Record golden_record(std::string_view game, const OptionSet& options) {
  for (const std::string& line : test::golden_lines(game)) {
    auto record = read_record(*json::parse(line)->find("record"));
    REQUIRE(record.ok());
    bool fits = true;
    for (const auto& [key, value] : options)
      for (const auto& [name, own] : record->setup.options)
        if (name == key && own != value) fits = false;
    if (fits) return *record;
  }
  FAIL("no golden record of " << game);
  return {};
}

// Index of the first move whose text starts so.
inline std::size_t first_move(const Record& record, std::string_view start) {
  std::size_t i = 0;
  while (i < record.moves.size() && !record.moves[i].text.starts_with(start)) ++i;
  REQUIRE(i < record.moves.size());
  return i;
}

// The table before that move, decided by the only person there, seen in that language.
inline void lay_before(FakePage& page, const Record& record, std::size_t move,
                       std::string_view lang) {
  auto match = Match::start(record.setup, record.deals);
  REQUIRE(match.ok());
  for (std::size_t i = 0; i < move; ++i) {
    if (match->needs_deal()) REQUIRE(match->deal().ok());
    REQUIRE(match->play(record.moves[i].seat, record.moves[i].text).ok());
  }
  if (match->needs_deal()) REQUIRE(match->deal().ok());
  Record kept = match->record();
  for (std::size_t i = 0; i < kept.setup.seats.size(); ++i)
    kept.setup.seats[i].bot =
        seat_at(static_cast<int>(i)) == record.moves[move].seat ? "" : "greedy";
  page.stored["match"] = R"({"sheet":"sheet.2026-11-21.0001","record":)" + write_record(kept) + "}";
  page.start(lang);
  page.tap("resume.go");
}

}  // namespace tablee::app
