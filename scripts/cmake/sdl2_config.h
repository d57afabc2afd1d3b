// Included before all of SDL: its own small printf, scanf and strtod replace the C library's, which
// bring arithmetic on 128-bit floats.
#pragma once
#include "SDL_config.h"
#undef HAVE_VSNPRINTF
#undef HAVE_VSSCANF
#undef HAVE_STRTOD
#undef HAVE_ATOF
#undef HAVE_ICONV
#undef HAVE_ICONV_H
