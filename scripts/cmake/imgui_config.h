// Our configuration of Dear ImGui.
#pragma once
#include <stdio.h>

// Released builds stop on a failed assertion but leave out its text (11 kB, compressed). web-debug
// has both.
#ifdef TABLEE_TERSE_ASSERTS
#define IM_ASSERT(_EXPR) ((_EXPR) ? (void)0 : __builtin_trap())
#endif
