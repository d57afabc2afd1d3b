# SDL2 for the browser, straight from its sources: no configure step, and only the parts a page of cards uses.
# Sound, game pads, sensors, the 2D renderer, the battery and so on are left out; stubs for the few names that
# Dear ImGui's backend and SDL's own core still mention are in sdl2_stubs.c.
file(GLOB TABLEE_SDL2_SOURCES CONFIGURE_DEPENDS
  ${sdl2_SOURCE_DIR}/src/*.c
  ${sdl2_SOURCE_DIR}/src/atomic/*.c
  ${sdl2_SOURCE_DIR}/src/cpuinfo/*.c
  ${sdl2_SOURCE_DIR}/src/events/*.c
  ${sdl2_SOURCE_DIR}/src/file/*.c
  ${sdl2_SOURCE_DIR}/src/libm/*.c
  ${sdl2_SOURCE_DIR}/src/loadso/dummy/*.c
  ${sdl2_SOURCE_DIR}/src/misc/*.c
  ${sdl2_SOURCE_DIR}/src/misc/emscripten/*.c
  ${sdl2_SOURCE_DIR}/src/stdlib/*.c
  ${sdl2_SOURCE_DIR}/src/thread/*.c
  ${sdl2_SOURCE_DIR}/src/thread/generic/*.c
  ${sdl2_SOURCE_DIR}/src/timer/*.c
  ${sdl2_SOURCE_DIR}/src/timer/unix/*.c
  ${sdl2_SOURCE_DIR}/src/video/*.c
  ${sdl2_SOURCE_DIR}/src/video/yuv2rgb/*.c
  ${sdl2_SOURCE_DIR}/src/video/emscripten/*.c)

# Nobody draws a letter with a finger, and nobody reads what an error said. The page has one canvas with one context, which it made,
# and says itself what the pointer looks like: neither EGL nor cursors nor pictures put there without WebGL.
list(FILTER TABLEE_SDL2_SOURCES EXCLUDE REGEX "/src/(events/SDL_gesture|SDL_error|SDL_log|video/SDL_egl)\\.c$")
list(FILTER TABLEE_SDL2_SOURCES EXCLUDE REGEX "/src/video/emscripten/SDL_emscripten(framebuffer|mouse|opengles)\\.c$")

add_library(tablee_sdl2 STATIC EXCLUDE_FROM_ALL ${TABLEE_SDL2_SOURCES} ${CMAKE_CURRENT_LIST_DIR}/sdl2_stubs.c
  ${CMAKE_CURRENT_LIST_DIR}/sdl2_canvas.c)
target_include_directories(tablee_sdl2 SYSTEM PUBLIC ${sdl2_SOURCE_DIR}/include)
target_include_directories(tablee_sdl2 PRIVATE ${sdl2_SOURCE_DIR}/src)
target_compile_definitions(tablee_sdl2
  PUBLIC SDL_MAIN_HANDLED
  PRIVATE
    SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1 SDL_POWER_DISABLED=1
    SDL_FILESYSTEM_DISABLED=1 SDL_LOADSO_DISABLED=1 SDL_LEAN_AND_MEAN=1)
target_compile_options(tablee_sdl2 PRIVATE -w -fno-exceptions -include ${CMAKE_CURRENT_LIST_DIR}/sdl2_config.h)
