#include "web/app/screens/screens.h"

#include <algorithm>

#include "core/characters.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"
#include "web/app/summaries/avatars.h"

namespace tablee::app {
namespace {

#define TABLEE_ROW(name) &name##_screen,
constexpr const Screen* kScreens[] = {TABLEE_SCREENS(TABLEE_ROW)};
#undef TABLEE_ROW

Items place_items(const Model& m) { return m.screen().items(m); }

}  // namespace

std::span<const Screen* const> all_screens() { return kScreens; }

const Match* Model::match_shown() const {
  if (const auto* own = path.find<ReplayUi>()) return &own->replay.match();
  return session ? &session->match() : nullptr;
}

bool Model::claims(std::string_view sheet) const {
  const auto* home = path.find<HomeUi>();
  return matches.with_sheet(sheet) || (home && home->erased && home->erased->match.sheet == sheet);
}

bool is_you(const std::vector<SeatSetup>& seats, std::size_t seat) {
  const auto people = std::count_if(seats.begin(), seats.end(),
                                    [](const SeatSetup& s) { return s.began_as_person(); });
  return people == 1 && seats[seat].began_as_person() && seats[seat].name.empty();
}

namespace {

// Equal but for capitals.
bool alike(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char one, char other) { return small(one) == small(other); });
}

// The usual names of bots, bot_name.0 and so on: as many as a table has seats.
constexpr int kBotNames = 10;

// The usual name of the n-th bot, unless somebody typed it: then one of those that no bot here has,
// so that nobody meets a bot of their own name.
std::string bot_name(const std::vector<SeatSetup>& seats, int n, text::Language language) {
  const auto name_at = [&](int at) {
    return text::render(language, msg_family("bot_name.", std::to_string(at)));
  };
  const auto is_typed = [&](const std::string& name) {
    return std::any_of(seats.begin(), seats.end(),
                       [&](const SeatSetup& seat) { return alike(seat.name, name); });
  };
  const auto bots = static_cast<int>(std::count_if(
      seats.begin(), seats.end(), [](const SeatSetup& seat) { return !seat.began_as_person(); }));
  const std::string usual = name_at(n);
  if (!is_typed(usual)) return usual;
  for (int at = kBotNames - 1 - n; at >= bots; --at)
    if (std::string other = name_at(at); !is_typed(other)) return other;
  return usual;
}

}  // namespace

std::vector<std::string> seat_names(const std::vector<SeatSetup>& seats, text::Language language) {
  std::vector<std::string> names;
  int bots = 0;
  for (const SeatSetup& seat : seats) {
    const auto at = names.size();
    const int number = static_cast<int>(at) + 1;
    // Every bot counts, named or not, so that typing one name changes no other; a bot that replaces
    // a player keeps the name of the seat.
    const auto usual = [&] {
      if (!seat.began_as_person()) {
        if (const auto player = read_player(seat.bot))
          return text::render(language, msg_family("bot.", player->name()));
        return bot_name(seats, bots, language);
      }
      return text::render(
          language, is_you(seats, at) ? msg("app.you") : msg("app.player").with("number", number));
    };
    std::string name = seat.name.empty() ? usual() : seat.name;
    if (!seat.began_as_person()) ++bots;
    // Two who are called the same are told apart by the number of the later one's seat.
    if (std::any_of(names.begin(), names.end(),
                    [&](const std::string& other) { return alike(other, name); }))
      name = text::render(language,
                          msg("app.namesake").with_text("name", name).with("number", number));
    if (seat.began_as_person() && !seat.person())
      name = text::render(language, msg("app.stand_in").with_text("name", name));
    names.push_back(std::move(name));
  }
  return names;
}

Items screen_items(const Model& m) {
  Items items = place_items(m);
  const bool cramped = m.cramped && m.whole && m.notice.empty();
  if (!cramped && m.notice.empty() && m.transient.passing.empty()) return items;
  // A notice comes before everything, with a button that closes it; a transient notice needs none.
  Items told;
  if (cramped) {
    told.push_back(text_line(ids::kNotice, msg("settings.cramped")));
    told.push_back(button("notice.draw", msg("settings.draw"), {Verb::set, "view", "always"}));
  } else {
    told.push_back(text_line(ids::kNotice, m.notice.empty() ? m.transient.passing : m.notice));
  }
  if (m.notice.key == kNoBots)
    told.push_back(button(ids::kNoticePeople, msg("table.people"), Verb::people));
  if (cramped || !m.notice.empty())
    told.push_back(button(ids::kNoticeClose, msg("app.understood"), Verb::notice_close));
  told.insert(told.end(), std::make_move_iterator(items.begin()),
              std::make_move_iterator(items.end()));
  return told;
}

Message screen_title(const Model& m) {
  for (const Item& item : place_items(m))
    if (item.role == Role::heading) return item.text;
  return msg("app.name");
}

}  // namespace tablee::app
