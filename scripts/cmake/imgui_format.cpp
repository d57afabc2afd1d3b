// Dear ImGui's formatting, by SDL's small printf: the C library's brings arithmetic on 128-bit
// floats.
#include <stdarg.h>

#include <SDL_stdinc.h>

#include "imgui.h"
#include "imgui_internal.h"

int ImFormatStringV(char* out, size_t size, const char* format, va_list values) {
  const int length = SDL_vsnprintf(out, size, format, values);
  if (!out) return length;
  const int last = static_cast<int>(size) - 1;
  const int used = length < 0 || length > last ? last : length;
  out[used] = 0;
  return used;
}

int ImFormatString(char* out, size_t size, const char* format, ...) {
  va_list values;
  va_start(values, format);
  const int length = ImFormatStringV(out, size, format, values);
  va_end(values);
  return length;
}
