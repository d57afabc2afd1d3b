// The deal of the day: one round a kind of table, the same for everyone, and a result to paste.

#include "web/app/daily.h"

#include <algorithm>

#include "core/date.h"
#include "core/scan.h"
#include "table/daily.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"

namespace tablee::app {

std::string daily_key(std::string_view date, std::string_view kind) {
  return std::string(kSheetPrefix) + std::string(date) + std::string(kDailyMark) +
         std::string(kind);
}

namespace {

// Tries that counted and were begun, each the key of its sheet after a blank.
constexpr std::string_view kBegunKey = "daily";
constexpr std::size_t kBegunMost = 12;  // some days: three kinds a day, and clocks go back

bool ended(const Model& m, std::string_view sheet_key) {
  const auto sheet = m.archive.sheet(sheet_key);
  return sheet && sheet->over;
}

}  // namespace

bool daily_counted(const Model& m, std::string_view sheet_key) {
  if (ended(m, sheet_key)) return true;
  const auto noted = m.store.find(kBegunKey);
  if (!noted) return false;
  for (Scan scan(*noted); !scan.at_end();)
    if (scan.word() == sheet_key) return true;
  return false;
}

void note_daily(Model& m, std::string_view sheet_key) {
  const auto before = m.store.find(kBegunKey);
  std::vector<std::string_view> noted;
  if (before)
    for (Scan scan(*before); !scan.at_end();) noted.push_back(scan.word());
  if (std::find(noted.begin(), noted.end(), sheet_key) != noted.end()) return;
  noted.push_back(sheet_key);
  std::string text;
  for (std::size_t i = noted.size() - std::min(noted.size(), kBegunMost); i < noted.size(); ++i)
    text.append(" ").append(noted[i]);
  m.store.put(kBegunKey, std::move(text));
}

const UnderWay* daily_under_way(const Matches& matches, std::string_view sheet_key) {
  if (const UnderWay* counting = matches.with_sheet(sheet_key)) return counting;
  return matches.with_sheet(practice_key(sheet_key));
}

std::string practice_key(std::string_view sheet_key) { return std::string(sheet_key) + "-again"; }

std::string daily_kind(std::string_view sheet_key) {
  const auto from = sheet_key.find(kDailyMark) + kDailyMark.size();
  return std::string(sheet_key.substr(from, sheet_key.find('-', from) - from));
}

namespace {

struct Told {
  Message score;
  std::string tricks;  // "· 5 · 12"; empty where nothing falls trick by trick
};

Told told(const Match& match) {
  const DailyResult result = daily_result(match);
  std::string tricks;
  for (const int points : result.tricks) {
    if (!tricks.empty()) tricks += ' ';
    tricks += points ? std::to_string(points) : "·";
  }
  return {msg("daily.score")
              .with_message("points", points_text(match.setup().game->id(), result.points))
              .with("rank", result.rank)
              .with("count", match.players()),
          std::move(tricks)};
}

}  // namespace

std::string daily_text(const Model& m, std::string_view sheet_key) {
  const auto match = m.archive.match(sheet_key);
  if (!match) return {};
  Told result = told(*match);
  const Setup& setup = match->setup();
  const Message text = msg("daily.result")
                           .with_message("date", date_text(setup.date))
                           .with_message("game", kind_text(*setup.game, setup.options))
                           .with_message("score", std::move(result.score));
  const std::string words = text::render(m.settings.language, text);
  return result.tricks.empty() ? words : words + "\n" + result.tricks;
}

namespace {

// One kind of table today: to be played, under way, or its result.
void add_today(const Model& m, const std::string& name, Items& items) {
  const std::string id = "daily." + name;
  const std::string key = daily_key(m.today, name);
  const UnderWay* under_way = daily_under_way(m.matches, key);
  items.push_back(part(id, Role::region, msg_family("game.", name)));
  items.push_back(heading(id + ".name", msg_family("game.", name), 2, 1));
  const bool counted = daily_counted(m, key);
  if (const auto played = counted ? m.archive.match(key) : std::nullopt) {
    Told result = told(*played);
    items.push_back(text_line(id + ".score", std::move(result.score), 1));
    items.back().on = true;
    if (!result.tricks.empty())
      items.push_back(
          text_line(id + ".tricks", msg("daily.tricks").with_text("tricks", result.tricks), 1));
    items.push_back(main_button(id + ".share", msg("daily.share"), "daily_share " + key, 1));
    items.push_back(button(id + ".look", msg("sheet.replay"), "replay " + key, 1));
  } else if (counted && !m.matches.with_sheet(key)) {
    items.push_back(text_line(id + ".score", msg("daily.counted"), 1));
  }
  if (under_way)
    items.push_back(button(id + ".play", msg("home.go_on"), "continue " + under_way->key, 1));
  else if (counted)
    items.push_back(button(id + ".again", msg("daily.again"), "daily " + name, 1));
  else
    items.push_back(button(id + ".play", msg("home.play"), "daily " + name, 1));
  if (!counted) items.back().on = true;
}

// Some languages count days by their last figure: the 1st, the 22nd, but the 11th.
Message day_text(std::int64_t day) {
  const auto last = day / 10 == 1 ? 0 : day % 10;
  return (last == 1   ? msg("daily.day_1")
          : last == 2 ? msg("daily.day_2")
          : last == 3 ? msg("daily.day_3")
                      : msg("daily.day"))
      .with("day", day);
}

// The last days beside each other: points a day, then how many were won.
void add_days(const Model& m, Items& items) {
  constexpr int kDays = 7;
  std::vector<std::string> days;
  for (auto day = read_date(m.today); day && days.size() < kDays; day = day_before(*day))
    days.insert(days.begin(), write_date(*day));
  std::vector<Message> head{msg("statistics.kind")};
  for (const std::string& day : days) {
    head.push_back(day_text(Scan::to_number(std::string_view(day).substr(8)).value_or(0)));
  }
  head.push_back(msg("statistics.wins"));
  items.push_back(heading("days.title", msg("daily.days"), 2));
  items.push_back(part("days", Role::table, msg("daily.days")));
  add_row(items, "days.head", std::move(head), true);
  for (const AnyGame* game : all_games()) {
    for (const TableKind& kind : game->kinds()) {
      std::vector<Message> cells{msg_family("game.", kind.name)};
      int won = 0;
      for (const std::string& day : days) {
        const auto sheet = m.archive.sheet(daily_key(day, kind.name));
        if (!sheet || !sheet->over) {
          cells.push_back(msg("daily.unplayed"));
          continue;
        }
        won += std::find(sheet->winners.begin(), sheet->winners.end(), 0) != sheet->winners.end();
        cells.push_back(msg("sheet.points").with("points", sheet->totals.front()));
      }
      cells.push_back(msg("sheet.points").with("points", won));
      add_row(items, "days." + std::string(kind.name), std::move(cells));
    }
  }
}

}  // namespace

Items daily_screen(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading("title", msg("daily.title"), 1));
  if (m.today.empty()) {
    items.push_back(text_line("about", msg("daily.no_day")));
    return items;
  }
  items.push_back(text_line("about", msg("daily.about").with_message("date", date_text(m.today))));
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) add_today(m, std::string(kind.name), items);
  add_days(m, items);
  return items;
}

}  // namespace tablee::app
