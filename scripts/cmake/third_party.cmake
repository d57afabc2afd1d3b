# Third-party sources at the commits of scripts/pins.txt. Each can be taken from a folder:
# -DFETCHCONTENT_SOURCE_DIR_<NAME>=DIR (scripts/build does so). Only what a build needs is fetched.
include(FetchContent)
set(FETCHCONTENT_QUIET ON)

# SOURCE_SUBDIR names a folder without a CMakeLists.txt: we take the sources and build them our way.
set(imgui_how SOURCE_SUBDIR none)
set(sdl2_how SOURCE_SUBDIR none)
set(catch2_how SYSTEM)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/scripts/pins.txt)
file(STRINGS ${PROJECT_SOURCE_DIR}/scripts/pins.txt pins REGEX "^[^#]")
foreach(pin IN LISTS pins)
  string(REPLACE "|" ";" pin "${pin}")
  list(POP_FRONT pin name git tag commit)
  FetchContent_Declare(${name} GIT_REPOSITORY ${git} GIT_TAG ${commit} ${${name}_how})
endforeach()

if(TABLEE_WEB)
  FetchContent_MakeAvailable(sdl2 imgui)
  add_compile_options(-fmacro-prefix-map=${sdl2_SOURCE_DIR}/=SDL/ -fmacro-prefix-map=${imgui_SOURCE_DIR}/=imgui/)
  include(${CMAKE_CURRENT_LIST_DIR}/sdl2.cmake)
  include(${CMAKE_CURRENT_LIST_DIR}/imgui.cmake)
endif()

if(TABLEE_TESTS)
  if(NOT TABLEE_WEB)
    FetchContent_MakeAvailable(imgui)
    include(${CMAKE_CURRENT_LIST_DIR}/imgui.cmake)
  endif()
  set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
  set(CATCH_INSTALL_DOCS OFF)
  set(CATCH_INSTALL_EXTRAS OFF)
  if(EMSCRIPTEN)
    # Catch2 throws; the engine under test is compiled with its released flags.
    add_compile_options($<$<BOOL:$<TARGET_PROPERTY:TABLEE_THROWS>>:-fwasm-exceptions>)
  endif()
  FetchContent_MakeAvailable(catch2)
  set_target_properties(Catch2 Catch2WithMain PROPERTIES EXCLUDE_FROM_ALL ON TABLEE_THROWS ON)
  # Four units instead of a hundred: it compiles in a quarter of the time.
  set_target_properties(Catch2 PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 30)
  # No sanitizers either: Catch2 is not what is tested.
  target_compile_options(Catch2 PRIVATE -O1 -g0 $<IF:$<BOOL:${EMSCRIPTEN}>,-fno-lto,-fno-sanitize=all>)
endif()
