#pragma once
// What an address can contain: a table ready to start, a finished match to watch, a score sheet, a
// challenge. A link is a short text, the part of an address after '#':
//
//   t1.<base64url>   a table    r1.<base64url>   a replay    s1.<base64url>   a sheet
//   c1.<base64url>   a challenge
//
// The digit is the version of the format; the last four bytes are a CRC-32 of all before them,
// including the first two characters. A match under way has no link, because a link cannot hide the
// hands.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/challenge.h"
#include "table/packing.h"

namespace tablee {

// The longest link that is written or read, in characters.
inline constexpr std::size_t kMaxLink = 16'000;

// A table ready to start: game, options, seats (persons without their names, because anybody may
// accept the invitation), practice. `deal` is there where the match starts with a given deal.
struct TableLink {
  Setup setup;  // seeds and date unused
  std::optional<PackedDeal> deal;
};

using Link = std::variant<TableLink, Match, Sheet, Challenge>;

// The table of a match, with its deals or without. Of deals that follow from a seed the link has
// the seed, and the first one as it was dealt.
TableLink table_of(const Record& record, bool with_deals);

std::string write_link(const TableLink& table);
// The link of a finished match. An error where the match is not over, or too long for an address.
// The seed of the bots' random numbers is left out.
Result<std::string> write_link(const Match& match);
Result<std::string> write_link(const Sheet& sheet);
// At most Challenge::kMaxLink characters, if make_challenge made it.
std::string write_link(const Challenge& challenge);

// Whether the text has the form of a link, of any version.
bool looks_like_link(std::string_view text);
// Any text gives a link or an error that users can understand. A match is replayed move by move by
// the rules, so the result is a legal match that is over. Every link has exactly one text, until
// its names and title are tidied (core/name.h), which comes last.
Result<Link> read_link(std::string_view text);

// Checks only the form, the kind ('t', 'r', 's', 'c') and the checksum. Errors: those of read_link.
Status check_link(char kind, std::string_view text);

// Makes a link of that kind ('t', 'r', 's', 'c') from bytes, without checking them.
std::string seal_link(char kind, std::string_view bytes);

// A table in plain words, for addresses written by hand and for embedding, in any order: "<game>
// <flag> seats=person,greedy,greedy rounds=2 seed=7". The words after the game are its options; a
// flag without a number is on. Without seats, one person plays three `usual_bot`.
Result<TableLink> read_table_words(std::string_view words, std::string_view usual_bot);

}  // namespace tablee
