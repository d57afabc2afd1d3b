#include "tools/setup.h"

#include <algorithm>
#include <chrono>
#include <ctime>

#include "core/rng.h"
#include "core/scan.h"

namespace tablee::tools {

std::vector<std::string_view> split(std::string_view text, char comma) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t at = text.find(comma);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) break;
    text.remove_prefix(at + 1);
  }
  return parts;
}

Result<const AnyGame*> game_of(std::string_view id) {
  if (id.empty()) return all_games().front();
  const AnyGame* game = find_game(id);
  if (!game) return Error{msg("error.game_unknown").with_quote("game", id), {}};
  return game;
}

Result<OptionSet> options_of(std::string_view text) {
  OptionSet options;
  for (const std::string_view part : split(text)) {
    const std::size_t equals = part.find('=');
    const std::string_view key = part.substr(0, equals);
    const auto number = equals == std::string_view::npos ? std::optional<std::int64_t>(1)
                                                         : Scan::to_number(part.substr(equals + 1));
    if (key.empty() || !number || *number < -1'000'000 || *number > 1'000'000)
      return Error{msg("cli.error.key").with_quote("word", part), {}};
    options.emplace_back(key, static_cast<int>(*number));
  }
  return options;
}

OptionSet with_players(OptionSet options, int players) {
  std::erase_if(options, [](const auto& option) { return option.first == "players"; });
  options.emplace_back("players", players);
  return options;
}

int players_of(const OptionSet& options, int otherwise) {
  for (const auto& [key, number] : options)
    if (key == "players") return number;
  return otherwise;
}

std::uint64_t fresh_seed() {
  const auto now = std::chrono::system_clock::now().time_since_epoch().count();
  const auto ticks = std::chrono::steady_clock::now().time_since_epoch().count();
  return mix(static_cast<std::uint64_t>(now) ^ mix(static_cast<std::uint64_t>(ticks)));
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  char text[16];
  const std::size_t n = std::strftime(text, sizeof text, "%Y-%m-%d", std::localtime(&now));
  return {text, n};
}

}  // namespace tablee::tools
