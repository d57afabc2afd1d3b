#pragma once
// What can be shared by an address: a table ready to start, a finished match to watch again, a
// score sheet. A link is a short text, the part of an address after '#':
//
//   t1.<base64url>   a table    r1.<base64url>   a replay    s1.<base64url>   a sheet
//
// The digit is the version of the form; the last four bytes are a CRC-32 of all before them, the
// two characters included. No link tells of a match under way: it could not hide the hands.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/packing.h"

namespace tablee {

// The longest link that is written or read, in characters.
inline constexpr std::size_t kMaxLink = 16'000;

// A table ready to start: game, options, who sits where (persons without their names: an invitation
// is for anybody), practice. `deal` makes it "this deal, from the start".
struct TableLink {
  Setup setup;  // seeds and date unused
  std::optional<PackedDeal> deal;
};

using Link = std::variant<TableLink, Match, Sheet>;

// The table of a match; with its deals (those of its seed, but the first as it was), or without.
TableLink table_of(const Record& record, bool with_deals);

std::string write_link(const TableLink& table);
// An error where the match is not over, or too long for an address. The bots' own seed stays here.
Result<std::string> write_link(const Match& match);
Result<std::string> write_link(const Sheet& sheet);

// Does that text want to be a link, of whatever version?
bool looks_like_link(std::string_view text);
// Any text gives a link or an error that people can understand. A match read is played again move
// by move by the rules, so it is a legal one that is over. One link has one text.
Result<Link> read_link(std::string_view text);

// The link around those bytes of that kind ('t', 'r', 's'); they are not looked at.
std::string seal_link(char kind, std::string_view bytes);

// A table in plain words, as addresses written by hand and embeds name it, in any order:
// "<game> <flag> seats=person,greedy,greedy rounds=2 seed=7". Words after the game are its options,
// a flag alone is on; without seats one person plays three `usual_bot`.
Result<TableLink> read_table_words(std::string_view words, std::string_view usual_bot);

}  // namespace tablee
