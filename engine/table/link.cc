#include "table/link.h"

#include <algorithm>

#include "core/bytes.h"
#include "core/name.h"
#include "core/scan.h"
#include "table/move_code.h"
#include "table/packing.h"

namespace tablee {
namespace {

constexpr char kVersion = '1';
constexpr std::size_t kHead = 3;   // "t1."
constexpr std::size_t kCheck = 4;  // bytes
// Properties of a sheet, one bit each.
constexpr std::uint64_t kOverMark = 1, kPadMark = 2, kTitledMark = 4;

Error too_long() { return {msg("error.link_long"), "link"}; }

std::string check_of(std::string_view text) {
  const std::uint32_t sum = crc32(text);
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8)
    bytes.push_back(static_cast<char>((sum >> shift) & 0xffu));
  return bytes;
}

// "2026-11-21" as 20261121; any other text is no date.
std::uint64_t date_number(std::string_view date) {
  std::uint64_t n = 0;
  for (std::size_t i = 0; i < date.size(); ++i) {
    if (i == 4 || i == 7) {
      if (date[i] != '-') return 0;
    } else if (date[i] < '0' || date[i] > '9') {
      return 0;
    } else {
      n = n * 10 + static_cast<std::uint64_t>(date[i] - '0');
    }
  }
  return date.size() == 10 ? n : 0;
}

std::string date_text(std::uint64_t n) {
  if (n == 0) return {};
  std::string digits = std::to_string(n);
  digits.insert(0, 8 - digits.size(), '0');
  return digits.substr(0, 4) + "-" + digits.substr(4, 2) + "-" + digits.substr(6, 2);
}
constexpr std::uint64_t kMaxDate = 99'999'999;

// The bytes in a link whose checksum is right.
Result<std::string> unsealed(std::string_view text) {
  if (!looks_like_link(text) || text.size() > kMaxLink) return damaged();
  if (text[1] != kVersion) return Error{msg("error.link_version"), "link"};
  auto bytes = read_base64url(text.substr(kHead));
  if (!bytes || bytes->size() < kCheck) return damaged();
  const std::string check = bytes->substr(bytes->size() - kCheck);
  bytes->resize(bytes->size() - kCheck);
  if (check_of(std::string(text.substr(0, 2)) + *bytes) != check) return damaged();
  return std::move(*bytes);
}

std::string write_link(const Link& link) {
  if (const auto* table = std::get_if<TableLink>(&link)) return write_link(*table);
  const auto* match = std::get_if<Match>(&link);
  if (const auto* challenge = std::get_if<Challenge>(&link)) return write_link(*challenge);
  const auto text = match ? write_link(*match) : write_link(std::get<Sheet>(link));
  return text ? *text : std::string();
}

// ---- Each kind

Result<Link> read_table(std::string_view bytes) {
  ByteReader in(bytes);
  auto setup = take_table(in, false);
  if (!setup) return setup.error();
  TableLink table;
  table.setup = std::move(*setup);
  if (in.number(1) == 1) table.deal = take_deal(in);
  if (!in.ok()) return damaged();
  // Only the first deal may be given: later deals depend on the moves, so they can't be checked
  // here.
  const PackedDeal deal = table.deal.value_or(PackedDeal{});
  auto trial = Match::start(table.setup, deal.given);
  if (!trial) return Error{trial.error().what, "link"};
  if (deal.given.size() > 1 || !trial->deal()) return damaged();
  return Link(std::move(table));
}

Result<Link> read_replay(std::string_view bytes) {
  ByteReader in(bytes);
  auto setup = take_table(in, true);
  if (!setup) return setup.error();
  setup->date = date_text(in.number(kMaxDate));
  const PackedDeal deal = take_deal(in);
  MoveDecoder moves(in.rest());
  if (!in.ok()) return damaged();
  setup->seed = deal.seed;
  auto match = Match::start(std::move(*setup), deal.given);
  if (!match) return Error{match.error().what, "link"};
  for (std::size_t count = 0; !match->over();) {
    if (match->needs_deal()) {
      if (Status s = match->deal(); !s) return Error{s.error().what, "link"};
      continue;
    }
    if (++count > kMaxMoves || !moves.play(*match)) return damaged();
  }
  return Link(std::move(*match));
}

Result<Link> read_sheet_link(std::string_view bytes) {
  ByteReader in(bytes);
  auto setup = take_table(in, true);
  if (!setup) return setup.error();
  Sheet sheet;
  sheet.game = setup->game->id();
  sheet.options = std::move(setup->options);
  sheet.players = std::move(setup->seats);
  sheet.practice = setup->practice;
  sheet.date = date_text(in.number(kMaxDate));
  const std::uint64_t marks = in.number(kOverMark | kPadMark | kTitledMark);
  sheet.over = (marks & kOverMark) != 0;
  sheet.pad = (marks & kPadMark) != 0;
  if (marks & kTitledMark) sheet.title = in.text(kMaxName);
  const std::uint64_t rounds = in.number(1000);
  for (std::uint64_t r = 0; r < rounds && in.sound(); ++r) {
    auto& points = sheet.rounds.emplace_back();
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
      points.push_back(static_cast<int>(in.signed_number(-10'000, 10'000)));
  }
  if (!in.ok()) return damaged();
  // Totals and winners are computed from the rounds, as for a sheet that is read from a text.
  auto whole = read_sheet(write_sheet(sheet));
  if (!whole) return damaged();
  return Link(std::move(*whole));
}

Result<Link> read_challenge(std::string_view bytes) {
  ByteReader in(bytes);
  if (bytes.size() > Challenge::kMaxLink) return damaged();
  auto challenge = take_challenge(in);
  if (!challenge) return challenge.error();
  return Link(std::move(*challenge));
}

// A link may come from anywhere, so its texts are made fit to be shown. This follows the comparison
// with the text of the link, because an old link may have names that were not tidied.
void tidy(Link& link) {
  if (auto* match = std::get_if<Match>(&link))
    for (Seat seat = 0; seat < match->players(); ++seat)
      match->rename(seat, tidy_name(match->seats()[seat].name));
  if (auto* challenge = std::get_if<Challenge>(&link))
    for (Attempt& attempt : challenge->attempts) attempt.name = tidy_name(attempt.name);
  if (auto* sheet = std::get_if<Sheet>(&link)) {
    for (SeatSetup& player : sheet->players) player.name = tidy_name(player.name);
    sheet->title = tidy_name(sheet->title, kMaxTitle);
  }
}

}  // namespace

TableLink table_of(const Record& record, bool with_deals) {
  TableLink table;
  table.setup = record.setup;
  for (SeatSetup& seat : table.setup.seats) seat.name.clear();
  table.setup.seed = table.setup.bot_seed = 0;
  table.setup.date.clear();
  if (!with_deals) return table;
  table.deal = PackedDeal{record.setup.seed, other_deals(record)};
  if (table.deal->given.size() > 1) table.deal->given.resize(1);
  return table;
}

std::string write_link(const TableLink& table) {
  ByteWriter out;
  put_table(out, table.setup, false);
  out.number(table.deal.has_value());
  if (table.deal) put_deal(out, *table.deal);
  return seal_link('t', out.take());
}

Result<std::string> write_link(const Match& match) {
  if (!match.over()) return Error{msg("error.link_unfinished"), "link"};
  const Record& record = match.record();
  if (record.moves.size() > kMaxMoves) return too_long();
  ByteWriter out;
  put_table(out, record.setup, true);
  out.number(date_number(record.setup.date));
  put_deal(out, {record.setup.seed, other_deals(record)});
  out.raw(code_moves(record));
  std::string link = seal_link('r', out.take());
  if (link.size() > kMaxLink) return too_long();
  return link;
}

Result<std::string> write_link(const Sheet& sheet) {
  Setup setup;
  setup.game = find_game(sheet.game);
  if (!setup.game) return Error{msg("error.game_unknown").with_quote("game", sheet.game), "link"};
  setup.options = sheet.options;
  setup.seats = sheet.players;
  setup.practice = sheet.practice;
  ByteWriter out;
  put_table(out, setup, true);
  out.number(date_number(sheet.date));
  // A title that would be too long to read back is left out of the link.
  const std::string title = sheet.title.size() <= kMaxName ? sheet.title : std::string();
  out.number((sheet.over ? kOverMark : 0) | (sheet.pad ? kPadMark : 0) |
             (title.empty() ? 0 : kTitledMark));
  if (!title.empty()) out.text(title);
  out.number(sheet.rounds.size());
  for (const auto& round : sheet.rounds)
    for (const int points : round) out.signed_number(points);
  std::string link = seal_link('s', out.take());
  if (link.size() > kMaxLink) return too_long();
  return link;
}

std::string write_link(const Challenge& challenge) {
  ByteWriter out;
  put_challenge(out, challenge);
  return seal_link('c', out.take());
}

bool looks_like_link(std::string_view text) {
  return text.size() >= kHead && std::string_view("trsc").find(text[0]) != std::string_view::npos &&
         text[1] >= '0' && text[1] <= '9' && text[2] == '.';
}

Status check_link(char kind, std::string_view text) {
  if (auto bytes = unsealed(text); !bytes) return bytes.error();
  if (text[0] != kind) return damaged();
  return {};
}

Result<Link> read_link(std::string_view text) {
  const auto bytes = unsealed(text);
  if (!bytes) return bytes.error();
  auto link = text[0] == 't'   ? read_table(*bytes)
              : text[0] == 'r' ? read_replay(*bytes)
              : text[0] == 'c' ? read_challenge(*bytes)
                               : read_sheet_link(*bytes);
  if (link && write_link(*link) != text) return damaged();
  if (link) tidy(*link);
  return link;
}

std::string seal_link(char kind, std::string_view bytes) {
  const std::string head{kind, kVersion};
  return head + "." + base64url(std::string(bytes) + check_of(head + std::string(bytes)));
}

Result<TableLink> read_table_words(std::string_view words, std::string_view usual_bot) {
  if (words.size() > kMaxLink) return Error{msg("error.link_long"), "table"};
  Scan scan(words);
  TableLink table;
  Setup& setup = table.setup;
  const std::string_view game = scan.word();
  setup.game = find_game(game);
  if (!setup.game) return Error{msg("error.game_unknown").with_quote("game", game), "table"};
  while (!scan.at_end()) {
    const std::string_view word = scan.word();
    const auto equals = word.find('=');
    const std::string_view key = word.substr(0, equals);
    std::string_view value = equals == std::string_view::npos ? "1" : word.substr(equals + 1);
    if (key == "seats") {
      while (!value.empty() && setup.seats.size() < kMaxSeats) {
        const auto comma = std::min(value.find(','), value.size());
        const std::string_view seat = value.substr(0, std::min(comma, kMaxName));
        setup.seats.push_back({{}, seat == "person" ? std::string() : std::string(seat)});
        value.remove_prefix(std::min(comma + 1, value.size()));
      }
    } else if (key == "seed") {
      const auto seed = Scan::to_u64(value);
      if (!seed) return Error{msg("error.seed"), "table"};
      table.deal = PackedDeal{*seed, {}};
    } else if (key != "players") {
      const auto number = Scan::to_number(value);
      if (!number || *number < -1'000'000 || *number > 1'000'000)
        return Error{msg("error.options"), "table"};
      setup.options.emplace_back(key, static_cast<int>(*number));
    }
  }
  if (setup.seats.empty()) {
    setup.seats.resize(4, {{}, std::string(usual_bot)});
    setup.seats.front().bot.clear();
  }
  setup.options.emplace_back("players", static_cast<int>(setup.seats.size()));
  if (Status s = setup.game->check(setup.options); !s) return Error{s.error().what, "table"};
  return table;
}

}  // namespace tablee
