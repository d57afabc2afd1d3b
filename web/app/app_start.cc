// Starting the app, and the page's messages about its environment: the device, the date, what is
// stored.

#include "core/date.h"
#include "core/scan.h"
#include "web/app/app.h"
#include "web/app/page/action_text.h"
#include "web/app/storage/backup.h"
#include "web/app/storage/lessons_taken.h"

namespace tablee::app {
namespace {

constexpr int kNearlyFull = 80;  // percent, from which on the user is warned

ArchivePlace place_of(const StorageSaid& said) {
  return said.archive == "database" ? ArchivePlace::database
         : said.archive == "apart"  ? ArchivePlace::apart
                                    : ArchivePlace::local;
}

}  // namespace

// A message that is not JSON is not from our page. One of our own that exceeds the limit is never
// ignored: a pending check is answered, anything else shows a notice.
void App::unread(std::string_view text, const Error& error) {
  if (error.what.key != "error.json_members" && error.what.key != "error.json_values") return;
  if (asks_for_check(text)) return page_.checked(words(error.what));
  model_.notice = error.what;
  settle();
}

void App::start(const StartSaid& said) {
  Model& m = model_;
  if (read_date(said.now)) m.today = said.now;
  m.whole = said.whole;
  const std::uint64_t seed = Scan::to_u64(said.seed).value_or(1);
  tables_.seed(seed);
  preferences_.start(said);
  m.archive.replays_may_go = [&m] { return m.settings.make_room; };
  m.embedded = said.embedded;
  media(said.media);

  const std::string* plan = m.store.find(kPlanKey);
  const auto kept = plan ? read_plan(*plan) : Result<Plan>(Error{msg("error.plan"), {}});
  if (kept)
    m.plan = *kept;
  else
    m.plan = *tables_.usual(all_games().front()->id(), {});

  if (const Status read = m.matches.load(); !read)
    m.notice = msg("app.match_unread").with_message("why", read.error().what);
  // A user who has played here before needs no tips.
  m.archive.lies(place_of(said.storage), seed);
  // Before anything is added to it. (Without the whole program there is nothing to do for it.)
  m.archive.open();
  if (!m.store.find(kCoachedKey) && m.matches.list().size() <= 1 && m.archive.count_unread() == 0)
    m.coached = 0;
  tables_.read_front();
  storage_state(said.storage);
  const std::string_view wanted = said.wanted, link = said.link, table = said.table;
  links_.in_address(!link.empty());
  // In an embed, an unfinished match of that kind continues.
  if (const UnderWay* left = wanted == "table" ? tables_.left_here(table) : nullptr) {
    act({Verb::resume, left->key});
    return;
  }
  const bool to_show = !link.empty() || (!table.empty() && wanted.empty() && !m.embedded);
  if (wanted == "table" ? !links_.play(table) : to_show) {
    links_.open(link, link.empty() ? table : std::string_view());
    challenges_.opened();
  }
  auto asked = parse_action(wanted);
  // A reload in a lesson leads back to its step.
  if (asked && asked->is(Verb::resume, "") && was_in_lesson(m.store)) asked = Verb::lesson_resume;
  if (m.screen_id() != ScreenId::home || !asked)
    settle();
  else
    act(*asked);
}

// A match in progress keeps the date on which it began; screens that show the date show the new
// one. A clock without a valid date leaves the last one.
void App::day_is(std::string_view now) {
  if (!read_date(now) || model_.today == now) return;
  model_.today = now;
  refresh();
}

void App::measure(const SizeSaid& said) {
  display_.width = said.width;
  display_.height = said.height;
  display_.dpr = said.dpr;
  for (std::size_t i = 0; i < 4 && i < said.insets.size(); ++i)
    display_.insets[i] = static_cast<float>(said.insets[i].real);
  if (wide() != model_.roomy) refresh();
}

void App::media(const MediaSaid& said) {
  display_.dark = said.dark.value_or(display_.dark);
  display_.contrast = said.contrast.value_or(display_.contrast);
  display_.reduced_motion = said.reduced_motion.value_or(display_.reduced_motion);
}

void App::storage_state(const StorageSaid& said) {
  Model& m = model_;
  const StorageStatus before = m.storage_status;
  m.storage_status = said.state == "memory" ? StorageStatus::memory
                     : said.state == "full" ? StorageStatus::full
                                            : StorageStatus::ok;
  if (m.storage_status != before) {
    if (m.storage_status == StorageStatus::memory) m.notice = msg("app.not_kept");
    if (m.storage_status == StorageStatus::full) m.notice = msg("app.full");
  }
  const ArchivePlace place = place_of(said);
  if (place == ArchivePlace::apart && !m.apart) m.notice = msg("app.apart");
  m.apart = place == ArchivePlace::apart;
  // On a first visit the archive moves to the database while nothing is in it.
  if (place == ArchivePlace::database) m.archive.lies(place, 0);
  const int used = static_cast<int>(said.used);
  if (used >= kNearlyFull && m.storage_used < kNearlyFull && m.storage_status == StorageStatus::ok)
    m.notice = msg("app.nearly_full").with("percent", used);
  m.storage_used = used;
  if (said.damaged != damaged_ && !said.damaged.empty())
    m.notice = said.damaged == "all" ? msg("app.damaged_all") : msg("app.damaged");
  damaged_ = said.damaged;
  if (said.promised) m.promised = *said.promised ? Promised::yes : Promised::no;
  if (m.asked_promise && m.promised != Promised::unknown) {
    m.asked_promise = false;
    m.notice = m.promised == Promised::yes ? msg("app.promise_yes") : msg("app.promise_no");
  }
  refresh();
}

void App::complete() {
  const bool sheet = model_.waits_for_sheet();
  model_.whole = true;
  // Reports that had to wait are made now.
  if (sheet)
    settle();
  else if (!items_.empty())
    refresh();
  if (!held_.empty()) act(std::exchange(held_, {}));
}

}  // namespace tablee::app
