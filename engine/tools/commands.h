#pragma once
// The commands of `tablee`; each is in a file of its own.

#include "tools/args.h"
#include "tools/console.h"

namespace tablee::tools {

struct Command {
  std::string_view name;  // its help is "cli.help.<name>", with underscores for hyphens
  std::span<const ArgSpec> options;
  std::size_t max_words;
  int (*run)(Args& args, const Console& console);  // returns the exit code
};

extern const Command kPlay;
extern const Command kReplay;
extern const Command kReview;
extern const Command kCompare;
extern const Command kArena;
extern const Command kBot;
extern const Command kPerft;
extern const Command kBench;
extern const Command kExercises;
extern const Command kEndgames;
extern const Command kCast;
extern const Command kNewGame;

}  // namespace tablee::tools
