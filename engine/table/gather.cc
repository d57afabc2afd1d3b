#include "table/gather.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "core/name.h"
#include "core/scan.h"
#include "core/sort_few.h"
#include "core/sort_many.h"
#include "table/exchange.h"

namespace tablee {
namespace {

constexpr int kMaxOption = 1'000'000;

bool is_key(std::string_view key) {
  return !key.empty() && key.size() <= 32 && std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

// "players=4 target=66 pad", as write_csv writes it; false for other text.
bool read_options(std::string_view text, Sheet& sheet) {
  Scan scan(text);
  while (!scan.at_end()) {
    const std::string_view word = scan.word();
    if (word == kPadWord) {
      sheet.pad = true;
      continue;
    }
    const std::size_t mark = word.find('=');
    if (mark == std::string_view::npos || !is_key(word.substr(0, mark))) return false;
    const auto value = Scan::to_number(word.substr(mark + 1));
    if (!value || *value < -kMaxOption || *value > kMaxOption) return false;
    sheet.options.emplace_back(word.substr(0, mark), static_cast<int>(*value));
  }
  return true;
}

// "greedy", "greedy*1": a bot and how many times that seat changed hands, as write_csv writes it.
bool read_bot(std::string_view text, SeatSetup& seat) {
  const std::size_t star = text.find('*');
  seat.bot = text.substr(0, star);
  if (star == std::string_view::npos) return true;
  const auto swaps = Scan::to_number(text.substr(star + 1));
  if (!swaps || *swaps < 1 || *swaps > kMaxSwaps) return false;
  seat.swaps = static_cast<int>(*swaps);
  return true;
}

// Sets the option "players" to the number of seats.
void set_players(Sheet& sheet) {
  const auto count = static_cast<int>(sheet.players.size());
  for (auto& [key, value] : sheet.options)
    if (key == "players") {
      value = count;
      return;
    }
  sheet.options.emplace_back("players", count);
}

}  // namespace

bool Gatherer::open(const MatchKey& key, const MatchDetails& details, std::size_t line) {
  if (!matches_.empty() && (key.empty() || (key.match == match_ && key.date == date_ &&
                                            key.game == game_ && key.title == title_)))
    return matches_.size() <= kMaxSheets;
  match_ = key.match;
  date_ = key.date;
  game_ = key.game;
  title_ = key.title;
  key_.clear();
  for (const std::string_view text : {key.match, key.date, key.game, key.title})
    key_.append(text).append(1, '\n');
  const auto [at, fresh] = last_of_.try_emplace(key_, matches_.size());
  current_ = at->second;
  if (fresh) begin(key, details, line);
  return matches_.size() <= kMaxSheets;
}

void Gatherer::begin(const MatchKey& key, const MatchDetails& details, std::size_t line) {
  Match& match = matches_.emplace_back();
  match.line = match.found.line = line;
  match.numbered = !key.match.empty();
  match.found.kept.sheet.title = tidy_name(key.title, kMaxTitle);
  if (key.title.size() > kMaxTitle) refuse(Column::title, key.title, line);
  read_date(key.date, line);
  read_game(key.game, line);
  read_details(details, line);
}

// Begins another match with the same key.
void Gatherer::begin_next(std::size_t line) {
  const Match& before = matches_[current_];
  Match next;
  next.line = next.found.line = line;
  next.unreadable = next.spoiled = before.unreadable;
  next.found.kept.sheet = before.found.kept.sheet;
  next.found.date = before.found.date;
  next.found.asks_game = before.found.asks_game;
  current_ = last_of_[key_] = matches_.size();
  matches_.push_back(std::move(next));
}

void Gatherer::refuse(Column column, std::string_view cell, std::size_t line) {
  matches_[current_].unreadable = true;
  spoil(line, not_of_column(words_, column, cell));
}

void Gatherer::read_date(std::string_view date, std::size_t line) {
  TypedDate& typed = matches_[current_].found.date;
  typed = typed_date(date);
  if (!date.empty() && typed.none()) refuse(Column::date, date, line);
}

void Gatherer::read_game(std::string_view game, std::size_t line) {
  Match& match = matches_[current_];
  match.found.asks_game = game.empty();
  const std::string_view name = words_.kind(game);
  for (const AnyGame* known : all_games())
    for (const TableKind& kind : known->kinds())
      if (kind.name == name) {
        match.found.kept.sheet.game = known->id();
        if (!kind.flag.empty()) match.found.kept.sheet.options.emplace_back(kind.flag, 1);
        return;
      }
  if (!game.empty()) refuse(Column::game, game, line);
}

void Gatherer::read_details(const MatchDetails& details, std::size_t line) {
  Sheet& sheet = matches_[current_].found.kept.sheet;
  const auto read = [&](Column column, std::string_view cell, bool otherwise) {
    if (cell.empty()) return otherwise;
    const auto yes = words_.yes(cell);
    if (!yes) refuse(column, cell, line);
    return yes.value_or(otherwise);
  };
  sheet.over = read(Column::over, details.over, true);
  sheet.practice = read(Column::practice, details.practice, false);
  sheet.pad = !details.has_over;
  const AnyGame* game = find_game(sheet.game);
  if (details.options.empty() || !game) return;
  Sheet own;
  if (!read_options(details.options, own)) return refuse(Column::options, details.options, line);
  sheet.pad = own.pad;
  // If the game was edited in the file, the options belong to another game.
  if (kind_of(*game, own.options).name == kind_of(*game, sheet.options).name)
    sheet.options = std::move(own.options);
}

void Gatherer::add(int round, std::string_view typed, std::string_view bot, int points,
                   std::size_t line) {
  const std::string name = tidy_name(typed);
  const auto find = [&](Match& match) {
    return std::find_if(match.identities.begin(), match.identities.end(),
                        [&](const Identity& i) { return i.name == name && i.bot == bot; });
  };
  auto at = find(matches_[current_]);
  if (round == 1 && !matches_[current_].numbered && at != matches_[current_].identities.end() &&
      at->began) {
    begin_next(line);
    at = matches_[current_].identities.end();
  }
  Match& match = matches_[current_];
  if (match.spoiled) return;
  if (at == match.identities.end()) {
    if (match.identities.size() == kMaxSeats)
      return spoil(line, msg("error.csv_seats").with("most", static_cast<int>(kMaxSeats)));
    SeatSetup seat;
    if (!read_bot(bot, seat)) return spoil(line, not_of_column(words_, Column::bot, bot));
    match.identities.push_back({name, std::string(bot)});
    at = std::prev(match.identities.end());
  }
  at->began = at->began || round == 1;
  match.entries.push_back({static_cast<std::uint32_t>(line), static_cast<std::uint16_t>(round),
                           static_cast<std::int16_t>(points),
                           static_cast<std::uint8_t>(at - match.identities.begin()), 0});
}

void Gatherer::spoil(std::size_t line, Message why) {
  matches_[current_].spoiled = true;
  matches_[current_].entries = {};
  file_.add_not_read(line, std::move(why));
}

// Seats in the order of their first lines. Equal names in one round are different seats.
bool Gatherer::find_seats(Match& match, std::vector<Seat>& seats) {
  auto& entries = match.entries;
  sort_many(entries, [](const Entry& a, const Entry& b) {
    return std::tie(a.identity, a.round) < std::tie(b.identity, b.round);
  });
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Entry& e = entries[i];
    const Entry* before = i > 0 ? &entries[i - 1] : nullptr;
    const bool again = before && before->identity == e.identity && before->round == e.round;
    if (again && before->seat + 1 == kMaxSeats) return false;
    e.seat = again ? static_cast<std::uint8_t>(before->seat + 1) : 0;
    const auto seat = std::find_if(seats.begin(), seats.end(), [&](const Seat& s) {
      return s.identity == e.identity && s.among == e.seat;
    });
    if (seat == seats.end())
      seats.push_back({e.line, e.identity, e.seat});
    else
      seat->line = std::min(seat->line, e.line);
  }
  sort_few(seats.begin(), seats.end(), [](const Seat& a, const Seat& b) {
    return std::tie(a.line, a.identity, a.among) < std::tie(b.line, b.identity, b.among);
  });
  for (Entry& e : entries) {
    const auto seat = std::find_if(seats.begin(), seats.end(), [&](const Seat& s) {
      return s.identity == e.identity && s.among == e.seat;
    });
    e.seat = static_cast<std::uint8_t>(seat - seats.begin());
  }
  return seats.size() <= kMaxSeats;
}

// Reports which points are missing, or present twice.
void Gatherer::report_gap(const Match& match, const std::vector<Seat>& seats, std::size_t round,
                          std::size_t seat) {
  const auto has = [&](const Entry& e) { return e.round == round; };
  if (std::none_of(match.entries.begin(), match.entries.end(), has))
    return file_.add_not_read(
        match.line, msg("error.csv_round").with("round", static_cast<std::int64_t>(round)));
  const Identity& who = match.identities[seats[seat].identity];
  const std::string_view name = who.name.empty() ? who.bot : who.name;
  if (seats[seat].among == 0)
    return file_.add_not_read(match.line, msg("error.csv_absent")
                                              .with_quote("player", name)
                                              .with("round", static_cast<std::int64_t>(round)));
  const auto twice = std::find_if(match.entries.begin(), match.entries.end(),
                                  [&](const Entry& e) { return e.seat == seat; });
  file_.add_not_read(twice->line,
                     msg("error.csv_twice").with_quote("player", name).with("round", twice->round));
}

bool Gatherer::fill_rounds(Match& match, const std::vector<Seat>& seats) {
  auto& entries = match.entries;
  sort_many(entries, [](const Entry& a, const Entry& b) {
    return std::tie(a.round, a.seat) < std::tie(b.round, b.seat);
  });
  const std::size_t rounds = entries.empty() ? 0 : entries.back().round;
  for (std::size_t i = 0; i < rounds * seats.size(); ++i) {
    const std::size_t round = i / seats.size() + 1, seat = i % seats.size();
    if (i < entries.size() && entries[i].round == round && entries[i].seat == seat) continue;
    report_gap(match, seats, round, seat);
    return false;
  }
  Sheet& sheet = match.found.kept.sheet;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (i % seats.size() == 0) sheet.rounds.emplace_back().reserve(seats.size());
    sheet.rounds.back().push_back(entries[i].points);
  }
  return true;
}

void Gatherer::finish() {
  for (Match& match : matches_) {
    if (match.spoiled || match.entries.empty()) continue;
    std::vector<Seat> seats;
    if (!find_seats(match, seats)) {
      file_.add_not_read(match.line,
                         msg("error.csv_seats").with("most", static_cast<int>(kMaxSeats)));
      continue;
    }
    if (!fill_rounds(match, seats)) continue;
    Sheet& sheet = match.found.kept.sheet;
    for (const Seat& seat : seats) {
      const Identity& who = match.identities[seat.identity];
      SeatSetup setup;
      setup.name = who.name;
      read_bot(who.bot, setup);
      sheet.players.push_back(std::move(setup));
    }
    set_players(sheet);
    match.entries = {};
    if (Message why = unfit(sheet); !why.empty()) {
      file_.add_not_read(match.line, std::move(why));
      continue;
    }
    sheet.count();
    file_.matches.push_back(std::move(match.found));
  }
  matches_.clear();
  last_of_.clear();
  sort_few(file_.not_read.begin(), file_.not_read.end(),
           [](const NotRead& a, const NotRead& b) { return a.line < b.line; });
  file_.find_orders();
}

}  // namespace tablee
