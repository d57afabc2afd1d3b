// Reads plans from stored data and links, and names as typed.

#include "core/graphemes.h"
#include "core/utf8.h"
#include "web/app/storage/plan.h"

namespace tablee::app {
namespace {

// Joins what is before it with what is behind it.
bool joiner(char32_t c) { return c == 0x200C || c == 0x200D; }
// Scripts from there on know joiners; between others' letters they cannot be seen.
constexpr char32_t kJoined = 0x600;

// The last code point, where that has three bytes.
char32_t last_of(std::string_view name) {
  std::size_t at = name.size() - 3;
  return next_code_point(name, at);
}

}  // namespace

Plan plan_of(const TableLink& table) {
  Plan plan;
  plan.game = table.setup.game;
  plan.practice = table.setup.practice;
  for (const auto& [key, value] : table.setup.options)
    if (key != "players") plan.set_option(key, value);
  for (const SeatSetup& seat : table.setup.seats) {
    const bool known = is_level(seat.bot);
    plan.seats.push_back({{}, seat.person() || known ? seat.bot : std::string(kUsualLevel)});
  }
  return plan;
}

Result<Plan> read_plan(std::string_view text) {
  const Error bad{msg("error.plan"), {}};
  const auto document = json::parse(text);
  if (!document) return bad;
  Plan plan;
  plan.game = find_game(document->string_at("game").value_or(""));
  const json::Value* options = document->find("options");
  const auto* seats = document->array_at("seats");
  if (!plan.game || !options || !seats) return bad;
  plan.practice = document->boolean_at("practice").value_or(false);
  for (const json::Value& seat : *seats) {
    const auto name = seat.string_at("name");
    const auto bot = seat.string_at("bot");
    if (!name || !bot) return bad;
    const bool known = bot->empty() || is_level(*bot);
    plan.seats.push_back({tidy_name(*name), std::string(known ? *bot : kUsualLevel)});
    plan.seats.back().chosen = read_avatar(seat);
  }
  const int count = static_cast<int>(plan.seats.size());
  if (count < plan.game->min_seats() || count > plan.game->max_seats()) return bad;
  for (const auto& [key, value] : options->members) {
    const auto number = value.as_int(-1'000'000, 1'000'000);
    if (!number) return bad;
    if (key != "players") plan.set_option(key, *number);
  }
  if (!plan.game->check(plan.full_options())) return bad;
  return plan;
}

std::string tidy_name(std::string_view typed, std::size_t most) {
  std::string name;
  bool blank = false;  // one is due before the next letter
  std::size_t letters = 0;
  for (std::size_t at = 0; at < typed.size() && letters < most; ++letters) {
    const std::size_t end = text::next_grapheme(typed, at);
    std::string letter;
    char32_t before = 0;
    while (at < end) {
      const std::size_t begin = at;
      const char32_t c = next_code_point(typed, at);
      if (text::blank(c))
        blank = true;
      else if (!text::invisible(c) && (before >= kJoined || !joiner(c)))
        letter += typed.substr(begin, at - begin);
      before = c;
    }
    if (letter.empty()) continue;
    if (name.size() + letter.size() + 1 > 2 * most) break;
    if (blank && !name.empty()) name += ' ';
    blank = false;
    name += letter;
  }
  // Nothing is behind the last one.
  while (name.size() >= 3 && joiner(last_of(name))) name.resize(name.size() - 3);
  return name;
}

}  // namespace tablee::app
