#include "table/known_sheets.h"

#include <algorithm>
#include <utility>

#include "core/date.h"
#include "core/sort_few.h"
#include "table/sheet_line.h"

namespace tablee {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);
// Sheets with the same sign that are compared; there may be thousands.
constexpr std::size_t kMostLooked = 16;
constexpr std::size_t kTellingRounds = 3;
constexpr std::size_t kTellingPoints = 4;

std::string kind_sign(const Sheet& sheet) {
  const AnyGame* game = find_game(sheet.game);
  return game ? std::string(kind_of(*game, sheet.options).name) : sheet.game;
}

// Seats sorted by name and bot.
std::vector<std::size_t> seats_in_order(const Sheet& sheet) {
  std::vector<std::size_t> seats(sheet.players.size());
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = i;
  sort_few(seats.begin(), seats.end(), [&](std::size_t a, std::size_t b) {
    const SeatSetup &x = sheet.players[a], &y = sheet.players[b];
    return std::pair(std::string_view(x.name), std::string_view(x.bot)) <
           std::pair(std::string_view(y.name), std::string_view(y.bot));
  });
  return seats;
}

std::string name_sign(const SeatSetup& seat) { return seat.name + "\t" + seat.bot + "\t"; }

std::string column_sign(const Sheet& sheet, std::size_t seat) {
  std::string text;
  for (const auto& round : sheet.rounds) text += std::to_string(round[seat]) + ",";
  return text;
}

std::string players_sign(const Sheet& sheet) {
  std::string sign = kind_sign(sheet) + "\n" + sheet.date + "\n";
  for (const std::size_t seat : seats_in_order(sheet)) sign += name_sign(sheet.players[seat]);
  return sign;
}

// The points of each player, with or without names.
std::string points_sign(const Sheet& sheet, bool names) {
  std::vector<std::string> columns;
  for (std::size_t seat = 0; seat < sheet.players.size(); ++seat)
    columns.push_back((names ? name_sign(sheet.players[seat]) : std::string()) +
                      column_sign(sheet, seat));
  sort_few(columns.begin(), columns.end());
  std::string sign = kind_sign(sheet) + "\n";
  for (const std::string& column : columns) sign += column + "\n";
  return names ? sign : sheet.date + "\n" + sign;
}

bool may_be_one_day(const Sheet& a, const Sheet& b) {
  return a.date == b.date || !read_date(a.date) || !read_date(b.date) ||
         a.rounds.size() >= kTellingRounds;
}

bool share_half(const Sheet& a, const Sheet& b) {
  const auto seats_a = seats_in_order(a), seats_b = seats_in_order(b);
  const std::size_t rounds = std::min(a.rounds.size(), b.rounds.size());
  std::size_t same = 0;
  for (std::size_t r = 0; r < rounds; ++r) {
    bool equal = true;
    for (std::size_t i = 0; i < seats_a.size(); ++i)
      equal = equal && a.rounds[r][seats_a[i]] == b.rounds[r][seats_b[i]];
    same += equal;
  }
  return same > 0 && same * 2 >= rounds;
}

bool always(const Sheet&, const Sheet&) { return true; }

}  // namespace

void KnownSheets::add(std::string_view key, const Sheet& sheet) {
  const std::size_t at = all_.size();
  all_.push_back({std::string(key), sheet});
  by_line_[write_sheet_line(sheet)].at.push_back(at);
  by_points_[points_sign(sheet, true)].at.push_back(at);
  by_players_[players_sign(sheet)].at.push_back(at);
  by_columns_[points_sign(sheet, false)].at.push_back(at);
}

// A sheet that is not taken yet; kNone: there is none.
std::size_t KnownSheets::find(Signs& signs, const std::string& sign, const Sheet& sheet,
                              bool (*alike)(const Sheet&, const Sheet&)) {
  const auto found = signs.find(sign);
  if (found == signs.end()) return kNone;
  Bucket& bucket = found->second;
  while (bucket.done < bucket.at.size() && all_[bucket.at[bucket.done]].taken) ++bucket.done;
  const std::size_t end = std::min(bucket.at.size(), bucket.done + kMostLooked);
  for (std::size_t i = bucket.done; i < end; ++i) {
    const Known& known = all_[bucket.at[i]];
    if (!known.taken && alike(sheet, known.sheet)) return bucket.at[i];
  }
  return kNone;
}

std::size_t KnownSheets::find_near(const Sheet& sheet) {
  std::size_t at = find(by_points_, points_sign(sheet, true), sheet, may_be_one_day);
  if (at == kNone) at = find(by_players_, players_sign(sheet), sheet, share_half);
  if (at == kNone && sheet.rounds.size() * sheet.players.size() >= kTellingPoints)
    at = find(by_columns_, points_sign(sheet, false), sheet, always);
  return at;
}

std::vector<KnownSheets::Answer> KnownSheets::compare(const std::vector<const Sheet*>& sheets) {
  for (Known& known : all_) known.taken = false;
  for (Signs* signs : {&by_line_, &by_points_, &by_players_, &by_columns_})
    for (auto& [sign, bucket] : *signs) bucket.done = 0;
  std::vector<Answer> answers(sheets.size());
  if (all_.empty()) return answers;
  const auto answer = [&](std::size_t i, std::size_t at, Likeness likeness) {
    if (at == kNone) return;
    all_[at].taken = true;
    answers[i] = {likeness, all_[at].key};
  };
  for (std::size_t i = 0; i < sheets.size(); ++i)
    answer(i, find(by_line_, write_sheet_line(*sheets[i]), *sheets[i], always), Likeness::same);
  for (std::size_t i = 0; i < sheets.size(); ++i)
    if (answers[i].likeness == Likeness::fresh) answer(i, find_near(*sheets[i]), Likeness::near);
  return answers;
}

}  // namespace tablee
