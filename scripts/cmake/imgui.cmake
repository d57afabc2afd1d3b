# Dear ImGui's draw lists and font atlas. Its context, windows and widgets are used by nothing (web/draw/toolkit/picture.h): the
# linker leaves them out, which makes the program a tenth smaller.
set(TABLEE_IMGUI_SOURCES ${imgui_SOURCE_DIR}/imgui.cpp ${imgui_SOURCE_DIR}/imgui_draw.cpp)
set(TABLEE_IMGUI_DEFINITIONS
  IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_DEFAULT_FONT IMGUI_DISABLE_FILE_FUNCTIONS
  IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS IMGUI_DISABLE_OBSOLETE_FUNCTIONS)

if(TABLEE_WEB)
  # Drawn by WebGL 1 (web/main/triangles.cc).
  add_library(tablee_imgui STATIC EXCLUDE_FROM_ALL ${TABLEE_IMGUI_SOURCES})
  # (By its name alone: a path in a definition keeps checkouts from sharing what was compiled.)
  target_include_directories(tablee_imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${CMAKE_CURRENT_LIST_DIR})
  target_compile_definitions(tablee_imgui PUBLIC ${TABLEE_IMGUI_DEFINITIONS}
    IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS IMGUI_USER_CONFIG="imgui_config.h" $<$<NOT:$<CONFIG:Debug>>:TABLEE_TERSE_ASSERTS>)
  target_link_libraries(tablee_imgui PUBLIC tablee_sdl2)
else()
  # Frames without pixels (tests/headless): no window, no graphics, the C library's own formatting.
  add_library(tablee_imgui STATIC EXCLUDE_FROM_ALL ${TABLEE_IMGUI_SOURCES}
    ${imgui_SOURCE_DIR}/imgui_widgets.cpp ${imgui_SOURCE_DIR}/imgui_tables.cpp)
  target_include_directories(tablee_imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR})
  target_compile_definitions(tablee_imgui PUBLIC ${TABLEE_IMGUI_DEFINITIONS})
endif()
target_compile_options(tablee_imgui PRIVATE -w -fno-exceptions -fno-rtti)
