#include "table/exercise.h"

#include <algorithm>

#include "core/scan.h"
#include "table/move_code.h"
#include "table/packing.h"

namespace tablee {
namespace {

constexpr int kMostRated = 9999;
constexpr std::string_view kCostMark = " |";
constexpr int kTenth = 100, kMostTenths = 99'999;  // of a point, in thousandths

std::string pack(const Record& record) {
  ByteWriter out;
  put_table(out, record.setup, false);
  put_deal(out, {record.setup.seed, other_deals(record)});
  out.number(record.moves.size());
  out.raw(code_moves(record));
  return base64url(out.take());
}

Result<Match> unpack(std::string_view text) {
  const auto bytes = read_base64url(text);
  if (!bytes) return damaged();
  ByteReader in(*bytes);
  auto setup = take_table(in, false);
  if (!setup) return setup.error();
  const PackedDeal deal = take_deal(in);
  const std::uint64_t count = in.number(kMaxMoves);
  MoveDecoder moves(in.rest());
  if (!in.ok()) return damaged();
  setup->seed = setup->bot_seed = deal.seed;
  auto match = Match::start(std::move(*setup), deal.given);
  if (!match) return match.error();
  for (std::uint64_t n = 0;; ++n) {
    if (match->needs_deal())
      if (Status s = match->deal(); !s) return s.error();
    if (n == count) return match;
    if (!moves.play(*match)) return damaged();
  }
}

// The packed match of a line, between its rating and the best choice.
std::string_view packed(std::string_view line) {
  Scan scan(line);
  scan.word();
  return scan.word();
}

// The costs of the legal moves, all of them and in their order.
std::optional<std::vector<Evaluation>> read_costs(std::string_view text,
                                                  const std::vector<std::string>& legal) {
  std::vector<Evaluation> costs;
  Scan scan(text);
  for (const std::string& move : legal) {
    const auto tenths = scan.number(-kMostTenths, kMostTenths);
    if (!tenths) return std::nullopt;
    costs.push_back({move, *tenths * kTenth});
  }
  if (!scan.at_end()) return std::nullopt;
  return costs;
}

}  // namespace

std::string write_exercise(const Exercise& exercise) {
  std::string line =
      std::to_string(exercise.rating) + ' ' + pack(exercise.match.record()) + ' ' + exercise.best;
  if (!exercise.costs.empty()) line += kCostMark;
  for (const Evaluation& each : exercise.costs) line += ' ' + std::to_string(each.cost / kTenth);
  return line;
}

Result<Exercise> read_exercise(std::string_view line) {
  if (line.size() > kMaxExercise) return damaged();
  Scan scan(line);
  const auto rating = scan.number(0, kMostRated);
  const std::string_view packed = scan.word();
  const std::string_view answer = scan.rest();
  const std::string_view best = answer.substr(0, answer.find(kCostMark));
  auto match = rating ? unpack(packed) : Result<Match>(damaged());
  if (!match) return match.error();
  const auto& seats = match->seats();
  const auto person = [](const SeatSetup& seat) { return seat.person(); };
  const auto at = std::find_if(seats.begin(), seats.end(), person);
  if (std::count_if(seats.begin(), seats.end(), person) != 1) return damaged();
  const Seat seat = seat_at(static_cast<int>(at - seats.begin()));
  if (!match->to_act().has(seat)) return damaged();
  const auto legal = match->state().view(seat)->legal_moves();
  if (legal.size() < 2 || std::find(legal.begin(), legal.end(), best) == legal.end())
    return damaged();
  Exercise exercise{std::move(*match), std::string(best), *rating, {}};
  if (best.size() < answer.size()) {
    auto costs = read_costs(answer.substr(best.size() + kCostMark.size()), legal);
    if (!costs) return damaged();
    exercise.costs = std::move(*costs);
  }
  if (write_exercise(exercise) != line) return damaged();
  return exercise;
}

std::string exercise_id(std::string_view line) {
  const std::uint32_t sum = crc32(packed(line));
  std::string bytes;
  for (int shift = 0; shift < 24; shift += 8)
    bytes.push_back(static_cast<char>((sum >> shift) & 0xffu));
  return base64url(bytes);
}

int exercise_rating(std::string_view line) { return Scan(line).number(0, kMostRated).value_or(0); }

std::string exercise_table(const Setup& setup) {
  const TableKind kind = kind_of(*setup.game, setup.options);
  std::string name(kind.name);
  for (const OptionInfo& info : setup.game->options())
    for (const auto& [key, number] : setup.options)
      if (info.flag && key == info.key && number == 1 && key != kind.flag) return name + '.' + key;
  return name;
}

}  // namespace tablee
