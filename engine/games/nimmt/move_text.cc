// Moves as text.

#include <algorithm>

#include "core/scan.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

std::string move_text(Move move) {
  using Kind = Move::Kind;
  const std::string value = std::to_string(move.value);
  const std::string row = "row " + std::to_string(move.row);
  switch (move.kind) {
    case Kind::card:
      return value;
    case Kind::draft:
      return "draft " + value;
    case Kind::row:
      return "row " + value;
    case Kind::place:
      return "place";
    case Kind::fifth_row:
      return "fifth_row";
    case Kind::seven_takes:
      return "seven_takes";
    case Kind::insert:
      return "insert " + row;
    case Kind::replace:
      return "replace " + value;
    case Kind::slide:
      return "slide " + value + " " + row;
    case Kind::stop:
      return "stop " + row;
    case Kind::negative:
      return move.row ? "negative_positive " + row + " " + value : "negative_positive " + value;
    case Kind::keep:
      return "keep";
    case Kind::exchange:
      return "exchange " + std::string(kSpecialNames[move.value]);
  }
  return value;
}

namespace {

// What follows a move's first word: a value, "row 2", or both.
struct Wants {
  bool value = false, row = false;
};

// Reads the words for the kind of move, and whatever only that kind has.
std::optional<Wants> parse_kind(Scan& scan, Move& move) {
  using Kind = Move::Kind;
  Wants wants;
  if (scan.literal("place")) {
    move.kind = Kind::place;
  } else if (scan.literal("fifth_row")) {
    move.kind = Kind::fifth_row;
  } else if (scan.literal("seven_takes")) {
    move.kind = Kind::seven_takes;
  } else if (scan.literal("keep")) {
    move.kind = Kind::keep;
  } else if (scan.literal("insert")) {
    move.kind = Kind::insert;
    wants.row = true;
  } else if (scan.literal("stop")) {
    move.kind = Kind::stop;
    wants.row = true;
  } else if (scan.literal("replace")) {
    move.kind = Kind::replace;
    wants.value = true;
  } else if (scan.literal("slide")) {
    move.kind = Kind::slide;
    const auto card = scan.number(1, kDeckSize);
    if (!card) return std::nullopt;
    move.value = static_cast<std::uint8_t>(*card);
    wants.row = true;
  } else if (scan.literal("negative_positive")) {
    move.kind = Kind::negative;
    if (scan.literal("row")) {
      const auto number = scan.number(1, kMaxRows);
      if (!number) return std::nullopt;
      move.row = static_cast<std::uint8_t>(*number);
    }
    wants.value = true;
  } else if (scan.literal("exchange")) {
    move.kind = Kind::exchange;
    const auto found = std::find(std::begin(kSpecialNames), std::end(kSpecialNames), scan.word());
    if (found == std::end(kSpecialNames)) return std::nullopt;
    move.value = static_cast<std::uint8_t>(found - std::begin(kSpecialNames));
  } else {
    if (scan.literal("draft"))
      move.kind = Kind::draft;
    else if (scan.literal("row"))
      move.kind = Kind::row;
    wants.value = true;
  }
  return wants;
}

}  // namespace

std::optional<Move> parse_move(std::string_view text) {
  Scan scan(text);
  Move move;
  const auto wants = parse_kind(scan, move);
  if (!wants) return std::nullopt;
  if (wants->row) {
    const auto number = scan.literal("row") ? scan.number(1, kMaxRows) : std::nullopt;
    if (!number) return std::nullopt;
    move.row = static_cast<std::uint8_t>(*number);
  }
  if (wants->value) {
    const auto number = scan.number(1, kDeckSize);
    if (!number) return std::nullopt;
    move.value = static_cast<std::uint8_t>(*number);
  }
  if (!scan.at_end()) return std::nullopt;
  return move;
}

}  // namespace tablee::nimmt
