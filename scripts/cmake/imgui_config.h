// Our configuration of Dear ImGui.
#pragma once
#include <stdio.h>

// Released builds stop on a failed assertion but leave out its text (11 kB, compressed). web-debug
// has both.
#ifdef TABLEE_TERSE_ASSERTS
#define IM_ASSERT(_EXPR) ((_EXPR) ? (void)0 : __builtin_trap())
#endif

// SDL's small scanf, as the C library's brings arithmetic on 128-bit floats; imgui_format.cpp does
// the same for printf.
#include <SDL_stdinc.h>
#define sscanf SDL_sscanf

// Ends of windows and groups that we never begin: Dear ImGui calls them only to recover from our
// mistakes. Not inlined, so that they become part of the deferred code.
struct ImGuiMultiSelectIO;
namespace ImGui {
[[gnu::noinline]] void EndTabBar();
[[gnu::noinline]] void EndMenuBar();
[[gnu::noinline]] void EndChild();
[[gnu::noinline]] ImGuiMultiSelectIO* EndMultiSelect();
}  // namespace ImGui
