# Dear ImGui without its demo, debug tools and built-in font.
set(TABLEE_IMGUI_SOURCES
  ${imgui_SOURCE_DIR}/imgui.cpp
  ${imgui_SOURCE_DIR}/imgui_draw.cpp
  ${imgui_SOURCE_DIR}/imgui_widgets.cpp)
set(TABLEE_IMGUI_DEFINITIONS
  IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_DEFAULT_FONT IMGUI_DISABLE_FILE_FUNCTIONS
  IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS IMGUI_DISABLE_OBSOLETE_FUNCTIONS)

if(TABLEE_WEB)
  # Drawn by WebGL 1 through SDL2.
  add_library(tablee_imgui STATIC EXCLUDE_FROM_ALL ${TABLEE_IMGUI_SOURCES}
    ${CMAKE_CURRENT_LIST_DIR}/imgui_no_tables.cpp
    ${CMAKE_CURRENT_LIST_DIR}/imgui_format.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp)
  # (By its name alone: a path in a definition keeps checkouts from sharing what was compiled.)
  target_include_directories(tablee_imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends ${CMAKE_CURRENT_LIST_DIR})
  target_compile_definitions(tablee_imgui PUBLIC ${TABLEE_IMGUI_DEFINITIONS}
    IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS IMGUI_IMPL_OPENGL_ES2
    IMGUI_USER_CONFIG="imgui_config.h" $<$<NOT:$<CONFIG:Debug>>:TABLEE_TERSE_ASSERTS>)
  target_link_libraries(tablee_imgui PUBLIC tablee_sdl2)
  set_source_files_properties(${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp TARGET_DIRECTORY tablee_imgui PROPERTIES
    COMPILE_OPTIONS "-include;${CMAKE_CURRENT_LIST_DIR}/gl_quiet.h")
else()
  # Frames without pixels (tests/headless): no window, no graphics, the C library's own formatting.
  add_library(tablee_imgui STATIC EXCLUDE_FROM_ALL ${TABLEE_IMGUI_SOURCES} ${imgui_SOURCE_DIR}/imgui_tables.cpp)
  target_include_directories(tablee_imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR})
  target_compile_definitions(tablee_imgui PUBLIC ${TABLEE_IMGUI_DEFINITIONS})
endif()
target_compile_options(tablee_imgui PRIVATE -w -fno-exceptions -fno-rtti)
