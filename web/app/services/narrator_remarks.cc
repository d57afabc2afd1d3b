// What is told beside the story: remarks of bots, what only one may know, the log.

#include <algorithm>

#include "core/asked_about.h"
#include "web/app/services/narrator.h"
#include "web/app/summaries/highlights.h"

namespace tablee::app {

// What only one of all may know is in no log.
// Never inlined: it comes with the program's second half (docs/PAGE.md).
[[gnu::noinline]] void Narrator::tell_gain(std::string line) {
  pending_.push_back({std::move(line), Channel::voice, false, {}, nullptr});
  if (!watched_) return;
  TableUpdate told = updates_.back();
  told.event = {.kind = kGained};
  updates_.push_back(std::move(told));
}

// What it is about has been shown and told: now it is said. Whoever likes it brief only reads it.
// Never inlined: it comes with the program's second half (docs/PAGE.md).
[[gnu::noinline]] void Narrator::remark() {
  saying_ = {remark_due_.seat, voice_.words(remark_due_.words), saying_.number + 1};
  if (model_.settings.voice == VoiceChoice::full)
    voice_.say(remark_text(remark_due_), Channel::voice);
  remark_due_ = {};
}

// Never inlined: it comes with the program's second half (docs/PAGE.md).
[[gnu::noinline]] std::vector<std::string> Narrator::announced_lines(std::size_t most) const {
  std::vector<std::string> lines;
  if (!model_.session) return lines;
  const Match& match = model_.session->match();
  const auto told = [&](std::size_t at) { return told_of(model_.settings.language, match, at); };
  // The drawing has not come to the last of them.
  const std::size_t end = match.events().size() - std::min(match.events().size(), pending_.size());
  std::size_t from = end;
  for (std::size_t found = 0; from > 0 && found < most; --from)
    found += told(from - 1).empty() ? 0 : 1;
  for (; from < end; ++from)
    if (const Message line = told(from); !line.empty()) lines.push_back(voice_.words(line));
  return lines;
}

}  // namespace tablee::app
