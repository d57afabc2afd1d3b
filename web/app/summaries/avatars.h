#pragma once
// Who looks like what: what people chose, and for everybody else a face by their place, for bots
// one that fits their temper. Nobody looks like anybody else at the same table.

#include <array>
#include <string_view>
#include <vector>

#include "core/item.h"
#include "table/record.h"
#include "text/text.h"

namespace tablee::app {

struct Model;

// By their numbers (core/look.h), from 1 on: word keys "face.<name>" and "shared.colour.<name>".
inline constexpr std::array<std::string_view, kAvatars> kAvatarNames = {
    "fox", "owl", "bear", "cat", "frog", "hare", "hedgehog", "elephant", "sheep", "hen"};
inline constexpr std::array<std::string_view, kColours> kColourNames = {
    "teal", "orange", "violet", "green", "blue", "pink", "brown", "olive", "grey", "red"};

// How a bot of that strength is: kTempers[…] is what its faces and its words go by. A bot of a kind
// we do not know is gentle.
inline constexpr std::array<std::string_view, 5> kTempers = {"gentle", "bold", "careful", "sly",
                                                             "wise"};
std::size_t temper_of(std::string_view bot);

// Whole: every seat has a face, people a colour as well, no two of them the same.
std::vector<Avatar> avatars_of(const std::vector<SeatSetup>& seats);

// "fox, teal"; of a bot its face alone.
Message look_text(const Avatar& look);
// Adds to every seat of the table (an item "seat.N") who looks like what.
void name_looks(const std::vector<SeatSetup>& seats, Items& items);
// Of a person's seat on the setup screen: which face, which colour.
void add_look_choices(const std::vector<SeatSetup>& seats, std::size_t seat, Items& items);
// That face, or that colour: false where there is none, or somebody else has chosen it.
bool choose_look(std::vector<SeatSetup>& seats, std::size_t seat, bool face, int number);

}  // namespace tablee::app
