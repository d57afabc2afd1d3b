# SDL2 for the browser, built directly from its sources without a configure step, and only the parts that the page uses:
# a window and its context (sdl2_window.c), the clock, and the queue of mouse, touch, wheel, focus and visibility
# events. sdl2_stubs.c defines the other names that these sources refer to.
set(TABLEE_SDL2_SOURCES
  src/SDL_assert.c src/SDL_guid.c src/SDL_hints.c src/SDL_utils.c
  src/atomic/SDL_atomic.c src/atomic/SDL_spinlock.c
  src/events/SDL_events.c src/events/SDL_mouse.c src/events/SDL_touch.c src/events/SDL_windowevents.c
  src/stdlib/SDL_malloc.c src/stdlib/SDL_stdlib.c src/stdlib/SDL_string.c src/stdlib/SDL_getenv.c
  src/thread/generic/SDL_syscond.c src/thread/generic/SDL_sysmutex.c src/thread/generic/SDL_syssem.c
  src/thread/generic/SDL_systhread.c src/thread/generic/SDL_systls.c src/thread/SDL_thread.c
  src/timer/SDL_timer.c src/timer/unix/SDL_systimer.c
  src/video/emscripten/SDL_emscriptenevents.c)
list(TRANSFORM TABLEE_SDL2_SOURCES PREPEND ${sdl2_SOURCE_DIR}/)

add_library(tablee_sdl2 STATIC EXCLUDE_FROM_ALL ${TABLEE_SDL2_SOURCES} ${CMAKE_CURRENT_LIST_DIR}/sdl2_stubs.c
  ${CMAKE_CURRENT_LIST_DIR}/sdl2_window.c)
target_include_directories(tablee_sdl2 SYSTEM PUBLIC ${sdl2_SOURCE_DIR}/include)
target_include_directories(tablee_sdl2 PRIVATE ${sdl2_SOURCE_DIR}/src)
target_compile_definitions(tablee_sdl2
  PUBLIC SDL_MAIN_HANDLED
  PRIVATE
    SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1 SDL_POWER_DISABLED=1
    SDL_FILESYSTEM_DISABLED=1 SDL_LOADSO_DISABLED=1 SDL_LEAN_AND_MEAN=1)
target_compile_options(tablee_sdl2 PRIVATE -w -fno-exceptions -include ${CMAKE_CURRENT_LIST_DIR}/sdl2_config.h)
