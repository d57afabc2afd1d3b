/* What SDL2's way to a canvas comes to here: the page has one, with the context that it made for it (web/page/js/view.js), and says
   itself what the pointer looks like. SDL2's own goes by EGL, and brings 20 kB of C and script for what nobody asks. */
#include "video/emscripten/SDL_emscriptenvideo.h"
#include "video/emscripten/SDL_emscriptenframebuffer.h"
#include "video/emscripten/SDL_emscriptenmouse.h"
#include "video/emscripten/SDL_emscriptenopengles.h"
#include <emscripten.h>

EM_JS_DEPS(tablee_canvas, "$GL")
EM_JS(int, tablee_context, (void), {
  const context = GL.createContext(Module["canvas"], {majorVersion: 1});
  return context && GL.makeContextCurrent(context) ? context : 0;
})

int Emscripten_GLES_LoadLibrary(_THIS, const char *path) { (void)_this; (void)path; return 0; }
SDL_GLContext Emscripten_GLES_CreateContext(_THIS, SDL_Window *window) {
  (void)_this; (void)window;
  return (SDL_GLContext)(intptr_t)tablee_context();
}
int Emscripten_GLES_MakeCurrent(_THIS, SDL_Window *window, SDL_GLContext context) {
  (void)_this; (void)window; (void)context;
  return 0;
}
int Emscripten_GLES_SwapWindow(_THIS, SDL_Window *window) { (void)_this; (void)window; return 0; }
void *SDL_EGL_GetProcAddress(_THIS, const char *name) { (void)_this; (void)name; return NULL; }
void SDL_EGL_UnloadLibrary(_THIS) { (void)_this; }
int SDL_EGL_SetSwapInterval(_THIS, int interval) { (void)_this; (void)interval; return -1; }
int SDL_EGL_GetSwapInterval(_THIS) { (void)_this; return 0; }
void SDL_EGL_DeleteContext(_THIS, SDL_GLContext context) { (void)_this; (void)context; }
EGLSurface *SDL_EGL_CreateSurface(_THIS, NativeWindowType window) { (void)window; return (EGLSurface *)_this; }
void SDL_EGL_DestroySurface(_THIS, EGLSurface surface) { (void)_this; (void)surface; }

void Emscripten_InitMouse(void) {}
void Emscripten_FiniMouse(void) {}

int Emscripten_CreateWindowFramebuffer(_THIS, SDL_Window *window, Uint32 *format, void **pixels, int *pitch) {
  (void)_this; (void)window; (void)format; (void)pixels; (void)pitch;
  return -1;
}
int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window *window, const SDL_Rect *rects, int count) {
  (void)_this; (void)window; (void)rects; (void)count;
  return -1;
}
void Emscripten_DestroyWindowFramebuffer(_THIS, SDL_Window *window) { (void)_this; (void)window; }
