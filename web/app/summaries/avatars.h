#pragma once
// Assigns avatars: those that people chose, otherwise one by seat, and for bots one that suits
// their temper. All avatars at a table differ.

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

// The temper of a bot of that strength: kTempers[…] selects its avatar and its words. An unknown
// kind of bot is gentle.
inline constexpr std::array<std::string_view, 5> kTempers = {"gentle", "bold", "careful", "sly",
                                                             "wise"};
std::size_t temper_of(std::string_view bot);

// Complete: every seat has a picture, people a colour as well, and all differ.
std::vector<Avatar> avatars_of(const std::vector<SeatSetup>& seats);

// "fox, teal"; for a bot only the picture.
Message look_text(const Avatar& look);
// Adds to every seat of the table (an item "seat.N") who looks like what.
void name_looks(const std::vector<SeatSetup>& seats, Items& items);
// For a person's seat on the setup screen: the choice of picture and colour.
void add_look_choices(const std::vector<SeatSetup>& seats, std::size_t seat, Items& items);
// Sets that picture, or that colour: false if it does not exist, or another player has chosen it.
bool choose_look(std::vector<SeatSetup>& seats, std::size_t seat, bool face, int number);

}  // namespace tablee::app
