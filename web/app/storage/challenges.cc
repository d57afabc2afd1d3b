#include "web/app/storage/challenges.h"

#include <vector>

#include "table/link.h"
#include "web/app/storage/lines.h"

namespace tablee::app {
namespace {

struct Noted {
  std::string_view key, link;
};

std::vector<Noted> noted(const Model& m) {
  std::vector<Noted> all;
  const std::string* text = m.store.find(kChallengesKey);
  if (!text) return all;
  for (const std::string_view line : lines_of(*text)) {
    const std::size_t blank = line.find(' ');
    if (blank != std::string_view::npos)
      all.push_back({line.substr(0, blank), line.substr(blank + 1)});
  }
  return all;
}

std::optional<Challenge> read(std::string_view link) {
  auto opened = read_link(link);
  auto* challenge = opened ? std::get_if<Challenge>(&*opened) : nullptr;
  return challenge ? std::optional(std::move(*challenge)) : std::nullopt;
}

}  // namespace

void note_challenge(Model& m, std::string_view sheet_key, std::string_view link) {
  std::string text;
  const auto before = noted(m);
  const std::size_t from =
      before.size() < kMostChallenges ? 0 : before.size() + 1 - kMostChallenges;
  for (std::size_t i = from; i < before.size(); ++i)
    if (before[i].key != sheet_key || before[i].link != link)
      text.append(before[i].key).append(" ").append(before[i].link).append("\n");
  text.append(sheet_key).append(" ").append(link);
  m.store.put(std::string(kChallengesKey), std::move(text));
}

std::optional<Challenge> challenge_of(const Model& m, std::string_view sheet_key) {
  for (const Noted& each : noted(m))
    if (each.key == sheet_key) return read(each.link);
  return std::nullopt;
}

std::optional<Match> played_here(const Model& m, const Challenge& challenge) {
  std::optional<Match> own;
  for (const Noted& each : noted(m)) {
    auto known = read(each.link);
    if (!known || !same_round(known->sender().match, challenge)) continue;
    if (each.key == kSent) {
      own = std::move(known->attempts.back().match);
    } else if (const auto match = m.archive.match(each.key)) {
      auto round = round_of(*match, 0, challenge.seat(), kUsualLevel);
      if (round) own = std::move(*round);
    }
  }
  return own;
}

}  // namespace tablee::app
