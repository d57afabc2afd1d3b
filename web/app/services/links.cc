#include "web/app/services/links.h"

#include "table/points_text.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"
#include "web/app/storage/daily.h"
#include "web/app/summaries/result_text.h"
#include "web/app/summaries/standings.h"

namespace tablee::app {

void Links::open(std::string_view link, std::string_view words) {
  Model& m = model_;
  m.go_home();
  if (words.empty()) {
    m.open<LinkUi>(read_link(link));
    return;
  }
  auto table = read_table_words(words, kUsualLevel);
  m.open<LinkUi>(table ? Result<Link>(Link(std::move(*table))) : Result<Link>(table.error()));
}

bool Links::play(std::string_view words) {
  const auto table = read_table_words(words, kUsualLevel);
  if (!table) return false;
  tables_.begin(plan_of(*table), table->deal);
  return true;
}

bool Links::act(const Action& action) {
  Model& m = model_;
  const Verb verb = action.verb;
  if (verb == Verb::share_table || verb == Verb::share_deal || verb == Verb::share_replay ||
      verb == Verb::share_sheet || verb == Verb::share_picture) {
    share(verb);
    return true;
  }
  if (verb == Verb::daily_share) {
    if (const auto played = m.archive.match(action.text)) share_deal(*played, true);
    return true;
  }
  auto* own = m.path.here<LinkUi>();
  if (!own || !own->opened) return false;
  const Link& link = *own->opened;
  const auto* table = std::get_if<TableLink>(&link);
  const auto* match = std::get_if<Match>(&link);
  if (verb == Verb::link_play && !std::holds_alternative<Sheet>(link)) {
    if (table) {
      tables_.play_link(*table);
      return true;
    }
    const TableLink start = table_of(match->record(), true);
    tables_.begin(plan_of(start), start.deal);
  } else if (verb == Verb::link_setup && table) {
    m.plan = plan_of(*table);
    m.show(ScreenId::setup);
  } else if (verb == Verb::link_keep && !table && !own->kept) {
    const auto* sheet = std::get_if<Sheet>(&link);
    const std::string key = m.archive.free_key(m.today);
    m.archive.put(key, sheet ? *sheet : match->sheet());
    if (match)
      if (auto text = write_link(*match)) m.archive.store_replay(key, std::move(*text));
    own->kept = true;
  } else {
    return false;
  }
  return true;
}

// Shares the content of the screen as a link or a picture.
void Links::share(Verb what) {
  Model& m = model_;
  Result<std::string> link = Error{msg("error.link"), {}};
  Message text = what == Verb::share_table ? msg("share.play") : msg("share.look");
  const auto* own = m.path.here<SheetUi>();
  const auto stored_sheet = own ? m.archive.sheet(own->key) : Result<Sheet>(Error{});
  if (m.screen_id() == ScreenId::setup && what == Verb::share_table) {
    Record record;
    record.setup.game = m.plan.game;
    record.setup.options = m.plan.full_options();
    record.setup.seats = m.plan.seats;
    record.setup.practice = m.plan.practice;
    link = write_link(table_of(record, false));
  } else if (own && what == Verb::share_sheet) {
    link = stored_sheet ? write_link(*stored_sheet) : stored_sheet.error();
  } else {
    const auto kept = own ? m.archive.match(own->key) : std::nullopt;
    const Match* match = kept ? &*kept : m.session ? &m.session->match() : nullptr;
    if (what == Verb::share_picture && (stored_sheet.ok() || (match && match->over()))) {
      share_picture(stored_sheet ? *stored_sheet : match->sheet());
      return;
    }
    if (match && what == Verb::share_deal) {
      share_deal(*match, is_daily(kept ? own->key : m.session->key()));
      return;
    }
    if (match && match->over()) {
      link = what == Verb::share_replay ? write_link(*match) : write_link(match->sheet());
    }
  }
  if (!link) {
    m.notice = link.error().what;
    return;
  }
  post(*link, words(text));
}

// The deal of that match, with how it went for the one who sends it, where there is one to beat.
void Links::share_deal(const Match& match, bool daily) {
  const auto own = match.over() ? only_person(match.seats()) : std::nullopt;
  post(write_link(table_of(match.record(), true)),
       own ? result_text(match, *own, daily, model_.settings.language) : words(msg("share.play")));
}

// The result for the page to draw: places, and the same as text.
void Links::share_picture(const Sheet& sheet) {
  ToPage::Picture picture{.name = "tablee-" + sheet.date + ".png",
                          .title = words(sheet_title(sheet)),
                          .brand = words(msg("app.name")),
                          .text = words(sheet_title(sheet)),
                          .rows = {}};
  const auto names = seat_names(sheet.players, model_.settings.language);
  for (const Standing& s : standings(sheet)) {
    // The receiver would read "You" as themselves.
    const std::size_t seat = s.seat;
    const std::string name = is_you(sheet.players, seat) ? words(msg("share.me")) : names[seat];
    const std::string line = words(line_text(s).with_text("seat", name));
    const std::string points = words(points_text(sheet.game, s.total));
    picture.text += "\n" + line + ", " + points;
    picture.rows.push_back({line, points, s.total, s.place});
  }
  page_.picture(picture);
}

void Links::post(std::string_view link, std::string_view text) {
  page_.share(link, words(msg("app.name")), text);
}

}  // namespace tablee::app
