// Dear ImGui's asserts, in what ships: the check stays, its text (11 kB of it, gzip) does not.
// web-debug has both.
#pragma once
#ifdef TABLEE_TERSE_ASSERTS
#define IM_ASSERT(_EXPR) ((_EXPR) ? (void)0 : __builtin_trap())
#endif
