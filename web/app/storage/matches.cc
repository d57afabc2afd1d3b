#include "web/app/storage/matches.h"

#include <algorithm>

#include "core/sort_few.h"

namespace tablee::app {
namespace {

constexpr std::string_view kFirst = "match";

}  // namespace

std::string match_key(int i) {
  return i == 0 ? std::string(kFirst) : std::string(kFirst) + '.' + std::to_string(i);
}

std::string beside_record(const Session& session) {
  std::string waits = session.waiting() ? session.waiting()->text : std::string();
  if (!session.phones().empty()) waits += '|' + std::to_string(session.phones().bits());
  return waits;
}

UnderWay under_way(std::string key, std::string sheet, const Record& record, std::string when) {
  const Setup& setup = record.setup;
  return {std::move(key),
          std::move(sheet),
          std::string(kind_of(*setup.game, setup.options).name),
          setup.seats,
          static_cast<int>(record.deals.size()),
          std::move(when)};
}

Status Matches::load() {
  Status all_read;
  list_.clear();
  front_.clear();
  if (const auto text = store_.find(kMatchesKey)) read_list(*text);
  // Stored but unlisted matches: from before the list existed, or after a list that was not
  // written.
  std::vector<UnderWay> found;
  for (int i = 0; i <= kMostMatches; ++i) {
    const std::string key = match_key(i);
    if (key == front_ || find(key)) continue;
    if (const auto text = store_.find(key))
      if (Status read = read_stored(key, *text, found); !read) all_read = read;
  }
  sort_few(found.begin(), found.end(),
           [](const UnderWay& a, const UnderWay& b) { return a.when > b.when; });
  std::move(found.begin(), found.end(), std::back_inserter(list_));
  if (const auto aside = store_.keys(set_aside_key(kFirst)); !aside.empty()) read_again(aside);
  if (front_.empty() && !list_.empty()) front_ = list_.front().key;
  if (const auto front = at(front_); front != list_.end())
    std::rotate(list_.begin(), front, front + 1);
  return all_read;
}

std::vector<UnderWay>::iterator Matches::at(std::string_view key) {
  return std::find_if(list_.begin(), list_.end(),
                      [&](const UnderWay& match) { return match.key == key; });
}

const UnderWay* Matches::find(std::string_view key) const {
  for (const UnderWay& match : list_)
    if (match.key == key) return &match;
  return nullptr;
}

const UnderWay* Matches::with_sheet(std::string_view sheet) const {
  for (const UnderWay& match : list_)
    if (match.sheet == sheet) return &match;
  return nullptr;
}

std::string Matches::free_key() const {
  for (int i = 0; i <= kMostMatches; ++i)
    if (std::string key = match_key(i); key != front_ && !find(key)) return key;
  return {};
}

bool Matches::begin(const Session& session, std::string_view today) {
  if (full()) return false;
  const std::string over = find(front_) ? std::string() : front_;
  front_ = free_key();
  write(session, std::string(today), write_record(session.match().record()));
  write_list();
  if (!over.empty()) store_.erase(over);
  return true;
}

void Matches::keep(const Session& session, std::string_view today) {
  if (front_.empty()) return;
  std::string record = write_record(session.match().record());
  const auto own = at(front_);
  const std::string waits = beside_record(session);
  const bool played = record != record_ || waits != waits_;
  const std::string when = played || own == list_.end() ? std::string(today) : own->when;
  if (played || (own == list_.end()) != session.match().over())
    write(session, when, std::move(record));
  write_list();
}

// The match in front and its summary.
void Matches::write(const Session& session, const std::string& when, std::string record) {
  json::Writer out;
  out.begin_object().member("sheet", std::string_view(session.key()));
  const auto& waits = session.waiting();
  if (waits) out.member("seat", int{waits->seat}).member("move", std::string_view(waits->text));
  if (!session.phones().empty()) out.member("phones", int{session.phones().bits()});
  out.member("when", std::string_view(when)).key("record").raw(record).end_object();
  store_.put(front_, out.take());
  record_ = std::move(record);
  waits_ = beside_record(session);
  if (const auto own = at(front_); own != list_.end()) list_.erase(own);
  if (!session.match().over())
    list_.insert(list_.begin(), under_way(front_, session.key(), session.match().record(), when));
}

// A single match under the first key needs no list.
void Matches::write_list() {
  const bool plain = (front_.empty() || front_ == kFirst) &&
                     std::all_of(list_.begin(), list_.end(),
                                 [](const UnderWay& match) { return match.key == kFirst; });
  if (plain) {
    store_.erase(kMatchesKey);
    return;
  }
  json::Writer out;
  out.begin_object().member("front", std::string_view(front_)).key("list").begin_array();
  for (const UnderWay& match : list_) {
    out.begin_object().member("key", std::string_view(match.key));
    out.member("sheet", std::string_view(match.sheet));
    out.member("kind", std::string_view(match.kind)).key("seats");
    write_seats(out, match.seats);
    out.member("round", match.round).member("when", std::string_view(match.when)).end_object();
  }
  store_.put(kMatchesKey, out.end_array().end_object().take());
}

void Matches::close() {
  if (front_.empty() || find(front_)) return;
  const std::string over = std::exchange(front_, {});
  record_.clear();
  write_list();
  store_.erase(over);
}

}  // namespace tablee::app
