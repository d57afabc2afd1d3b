#pragma once
// Made by scripts/messages.mjs from web/page/js/messages.d.ts: what program and page say to each
// other, so that tests can hold what is said against it.

#include <string_view>

namespace tablee::app {

// A message and its members, parted by blanks; one with a question mark may be absent.
struct MessageShape {
  std::string_view name, members;
};

// clang-format off
// {"do": name, …}, from the program.
inline constexpr MessageShape kToPage[] = {
    {"screen", "screen kind? moment lang title keys? focus? items"},
    {"rects", "rects cut"},
    {"say", "text aloud logged"},
    {"log_clear", ""},
    {"focus", "id"},
    {"words", "lang"},
    {"think", "line"},
    {"sound", "names volume weight side"},
    {"shake", "ms"},
    {"screen_depth", "depth"},
    {"awake", "on"},
    {"cursor", "name"},
    {"theme", "name"},
    {"view", "name"},
    {"link_done", ""},
    {"share", "link title text"},
    {"picture", "name title brand rows text"},
    {"download", "name type text"},
    {"pick", "accept"},
    {"print", ""},
    {"host", "event sheet"},
    {"update", ""},
    {"open", "page"},
    {"promise", "by_hand"},
    {"checked", "sheets? match? error?"},
    {"whole", ""},
    {"drawn", ""},
    {"canvas", "works"},
};

// {"on": name, …}, from the page.
inline constexpr MessageShape kToProgram[] = {
    {"start", "dark reduced_motion contrast state promised damaged words_lang words lang wanted link table whole embedded theme lang_asked seed now"},
    {"words", "words_lang words"},
    {"draw", "faces"},
    {"faces", "faces"},
    {"size", "width height dpr pixels insets"},
    {"action", "action moment? at_once?"},
    {"input", "id value"},
    {"focus", "id"},
    {"key", "key"},
    {"back", "key?"},
    {"answer", "line"},
    {"whole", "words_lang words"},
    {"worker", "state"},
    {"storage", "state promised damaged"},
    {"check", ""},
    {"today", "now"},
    {"link", "link"},
    {"shared", "picture?"},
    {"picked", "text"},
    {"exercises", "text"},
    {"offline", "state"},
    {"media", "dark reduced_motion contrast"},
    {"canvas", "shown"},
    {"context", "lost"},
    {"pointer_lost", ""},
    {"hidden", "hidden"},
};

inline constexpr std::string_view kItemMembers = "id role depth level text marks? hint? action? enabled on lifted? waits? wanted? value?";
// clang-format on

}  // namespace tablee::app
