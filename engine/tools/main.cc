// tablee: the command line.

#include <algorithm>
#include <csignal>
#include <cstdio>

#include "cli_words.h"
#include "text/built_in.h"
#include "tools/commands.h"
#include "tools/setup.h"

namespace {

using namespace tablee;
using namespace tablee::tools;

const Command* const kCommands[] = {&kPlay,  &kReplay, &kReview,    &kCompare,  &kArena, &kBot,
                                    &kPerft, &kBench,  &kExercises, &kEndgames, &kCast,  &kNewGame};

// Finds --lang anywhere, even on a command line that is wrong, so that the error is in that
// language too.
std::string_view language_asked(std::span<const std::string_view> words) {
  constexpr std::string_view kLang = "--lang";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == kLang && i + 1 < words.size()) return words[i + 1];
    if (words[i].substr(0, kLang.size() + 1) == "--lang=") return words[i].substr(kLang.size() + 1);
  }
  return {};
}

bool known_language(std::string_view tag) {
  for (const text::Language language : text::kLanguages)
    if (text::code(language) == tag) return true;
  return false;
}

std::string known_languages(std::string_view between) {
  std::string out;
  for (const text::Language language : text::kLanguages)
    out.append(out.empty() ? "" : between).append(text::code(language));
  return out;
}

int run(const Command& command, std::span<const std::string_view> words, const Console& console) {
  std::vector<ArgSpec> specs(command.options.begin(), command.options.end());
  specs.push_back({"help", false});
  specs.push_back({"lang", true});
  auto args = Args::parse(words, specs, command.max_words);
  if (!args) return console.fail(args.error(), kMisused);
  if (args->has("help")) {
    std::string key(command.name);
    std::replace(key.begin(), key.end(), '-', '_');
    console.say(msg_family("cli.help.", key));
    return kFine;
  }
  return command.run(*args, console);
}

int dispatch(std::span<const std::string_view> words) {
  const std::string_view tag = language_asked(words);
  const Console console(known_language(tag) ? text::language_of(tag) : environment_language());
  if (!tag.empty() && !known_language(tag))
    return console.fail({msg("cli.error.language")
                             .with_quote("language", tag)
                             .with_text("languages", known_languages(", ")),
                         {}},
                        kMisused);
  if (!words.empty() && words[0].substr(0, 6) == "--lang")
    words = words.subspan(std::min<std::size_t>(words[0] == "--lang" ? 2 : 1, words.size()));
  if (words.empty() || words[0] == "--help" || words[0] == "help" || words[0] == "-h") {
    console.say(msg("cli.help").with_text("languages", known_languages("|")));
    return kFine;
  }
  for (const Command* command : kCommands)
    if (command->name == words[0]) return run(*command, words.subspan(1), console);
  return console.fail({msg("cli.error.command").with_quote("command", words[0]), {}}, kMisused);
}

}  // namespace

int main(int count, char** arguments) {
#ifdef SIGPIPE
  // If the reader of the output exits, writing returns an error instead of ending the program.
  std::signal(SIGPIPE, SIG_IGN);
#endif
  const std::span<const std::string_view> first(words::kTexts[0]);
  const std::span<const std::string_view> second(words::kTexts[1]);
  const std::span<const std::string_view> third(words::kTexts[2]);
  text::add_words({words::kKeys, {first, second, third}});
  const std::vector<std::string_view> all(arguments + 1, arguments + count);
  const int code = dispatch(all);
  if (std::fflush(stdout) != 0 && code == kFine) return kFailed;
  return code;
}
