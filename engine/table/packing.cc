#include "table/packing.h"

#include <algorithm>

namespace tablee {
namespace {

constexpr std::size_t kMaxId = 32;  // a game's name
constexpr std::size_t kMaxDeal = 4096;
constexpr std::size_t kMaxDeals = 200;
// Properties of a table, one bit each: it is for practice; some seats changed between person and
// bot, and how often is written for each seat.
constexpr std::uint64_t kPractice = 1, kSwapped = 2;

// Writes the options that differ from the default: a bit for each in the order of the game's list,
// then their numbers. New options therefore go to the end of that list and defaults must not
// change, or the version of the format has to.
void put_options(ByteWriter& out, const AnyGame& game, const OptionSet& set) {
  std::uint64_t changed = 0;
  std::vector<int> numbers;
  const auto infos = game.options();
  for (std::size_t i = 0; i < infos.size(); ++i) {
    if (infos[i].key == "players") continue;  // the number of seats says it
    for (const auto& [key, number] : set) {
      if (key != infos[i].key || number == infos[i].fallback) continue;
      changed |= std::uint64_t{1} << i;
      numbers.push_back(number);
    }
  }
  out.number(changed);
  for (const int number : numbers) out.signed_number(number);
}

OptionSet take_options(ByteReader& in, const AnyGame& game, std::size_t seats) {
  OptionSet set{{"players", static_cast<int>(seats)}};
  const auto infos = game.options();
  const std::uint64_t changed = in.number((std::uint64_t{1} << infos.size()) - 1);
  for (std::size_t i = 0; i < infos.size(); ++i)
    if ((changed >> i) & 1)
      set.emplace_back(infos[i].key,
                       static_cast<int>(in.signed_number(infos[i].low, infos[i].high)));
  return set;
}

// A bot that sits at several seats is named once: 0 a person, 1 a bot not named yet, 2 … one of the
// named ones.
void put_seats(ByteWriter& out, const std::vector<SeatSetup>& seats, bool names) {
  out.number(seats.size());
  std::vector<std::string> bots;
  for (const SeatSetup& seat : seats) {
    const auto known = std::find(bots.begin(), bots.end(), seat.bot);
    if (seat.person()) {
      out.number(0);
    } else if (known != bots.end()) {
      out.number(2 + static_cast<std::uint64_t>(known - bots.begin()));
    } else {
      out.number(1);
      out.text(seat.bot);
      bots.push_back(seat.bot);
    }
    if (names) out.text(seat.name);
  }
}

std::vector<SeatSetup> take_seats(ByteReader& in, bool names) {
  std::vector<SeatSetup> seats;
  std::vector<std::string> bots;
  const std::uint64_t count = in.number(kMaxSeats);
  for (std::uint64_t i = 0; i < count && in.sound(); ++i) {
    SeatSetup& seat = seats.emplace_back();
    const std::uint64_t kind = in.number(1 + bots.size());
    if (kind == 1) bots.push_back(in.text(kMaxName));
    if (kind > 0) seat.bot = kind == 1 ? bots.back() : bots[static_cast<std::size_t>(kind - 2)];
    if (names) seat.name = in.text(kMaxName);
  }
  return seats;
}

}  // namespace

Error damaged() { return {msg("error.link"), "link"}; }

std::vector<std::string> other_deals(const Record& record) {
  std::vector<std::string> given;
  for (std::size_t i = 0; i < record.deals.size(); ++i) {
    const bool usual = record.deals[i] == seeded_deal(record.setup.seed, i);
    given.push_back(usual ? std::string() : record.deals[i]);
  }
  while (!given.empty() && given.back().empty()) given.pop_back();
  return given;
}

void put_deal(ByteWriter& out, const PackedDeal& deal) {
  out.number(deal.seed);
  out.number(deal.given.size());
  for (const std::string& text : deal.given) out.text(text);
}

PackedDeal take_deal(ByteReader& in) {
  PackedDeal deal;
  deal.seed = in.number();
  const std::uint64_t count = in.number(kMaxDeals);
  for (std::uint64_t i = 0; i < count && in.sound(); ++i) deal.given.push_back(in.text(kMaxDeal));
  return deal;
}

void put_table(ByteWriter& out, const Setup& setup, bool names) {
  out.text(setup.game->id());
  out.number(static_cast<std::uint64_t>(setup.game->rules_version()));
  put_seats(out, setup.seats, names);
  put_options(out, *setup.game, setup.options);
  const bool swapped = names && std::any_of(setup.seats.begin(), setup.seats.end(),
                                            [](const SeatSetup& s) { return s.swaps > 0; });
  out.number((setup.practice ? kPractice : 0) | (swapped ? kSwapped : 0));
  if (!swapped) return;
  for (const SeatSetup& seat : setup.seats) out.number(static_cast<std::uint64_t>(seat.swaps));
}

Result<Setup> take_table(ByteReader& in, bool names) {
  Setup setup;
  const std::string game = in.text(kMaxId);
  const auto rules = static_cast<int>(in.number(1'000'000));
  if (!in.sound()) return damaged();
  setup.game = find_game(game);
  if (!setup.game) return Error{msg("error.game_unknown").with_quote("game", game), "link"};
  if (rules != setup.game->rules_version())
    return Error{msg("error.record_rules").with("rules", rules), "link"};
  setup.seats = take_seats(in, names);
  setup.options = take_options(in, *setup.game, setup.seats.size());
  const std::uint64_t marks = in.number(names ? kPractice | kSwapped : kPractice);
  setup.practice = (marks & kPractice) != 0;
  if (marks & kSwapped)
    for (SeatSetup& seat : setup.seats) seat.swaps = static_cast<int>(in.number(kMaxSwaps));
  if (!in.sound()) return damaged();
  if (Status s = setup.game->check(setup.options); !s) return Error{s.error().what, "link"};
  return setup;
}

}  // namespace tablee
