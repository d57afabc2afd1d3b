#include "web/app/summaries/avatars.h"

#include <algorithm>
#include <span>

#include "core/faces.h"
#include "web/app/screens/parts.h"

namespace tablee::app {
namespace {

// Which pictures, or which colours, somebody has; by their numbers, so that 0 is never looked at.
using Used = std::array<bool, kFaces + 1>;

// Avatars from the one that suits a temper best to the one that suits it least.
constexpr std::string_view kFits[kTempers.size()] = {
    "7829534016",  // gentle: elephant, sheep, bear …
    "5409327816",  // bold: hare, frog, fox …
    "6982715340",  // careful: hedgehog, hen, sheep …
    "0341562879",  // sly: fox, cat, frog …
    "1270386594",  // wise: owl, bear, elephant …
};
// A person's, from their place on.
constexpr std::string_view kUsual = "3254081796";

// The characters' tempers, as indices of kTempers.
constexpr std::uint8_t kTemperOf[kCharacterCount] = {
    2,  // squirrel: careful
    0,  // mouse: gentle
    3,  // magpie: sly
    1,  // pig: bold
    4,  // tortoise: wise
    0,  // parrot: gentle
    1,  // goat: bold
    0,  // chick: gentle
};

// The first free one from there on, in a circle.
std::uint8_t free_one(std::string_view wanted, std::size_t from, const Used& used) {
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const auto n = static_cast<std::uint8_t>(wanted[(from + i) % wanted.size()] - '0' + 1);
    if (!used[n]) return n;
  }
  return 1;
}

// Does a person sit there, or did one when the match began?
bool peopled(const SeatSetup& seat) { return seat.person() || seat.began_as_person(); }

struct Taken {
  Used faces{}, colours{};
};

// What others have chosen for themselves.
Taken chosen_by_others(const std::vector<SeatSetup>& seats, std::size_t seat) {
  Taken taken;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (i == seat || !peopled(seats[i])) continue;
    taken.faces[seats[i].chosen.face] = true;
    taken.colours[seats[i].chosen.colour] = true;
  }
  return taken;
}

}  // namespace

std::size_t temper_of(std::string_view bot) {
  if (const auto player = read_player(bot))
    return kTemperOf[static_cast<std::size_t>(player->character)];
  const auto level = std::find(std::begin(kLevels), std::end(kLevels), bot);
  const std::size_t at = level - std::begin(kLevels);
  return at < kTempers.size() ? at : 0;
}

// Not inlined, like everything about avatars and remarks, so that it is part of the deferred code
// (docs/PAGE.md).
[[gnu::noinline]] std::vector<Avatar> avatars_of(const std::vector<SeatSetup>& seats) {
  std::vector<Avatar> looks(seats.size());
  Taken taken;
  const auto give = [](std::uint8_t& to, std::uint8_t what, Used& used) {
    if (to > 0 || what == 0 || used[what]) return;
    to = what;
    used[what] = true;
  };
  // Chosen avatars first, then those given by seat, then any free one.
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!peopled(seats[i])) continue;
    give(looks[i].face, seats[i].chosen.face, taken.faces);
    give(looks[i].colour, seats[i].chosen.colour, taken.colours);
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!peopled(seats[i])) continue;
    give(looks[i].face, free_one(kUsual, i, taken.faces), taken.faces);
    give(looks[i].colour, static_cast<std::uint8_t>(i + 1), taken.colours);
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (peopled(seats[i])) {
      give(looks[i].colour, free_one("0123456789", 0, taken.colours), taken.colours);
      continue;
    }
    if (const auto player = read_player(seats[i].bot))
      give(looks[i].face, face_of(player->character), taken.faces);
    give(looks[i].face, free_one(kFits[temper_of(seats[i].bot)], 0, taken.faces), taken.faces);
  }
  return looks;
}

[[gnu::noinline]] Message look_text(const Avatar& look) {
  if (look.face > kAvatars) return msg_family("bot.", kCharacters[look.face - kAvatars - 1u]);
  Message face = msg_family("face.", kAvatarNames[look.face - 1u]);
  if (look.colour == 0) return face;
  return msg("face.with")
      .with_message("what", std::move(face))
      .with_message("look", msg_family("shared.colour.", kColourNames[look.colour - 1u]));
}

[[gnu::noinline]] void name_looks(const std::vector<SeatSetup>& seats, Items& items) {
  const auto looks = avatars_of(seats);
  for (Item& item : items) {
    const auto* own = data_of<SeatPoints>(item);
    if (!own || static_cast<std::size_t>(own->seat) >= looks.size()) continue;
    // A character is called what it looks like.
    if (looks[own->seat].face > kAvatars) continue;
    item.text = msg("face.with")
                    .with_message("what", std::move(item.text))
                    .with_message("look", look_text(looks[own->seat]));
  }
}

[[gnu::noinline]] void add_look_choices(const std::vector<SeatSetup>& seats, std::size_t seat,
                                        Items& items) {
  const Taken taken = chosen_by_others(seats, seat);
  const Avatar look = avatars_of(seats)[seat];
  const auto add = [&](bool face, std::span<const std::string_view> names, std::string_view family,
                       const Used& used, std::size_t chosen, Message label) {
    const std::string id =
        ids::inside(ids::place_id(static_cast<int>(seat)), face ? "face" : "colour");
    items.push_back(
        part(id, Role::list,
             std::move(label).with_message("what", msg_family(family, names[chosen - 1])), 2));
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (used[i + 1]) continue;
      Item choice = part(ids::inside(id, names[i]), Role::choice, msg_family(family, names[i]), 3);
      const auto number = static_cast<std::uint8_t>(i + 1);
      choice.action = {face ? Verb::seat_avatar : Verb::seat_colour, static_cast<int>(seat),
                       number};
      if (face)
        choice.data = AvatarChoice{{number, look.colour}};
      else
        choice.data = ColourChoice{number};
      choice.on = i + 1 == chosen;
      items.push_back(std::move(choice));
    }
  };
  add(true, kAvatarNames, "face.", taken.faces, look.face, msg("face.which"));
  add(false, kColourNames, "shared.colour.", taken.colours, look.colour, msg("face.which_colour"));
}

[[gnu::noinline]] bool choose_look(std::vector<SeatSetup>& seats, std::size_t seat, bool face,
                                   int number) {
  if (number < 1 || number > (face ? kAvatars : kColours) || !seats[seat].person()) return false;
  const Taken taken = chosen_by_others(seats, seat);
  const auto& used = face ? taken.faces : taken.colours;
  if (used[number]) return false;
  Avatar& chosen = seats[seat].chosen;
  (face ? chosen.face : chosen.colour) = static_cast<std::uint8_t>(number);
  return true;
}

}  // namespace tablee::app
