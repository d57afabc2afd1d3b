// Announcements besides events: remarks of bots, private information, the log.

#include <algorithm>

#include "core/asked_about.h"
#include "web/app/services/narrator.h"
#include "web/app/summaries/highlights.h"

namespace tablee::app {

// Private information is never logged. Not inlined, so that it is part of the deferred code
// (docs/PAGE.md).
[[gnu::noinline]] void Narrator::tell_gain(const Message& gain) {
  pending_.push_back({voice_.line(gain), Channel::voice, false, 0, {}, nullptr});
  if (!watched_) return;
  TableUpdate told = updates_.back();
  told.event = {.kind = kGained};
  updates_.push_back(std::move(told));
}

// Announced once its event has been shown and announced. With short announcements it is only
// displayed. Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] void Narrator::remark() {
  saying_ = {remark_due_.seat, voice_.words(remark_due_.words), saying_.number + 1};
  if (model_.settings.voice == VoiceChoice::full)
    voice_.say(remark_text(remark_due_), Channel::voice);
  remark_due_ = {};
}

// The drawing has not come to the last of them. Not inlined, so that it is part of the deferred
// code (docs/PAGE.md).
[[gnu::noinline]] std::size_t Narrator::announced() const {
  const std::size_t all = model_.session->match().events().size();
  return all - std::min(all, pending_.size());
}

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] std::vector<std::string> Narrator::announced_lines(std::size_t most) const {
  std::vector<std::string> lines;
  if (!model_.session) return lines;
  const Match& match = model_.session->match();
  const auto told = [&](std::size_t at) { return told_of(model_.settings.language, match, at); };
  const std::size_t end = announced();
  std::size_t from = end;
  for (std::size_t found = 0; from > 0 && found < most; --from)
    found += told(from - 1).empty() ? 0 : 1;
  for (; from < end; ++from)
    if (const Message line = told(from); !line.empty()) lines.push_back(voice_.words(line));
  return lines;
}

}  // namespace tablee::app
