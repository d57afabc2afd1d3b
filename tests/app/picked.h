#pragma once
// The page's message that a file was chosen (web/page/js/messages.d.ts, `picked`).

#include <string>
#include <string_view>

#include "core/json.h"
#include "tests/engine/sheet_names.h"

namespace tablee::test {

// `read`: the text is what a worker made of the file.
inline std::string picked(std::string_view text, std::string_view problem = {}, bool read = false) {
  json::Writer out;
  out.begin_object().member("on", "picked").member("name", "evening.csv").member("text", text);
  out.member("names", std::string_view(sheet_names()));
  if (read) out.member("read", true);
  if (!problem.empty()) out.member("problem", problem);
  return out.end_object().take();
}

}  // namespace tablee::test
