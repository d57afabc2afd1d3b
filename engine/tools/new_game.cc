// tablee new-game: copies the smallest complete game (tests/games/starter) under another name into
// engine/games and adds it to the build's list.

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>

#include "games/any_game.h"
#include "tools/commands.h"
#include "tools/files.h"

namespace tablee::tools {
namespace {

namespace fs = std::filesystem;

// The name becomes the game's folder, namespace, id and the first part of its words' keys.
constexpr std::size_t kShortest = 3, kLongest = 12;

// Names with another meaning in C++ or in this program.
constexpr std::string_view kReserved[] = {
    "alignas",  "alignof",  "and",      "app",       "asm",       "auto",      "bitand",
    "bitor",    "bool",     "bots",     "break",     "case",      "catch",     "char",
    "class",    "compl",    "concept",  "const",     "consteval", "constexpr", "constinit",
    "continue", "core",     "decltype", "default",   "delete",    "double",    "draw",
    "else",     "enum",     "explicit", "export",    "extern",    "false",     "final",
    "float",    "for",      "friend",   "fuzz",      "game",      "games",     "goto",
    "ids",      "import",   "inline",   "int",       "json",      "lab",       "long",
    "module",   "msg",      "mutable",  "namespace", "new",       "noexcept",  "not",
    "nullptr",  "operator", "override", "page",      "private",   "protected", "protocol",
    "public",   "register", "requires", "return",    "short",     "signed",    "sizeof",
    "starter",  "static",   "std",      "struct",    "switch",    "table",     "template",
    "test",     "text",     "this",     "throw",     "tools",     "true",      "try",
    "typedef",  "typeid",   "typename", "union",     "unsigned",  "using",     "virtual",
    "void",     "volatile", "web",      "while",     "words",     "xor",
};

bool in_use(std::string_view name) {
  if (std::find(std::begin(kReserved), std::end(kReserved), name) != std::end(kReserved))
    return true;
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds())
      if (game->id() == name || kind.name == name) return true;
  return false;
}

bool well_formed(std::string_view name) {
  return name.size() >= kShortest && name.size() <= kLongest &&
         std::all_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

// The template's text with the new name, capitalised in titles.
std::string renamed(std::string text, std::string_view name) {
  std::string title(name);
  title[0] = static_cast<char>(title[0] - 'a' + 'A');
  return replaced(replaced(std::move(text), "starter", name), "Starter", title);
}

class Checkout {
 public:
  Checkout(std::string_view root, std::string_view name)
      : root_(root), name_(name), folder_("engine/games/" + name_) {}

  const std::string& folder() const { return folder_; }

  // Checks that no folder and no words have that name.
  Status check_free() const {
    const auto words = read_file(path("assets/words/fr.txt"));
    if (!words) return words.error();
    if (exists(folder_) || exists("tests/games/" + name_) ||
        words->find("\n" + name_ + ".") != std::string::npos)
      return taken_error(name_);
    return {};
  }
  Status copy_template() const {
    const fs::path from = path("tests/games/starter");
    std::error_code wrong;
    for (fs::recursive_directory_iterator it(from, wrong), end; !wrong && it != end;
         it.increment(wrong)) {
      if (!it->is_regular_file()) continue;
      const fs::path to = path(folder_) / it->path().lexically_relative(from);
      fs::create_directories(to.parent_path(), wrong);
      const auto text = read_file(it->path().string());
      if (!text) return text.error();
      if (Status s = write_file(to.string(), renamed(*text, name_)); !s) return s;
    }
    if (wrong) return Error{msg("cli.error.read").with_text("file", from.string()), {}};
    return {};
  }
  // Adds the name as the last line of the list of games.
  Status add_to_list() const {
    const std::string file = path("engine/CMakeLists.txt");
    auto text = read_file(file);
    if (!text) return text.error();
    const std::size_t list = text->find("set(TABLEE_GAMES\n");
    const std::size_t end = list == std::string::npos ? list : text->find("\n)", list);
    if (end == std::string::npos)
      return Error{msg("cli.error.read").with_text("file", file), "set(TABLEE_GAMES"};
    text->insert(end + 1, "  " + name_ + "\n");
    return write_file(file, *text);
  }

  static Error taken_error(std::string_view name) {
    return {msg("cli.error.game_taken").with_quote("word", name), {}};
  }

 private:
  std::string path(std::string_view file) const { return (fs::path(root_) / file).string(); }
  bool exists(std::string_view file) const {
    std::error_code wrong;
    return fs::exists(path(file), wrong);
  }

  std::string root_, name_, folder_;
};

constexpr ArgSpec kOptions[] = {{"checkout", true}};

int run(Args& args, const Console& console) {
  const std::string_view name = args.words().empty() ? std::string_view() : args.words()[0];
  if (!well_formed(name))
    return console.fail({msg("cli.error.game_name")
                             .with_text("word", name)
                             .with("low", kShortest)
                             .with("high", kLongest),
                         {}},
                        kMisused);
  if (in_use(name)) return console.fail(Checkout::taken_error(name), kMisused);
  const Checkout checkout(args.text_or("checkout", "."), name);
  if (Status s = checkout.check_free(); !s) return console.fail(s.error());
  if (Status s = checkout.copy_template(); !s) return console.fail(s.error());
  if (Status s = checkout.add_to_list(); !s) return console.fail(s.error());
  console.say(
      msg("cli.new_game.done").with_text("folder", checkout.folder()).with_text("game", name));
  return kFine;
}

}  // namespace

const Command kNewGame{"new-game", kOptions, 1, &run};

}  // namespace tablee::tools
