/* Names that SDL2's core refers to although the parts of SDL2 that define them are not built
   (see sdl2.cmake): game pads, the 2D renderer and gestures. Errors are return values without a text, so that no code for
   printing numbers is loaded before the user can play. */
#include "SDL.h"

int SDL_GestureAddTouch(SDL_TouchID touch) { (void)touch; return 0; }
int SDL_GestureDelTouch(SDL_TouchID touch) { (void)touch; return 0; }
void SDL_GestureProcessEvent(SDL_Event *event) { (void)event; }
void SDL_GestureQuit(void) {}

int SDL_SetError(SDL_PRINTF_FORMAT_STRING const char *format, ...) { (void)format; return -1; }
int SDL_Error(SDL_errorcode code) { (void)code; return -1; }
const char *SDL_GetError(void) { return ""; }
void SDL_ClearError(void) {}
void SDL_LogInit(void) {}
void SDL_LogQuit(void) {}
void SDL_Log(SDL_PRINTF_FORMAT_STRING const char *format, ...) { (void)format; }
void SDL_LogDebug(int category, SDL_PRINTF_FORMAT_STRING const char *format, ...) { (void)category; (void)format; }
void SDL_LogWarn(int category, SDL_PRINTF_FORMAT_STRING const char *format, ...) { (void)category; (void)format; }
void SDL_LogMessageV(int category, SDL_LogPriority priority, const char *format, va_list values) {
  (void)category; (void)priority; (void)format; (void)values;
}
SDL_LogPriority SDL_LogGetPriority(int category) { (void)category; return SDL_LOG_PRIORITY_CRITICAL; }

/* The page never locks the full screen, the pointer or keys, and it handles its own size, title and closing: each of these functions
   would add JavaScript. There is no environment either. */
#include <emscripten/html5.h>

#define NOT_SUPPORTED EMSCRIPTEN_RESULT_NOT_SUPPORTED
#define NO_CALLBACK(event, callback)                                                                        \
  EMSCRIPTEN_RESULT emscripten_set_##event##_callback_on_thread(const char *target, void *data, bool capture, \
                                                                callback callback_function, pthread_t thread) {         \
    (void)target; (void)data; (void)capture; (void)callback_function; (void)thread;                                     \
    return NOT_SUPPORTED;                                                                                   \
  }
NO_CALLBACK(keydown, em_key_callback_func)
NO_CALLBACK(keyup, em_key_callback_func)
NO_CALLBACK(keypress, em_key_callback_func)
NO_CALLBACK(fullscreenchange, em_fullscreenchange_callback_func)
NO_CALLBACK(pointerlockchange, em_pointerlockchange_callback_func)
NO_CALLBACK(resize, em_ui_callback_func)
EMSCRIPTEN_RESULT emscripten_set_beforeunload_callback_on_thread(void *data, em_beforeunload_callback callback_function, pthread_t thread) {
  (void)data; (void)callback_function; (void)thread;
  return NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(const char *target, bool defer, const EmscriptenFullscreenStrategy *strategy) {
  (void)target; (void)defer; (void)strategy;
  return NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_fullscreen(void) { return NOT_SUPPORTED; }
EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char *target, bool defer) {
  (void)target; (void)defer;
  return NOT_SUPPORTED;
}
void emscripten_get_screen_size(int *width, int *height) { *width = *height = 1 << 14; }
void emscripten_set_window_title(const char *title) { (void)title; }
int emscripten_has_asyncify(void) { return 0; }
void emscripten_sleep(unsigned int ms) { (void)ms; }
char *getenv(const char *name) { (void)name; return NULL; }
int setenv(const char *name, const char *value, int overwrite) {
  (void)name; (void)value; (void)overwrite;
  return -1;
}
