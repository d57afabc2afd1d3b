#include "table/sheet_line.h"

#include <algorithm>

#include "core/scan.h"

namespace tablee {
namespace {

constexpr std::size_t kMaxText = 200;  // bytes, as records have it

Error wrong_line(std::string_view field) { return {msg("error.sheet"), std::string(field)}; }

// Is it written %XX? A switch, because every character of an archive is asked.
bool parts(char c) {
  switch (c) {
    case '%':
    case ',':
    case ';':
    case '^':
    case '*':
    case '=':
    case 0x7f:
      return true;
    default:
      return static_cast<unsigned char>(c) < 0x20;
  }
}

void put_text(std::string& out, std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  for (const char c : text) {
    if (parts(c)) {
      const auto byte = static_cast<unsigned char>(c);
      out += '%';
      out += kDigits[byte >> 4];
      out += kDigits[byte & 15];
    } else {
      out += c;
    }
  }
}

int digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

// False where an escape is malformed or stands for a character that needs none, so that every text
// has exactly one encoding.
bool read_text(std::string_view text, std::size_t most, std::string& out) {
  if (std::none_of(text.begin(), text.end(), parts)) {
    out = text;
    return out.size() <= most;
  }
  out.clear();
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return false;
      const int high = digit(text[i + 1]);
      const int low = digit(text[i + 2]);
      if (high < 0 || low < 0) return false;
      c = static_cast<char>(high * 16 + low);
      if (!parts(c)) return false;
      i += 2;
    } else if (parts(c)) {
      return false;
    }
    out += c;
  }
  return out.size() <= most;
}

// Returns the text before the next `at` and removes both from `text`; all of it where there is
// none.
std::string_view cut(std::string_view& text, char at) {
  const std::size_t end = text.find(at);
  const std::string_view part = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return part;
}

bool read_int(std::string_view text, int low, int high, int& out) {
  const auto n = Scan::to_number(text);
  if (!n || *n < low || *n > high) return false;
  out = static_cast<int>(*n);
  return true;
}

bool read_player(std::string_view text, SeatSetup& seat) {
  if (const std::size_t star = text.find('*'); star != std::string_view::npos) {
    if (!read_int(text.substr(star + 1), 1, kMaxSwaps, seat.swaps)) return false;
    text = text.substr(0, star);
  }
  if (const std::size_t mark = text.find('^'); mark != std::string_view::npos) {
    if (!read_text(text.substr(mark + 1), kMaxText, seat.bot) || seat.bot.empty()) return false;
    text = text.substr(0, mark);
  }
  return read_text(text, kMaxText, seat.name);
}

}  // namespace

std::string write_sheet_line(const Sheet& s) {
  std::string out;
  put_text(out, s.game);
  out += '\t';
  put_text(out, s.date);
  out += '\t';
  if (s.over) out += 'o';
  if (s.practice) out += 'p';
  if (s.pad) out += 'h';
  out += '\t';
  const char* comma = "";
  for (const auto& [key, number] : s.options) {
    out += comma;
    put_text(out, key);
    out += '=' + std::to_string(number);
    comma = ",";
  }
  out += '\t';
  const char* semicolon = "";
  for (const SeatSetup& seat : s.players) {
    out += semicolon;
    put_text(out, seat.name);
    if (!seat.person()) {
      out += '^';
      put_text(out, seat.bot);
    }
    if (seat.swaps > 0) out += '*' + std::to_string(seat.swaps);
    semicolon = ";";
  }
  out += '\t';
  semicolon = "";
  for (const auto& round : s.rounds) {
    out += semicolon;
    comma = "";
    for (const int points : round) {
      out += comma + std::to_string(points);
      comma = ",";
    }
    semicolon = ";";
  }
  out += '\t';
  put_text(out, s.title);
  return out;
}

Result<Sheet> read_sheet_line(std::string_view line) {
  if (line.size() > kMaxSheetLine || std::count(line.begin(), line.end(), '\t') != 6)
    return wrong_line("fields");
  Sheet s;
  if (!read_text(cut(line, '\t'), 32, s.game) || s.game.empty()) return wrong_line("game");
  if (!read_text(cut(line, '\t'), 32, s.date)) return wrong_line("date");
  std::string_view flags = cut(line, '\t');
  for (const auto& [letter, flag] : {std::pair('o', &s.over), {'p', &s.practice}, {'h', &s.pad}}) {
    *flag = !flags.empty() && flags.front() == letter;
    if (*flag) flags.remove_prefix(1);
  }
  if (!flags.empty()) return wrong_line("over");
  for (std::string_view options = cut(line, '\t'); !options.empty();) {
    std::string_view option = cut(options, ',');
    auto& [key, number] = s.options.emplace_back();
    if (!read_text(cut(option, '='), kMaxText, key) ||
        !read_int(option, -1'000'000, 1'000'000, number))
      return wrong_line("options");
  }
  for (std::string_view players = cut(line, '\t');;) {
    const bool last = players.find(';') == std::string_view::npos;
    if (s.players.size() == kMaxSeats || !read_player(cut(players, ';'), s.players.emplace_back()))
      return wrong_line("players");
    if (last) break;
  }
  for (std::string_view rounds = cut(line, '\t'); !rounds.empty();) {
    std::string_view round = cut(rounds, ';');
    auto& points = s.rounds.emplace_back();
    points.reserve(s.players.size());
    while (!round.empty()) {
      if (points.size() == s.players.size() ||
          !read_int(cut(round, ','), -kMaxPoints, kMaxPoints, points.emplace_back()))
        return wrong_line("rounds");
    }
    if (points.size() != s.players.size() || s.rounds.size() > kMaxRounds)
      return wrong_line("rounds");
  }
  if (!read_text(line, kMaxTitle, s.title)) return wrong_line("title");
  s.count();
  return s;
}

}  // namespace tablee
