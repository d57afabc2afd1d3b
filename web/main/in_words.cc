#include "web/main/in_words.h"

namespace tablee::web {

std::vector<draw::Spoken> in_words(const app::App& app, const Items& items) {
  std::vector<draw::Spoken> all;
  for (const Item& item : items) all.push_back({&item, app.words(item.text), app.words(item.hint)});
  return all;
}

}  // namespace tablee::web
