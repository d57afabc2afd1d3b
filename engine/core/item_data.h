#pragma once
// What an item (item.h) carries besides its words: figures, cards and seats as values, so that the
// code that shows the item parses neither its id nor a text.

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/card_set.h"
#include "core/look.h"
#include "core/mark.h"
#include "core/seat.h"

namespace tablee {

// A card by its text in records. Only its game can read it: "27", "stop".
struct CardText {
  std::string text{};
  bool operator==(const CardText&) const = default;
};
// A card in a player's hand.
struct HeldCard {
  CardText card{};
  bool chosen = false;  // chosen for the trick under way
  bool operator==(const HeldCard&) const = default;
};

// Of an input: what stands in it, and what it is about where a screen has several.
struct FieldText {
  std::string text{};
  Seat seat = kNobody;
  std::string name{};  // of the score pad: which of the game's figures; empty: the seat's name
  bool operator==(const FieldText&) const = default;
};
// Of anything about one number card: in a hand, in a market, on the table.
struct NumberCard {
  Card card = kNoCard;
  bool operator==(const NumberCard&) const = default;
};
// Of a row of cards on the table.
struct RowNumber {
  int row = 1;           // from 1
  Card last = kNoCard;   // at its end; kNoCard: it is empty
  Card first = kNoCard;  // at its other end, where cards can be placed there, too
  bool full = false;     // the next card takes it
  bool blocked = false;  // no card can be placed
  bool operator==(const RowNumber&) const = default;
};
// Of a list of cards of one ten: 20 … 29.
struct CardTen {
  int ten = 0;  // 2 of 20 … 29
  bool operator==(const CardTen&) const = default;
};
// Of a line about one seat.
struct SeatOf {
  Seat seat = kNobody;
  bool operator==(const SeatOf&) const = default;
};
// Of a seat at the table.
struct SeatPoints {
  Seat seat = kNobody;
  int points = 0;        // so far, as far as the viewer may know them
  bool partial = false;  // something that nobody else sees counts, too
  bool operator==(const SeatPoints&) const = default;
};
// Of a list of the cards that a player holds.
struct HeldCards {
  Seat seat = kNobody;
  std::vector<HeldCard> cards{};
  bool operator==(const HeldCards&) const = default;
};
// Of what is shown of one kind of table (TableKind::name): its poster.
struct KindName {
  std::string kind{};
  bool operator==(const KindName&) const = default;
};
// Of an example of the rules, or of a decision.
struct ExampleTable {
  std::string kind{};  // of table, as in KindName
  std::vector<std::vector<CardText>> rows{};
  CardText card{};               // beside them, to be played or taken; empty: none
  std::vector<CardText> hand{};  // below them, of the player who decides; empty: none
  bool operator==(const ExampleTable&) const = default;
};
// Of a text that reports progress.
struct Progress {
  int at = 0, of = 1;
  bool operator==(const Progress&) const = default;
};
// Of a chart: its figures are drawn divided by this.
struct ChartScale {
  int divisor = 1;  // 10: they are tenths
  bool operator==(const ChartScale&) const = default;
};
// Of an entry of a chart: its line.
struct ChartLine {
  std::vector<int> figures{};
  bool operator==(const ChartLine&) const = default;
};
// Of a table of standings: the points at which the match ends.
struct PointLimit {
  int points = 0;  // 0: no number of points ends it
  bool operator==(const PointLimit&) const = default;
};
// Of a row of that table: before the round, and after it.
struct StandingsRow {
  Seat seat = kNobody;
  int points_before = 0, points = 0;
  int place_before = 1, place = 1;  // from 1; several may share one; 0: none yet
  bool operator==(const StandingsRow&) const = default;
};
// Of a player on the podium.
struct PodiumPlace {
  Seat seat = kNobody;
  int place = 1;  // from 1; several may share one
  bool operator==(const PodiumPlace&) const = default;
};
// Of a choice of avatar, shown in the colour of the player who chooses.
struct AvatarChoice {
  Avatar look{};
  bool operator==(const AvatarChoice&) const = default;
};
// Of a choice of colour.
struct ColourChoice {
  std::uint8_t colour = 1;  // from 1, as in Look
  bool operator==(const ColourChoice&) const = default;
};
// Of a decision in a review, or of the legend that explains its marks.
struct ReviewMark {
  Mark mark = Mark::best;
  int number = 0;  // the card or the trick that was decided; 0: of the legend
  bool operator==(const ReviewMark&) const = default;
};

using ItemData =
    std::variant<std::monostate, FieldText, NumberCard, RowNumber, CardTen, CardText, SeatOf,
                 SeatPoints, HeldCards, KindName, ExampleTable, Progress, ChartScale, ChartLine,
                 PointLimit, StandingsRow, PodiumPlace, AvatarChoice, ColourChoice, ReviewMark>;

// The adviser's cost of a choice.
struct Cost {
  int figure = 0;         // for comparison: tenths of a point, or per cent of a chance
  std::string written{};  // as it is written on the choice, in the language of the screen
  bool operator==(const Cost&) const = default;
};

}  // namespace tablee
