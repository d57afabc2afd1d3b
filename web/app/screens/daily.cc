// The deal of the day: one round a kind of table, the same for everyone, and a result to paste.

#include "web/app/daily.h"

#include <algorithm>

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

// Sheets that counted and were deleted, of one day, each after a blank.
constexpr std::string_view kDeletedKey = "daily";

bool ended(const Model& m, std::string_view sheet_key) {
  const auto sheet = m.archive.sheet(sheet_key);
  return sheet && sheet->over;
}

}  // namespace

bool daily_counted(const Model& m, std::string_view sheet_key) {
  if (ended(m, sheet_key)) return true;
  const std::string* noted = m.store.find(kDeletedKey);
  if (!noted) return false;
  for (Scan scan(*noted); !scan.at_end();)
    if (scan.word() == sheet_key) return true;
  return false;
}

void note_daily(Model& m, std::string_view sheet_key) {
  if (!is_daily(sheet_key) || !ended(m, sheet_key)) return;
  const std::string* before = m.store.find(kDeletedKey);
  const auto day = sheet_key.substr(0, sheet_key.find(kDailyMark));
  // Only today's matter; those of other days make room.
  std::string noted = before && before->starts_with(" " + std::string(day)) ? *before : "";
  noted += " " + std::string(sheet_key);
  m.store.put(kDeletedKey, std::move(noted));
}

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
  const bool under_way = m.session && !m.session->match().over() && is_daily(m.session->key()) &&
                         m.session->key().substr(0, key.size()) == key;
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
  } else if (counted) {
    items.push_back(text_line(id + ".score", msg("daily.counted"), 1));
  }
  if (under_way)
    items.push_back(button(id + ".play", msg("home.go_on"), "continue", 1));
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
  for (std::string day = m.today; !day.empty() && days.size() < kDays; day = day_before(day))
    days.insert(days.begin(), day);
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
  items.push_back(text_line("about", msg("daily.about").with_message("date", date_text(m.today))));
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) add_today(m, std::string(kind.name), items);
  add_days(m, items);
  return items;
}

}  // namespace tablee::app
