/* Names that SDL2's core and Dear ImGui's backend still mention although the parts of SDL2 that hold them are not built
   (see sdl2.cmake): there are no game pads, no 2D renderer and no gestures, and these say so. An error is a result, its
   text goes nowhere: so no number is printed before somebody can play. */
#include "SDL.h"

int SDL_NumJoysticks(void) { return 0; }
SDL_bool SDL_IsGameController(int joystick_index) { (void)joystick_index; return SDL_FALSE; }
SDL_GameController *SDL_GameControllerOpen(int joystick_index) { (void)joystick_index; return NULL; }
void SDL_GameControllerClose(SDL_GameController *controller) { (void)controller; }
Sint16 SDL_GameControllerGetAxis(SDL_GameController *controller, SDL_GameControllerAxis axis) {
  (void)controller; (void)axis; return 0;
}
Uint8 SDL_GameControllerGetButton(SDL_GameController *controller, SDL_GameControllerButton button) {
  (void)controller; (void)button; return 0;
}

SDL_Renderer *SDL_GetRenderer(SDL_Window *window) { (void)window; return NULL; }
int SDL_GetRendererOutputSize(SDL_Renderer *renderer, int *w, int *h) { (void)renderer; *w = *h = 0; return -1; }
void SDL_DestroyRendererWithoutFreeing(SDL_Renderer *renderer) { (void)renderer; }

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

/* Emscripten's own eglGetProcAddress drags every GL function in. SDL2 asks for these three only. */
#include <GLES2/gl2.h>
#include <EGL/egl.h>

__eglMustCastToProperFunctionPointerType eglGetProcAddress(const char *name) {
  if (SDL_strcmp(name, "glGetString") == 0) return (__eglMustCastToProperFunctionPointerType)glGetString;
  if (SDL_strcmp(name, "glGetIntegerv") == 0) return (__eglMustCastToProperFunctionPointerType)glGetIntegerv;
  if (SDL_strcmp(name, "glGetError") == 0) return (__eglMustCastToProperFunctionPointerType)glGetError;
  return NULL;
}
