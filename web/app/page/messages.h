#pragma once
// Made by scripts/site/messages.mjs from web/page/js/messages.d.ts: what the program says to the
// page, so that tests can hold what is said against it; and what roles are called.

#include <string_view>

namespace tablee::app {

// A message and its members, parted by blanks, each with its kind: text, number, flag, list,
// object, null, or words after an apostrophe, parted by "|". One with a question mark may be
// absent.
struct MessageShape {
  std::string_view name, members;
};

// clang-format off
// {"do": name, …}, from the program.
inline constexpr MessageShape kToPage[] = {
    {"screen", "screen:text kind?:'home|'plays|'replays revision:number lang:'fr|'en|'de title:text keys?:flag focus?:text items:list"},
    {"rects", "rects:object scrolled:object seen:object window:list|list height:number cut:list"},
    {"say", "text:text aloud:flag logged:flag answer?:flag"},
    {"scroll", "up:number"},
    {"log_clear", ""},
    {"focus", "id:text"},
    {"words", "lang:'fr|'en|'de"},
    {"think", "line:text"},
    {"sound", "names:list volume:number weight:number side:number captions:flag"},
    {"shake", "ms:number"},
    {"screen_depth", "depth:number"},
    {"awake", "on:flag"},
    {"cursor", "name:text"},
    {"theme", "name:'day|'night|'contrast"},
    {"view", "name:'drawn|'beside|'text|'always"},
    {"assist", "spaced:flag plain_type:flag confirm:'tap|'hold|'rest scan:'off|'one|'two pace:number"},
    {"link_done", ""},
    {"share", "link:text title:text text:text"},
    {"picture", "name:text title:text about?:text brand:text example?:flag note?:text link?:text rows:list text:text"},
    {"phones", "view:'codes|'links|'numbers|'done|'hands|'tables|'over|'gone seats:list problem:text"},
    {"download", "name:text type:text text:text"},
    {"pick", "accept:text most:number"},
    {"stop_reading", ""},
    {"print", ""},
    {"host", "event:'started|'finished sheet:object"},
    {"update", ""},
    {"open", "page:text"},
    {"promise", "by_hand:flag"},
    {"checked", "sheets?:number match?:flag error?:text"},
    {"whole", ""},
    {"drawn", ""},
    {"canvas", "works:flag"},
};

inline constexpr std::string_view kItemMembers = "id:text role:'heading|'region|'list|'entry|'text|'button|'toggle|'choice|'disclosure|'input|'table|'row|'header|'cell|'chart depth:number level:number text:text marks?:list hint?:text action?:text enabled:flag on:flag lifted?:flag waits?:flag wanted?:flag value?:text";

// In the order of Role (core/item.h).
inline constexpr std::string_view kRoles[] = {"heading", "region", "list", "entry", "text", "button", "toggle", "choice", "disclosure", "input", "table", "row", "header", "cell", "chart"};
// clang-format on

}  // namespace tablee::app
