// How we want Dear ImGui.
#pragma once
#include <stdio.h>

// Its asserts, in what ships: the check stays, its text (11 kB of it, gzip) does not. web-debug has
// both.
#ifdef TABLEE_TERSE_ASSERTS
#define IM_ASSERT(_EXPR) ((_EXPR) ? (void)0 : __builtin_trap())
#endif

// By SDL's small scanf, as the C library's brings arithmetic on 128-bit floats; imgui_format.cpp
// does so for printf.
#include <SDL_stdinc.h>
#define sscanf SDL_sscanf

// Ends of what we never begin, met only where Dear ImGui would mend a mistake of ours: never
// inlined, so that they come with the program's second half.
struct ImGuiMultiSelectIO;
namespace ImGui {
[[gnu::noinline]] void EndTabBar();
[[gnu::noinline]] void EndMenuBar();
[[gnu::noinline]] void EndChild();
[[gnu::noinline]] ImGuiMultiSelectIO* EndMultiSelect();
}  // namespace ImGui
