/* SDL2's window and context as a page needs them, in place of SDL.c, SDL_video.c and the video driver, which bring displays, modes,
   full screens, renderers and the like. There is one window: the page's canvas, whose context the page has made (web/page/js/view.js).
   What remains of SDL2 are its events: the browser's mouse, fingers, wheel, focus and visibility as one queue. */
#include "SDL_internal.h"
#include "SDL.h"
#include "events/SDL_events_c.h"
#include "events/SDL_keyboard_c.h"
#include "events/SDL_mouse_c.h"
#include "timer/SDL_timer_c.h"
#include "video/SDL_sysvideo.h"
#include "video/emscripten/SDL_emscriptenevents.h"
#include "video/emscripten/SDL_emscriptenvideo.h"
#include <emscripten.h>

EM_JS_DEPS(tablee_canvas, "$GL")
EM_JS(int, tablee_context, (void), {
  const context = GL.createContext(Module["canvas"], {majorVersion: 1});
  return context && GL.makeContextCurrent(context) ? context : 0;
})

static SDL_Window window;
static SDL_WindowData window_data = {.window = &window, .canvas_id = "#canvas", .pixel_ratio = 1};

int SDL_Init(Uint32 flags) {
  (void)flags;
  SDL_TicksInit();
  SDL_MousePreInit();
  return SDL_StartEventLoop();
}

SDL_Window *SDL_CreateWindow(const char *title, int x, int y, int w, int h, Uint32 flags) {
  (void)title; (void)x; (void)y;
  window.flags = flags | SDL_WINDOW_SHOWN;
  window.driverdata = &window_data;
  SDL_SetWindowSize(&window, w, h);
  SDL_SetMouseFocus(&window);
  SDL_SendWindowEvent(&window, SDL_WINDOWEVENT_FOCUS_GAINED, 0, 0); /* so that its loss is an event */
  Emscripten_RegisterEventHandlers(&window_data);
  return &window;
}

void SDL_SetWindowSize(SDL_Window *w, int width, int height) {
  w->w = width;
  w->h = height;
  emscripten_set_canvas_element_size(window_data.canvas_id, width, height);
}

int SDL_GL_SetAttribute(SDL_GLattr attribute, int value) { (void)attribute; (void)value; return 0; }
SDL_GLContext SDL_GL_CreateContext(SDL_Window *w) { (void)w; return (SDL_GLContext)(intptr_t)tablee_context(); }
void SDL_GL_SwapWindow(SDL_Window *w) { (void)w; }

/* What events ask of a window manager. */
SDL_VideoDevice *SDL_GetVideoDevice(void) { return NULL; }
Uint32 SDL_WasInit(Uint32 flags) { return flags & SDL_INIT_VIDEO; }
Uint32 SDL_GetWindowID(SDL_Window *w) { (void)w; return 1; }
Uint32 SDL_GetWindowFlags(SDL_Window *w) { return w->flags; }
void SDL_GetWindowSize(SDL_Window *w, int *width, int *height) {
  if (width) *width = w->w;
  if (height) *height = w->h;
}
SDL_Window *SDL_GetKeyboardFocus(void) { return &window; }
const SDL_Rect *SDL_GetWindowMouseRect(SDL_Window *w) { (void)w; return NULL; }
SDL_bool SDL_IntersectRect(const SDL_Rect *a, const SDL_Rect *b, SDL_Rect *result) {
  (void)a; (void)b; (void)result;
  return SDL_FALSE;
}
int SDL_GetMessageBoxCount(void) { return 0; }
void SDL_ToggleDragAndDropSupport(void) {}
void SDL_ResetKeyboard(void) {}
void SDL_ReleaseAutoReleaseKeys(void) {}
void SDL_SendPendingSignalEvents(void) {}
char *SDL_iconv_string(const char *to, const char *from, const char *text, size_t size) {
  (void)to; (void)from; (void)text; (void)size;
  return NULL;
}

#define NOTHING(event) \
  void SDL_OnWindow##event(SDL_Window *w) { (void)w; }
NOTHING(Shown)
NOTHING(Hidden)
NOTHING(Moved)
NOTHING(Resized)
NOTHING(Minimized)
NOTHING(Restored)
NOTHING(Enter)
NOTHING(Leave)
NOTHING(FocusGained)
NOTHING(FocusLost)
