// How we want Dear ImGui.
#pragma once
#include <stdio.h>

// Its asserts, in what ships: the check stays, its text (11 kB of it, gzip) does not. web-debug has
// both.
#ifdef TABLEE_TERSE_ASSERTS
#define IM_ASSERT(_EXPR) ((_EXPR) ? (void)0 : __builtin_trap())
#endif
