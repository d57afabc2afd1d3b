# What others wrote, at pinned commits. Each can be fed from a folder: -DFETCHCONTENT_SOURCE_DIR_<NAME>=DIR
# (scripts/build does so). Only what a build needs is fetched. The pins are repeated in scripts/lib/sources.sh.
include(FetchContent)
set(FETCHCONTENT_QUIET ON)

# SOURCE_SUBDIR names a folder without a CMakeLists.txt: we take the sources and build them our way.
FetchContent_Declare(imgui
  GIT_REPOSITORY https://github.com/ocornut/imgui.git
  GIT_TAG 45acd5e0e82f4c954432533ae9985ff0e1aad6d5 # v1.92.2b
  SOURCE_SUBDIR none)
FetchContent_Declare(sdl2
  GIT_REPOSITORY https://github.com/libsdl-org/SDL.git
  GIT_TAG 2359383fc187386204c3bb22de89655a494cd128 # release-2.32.4
  SOURCE_SUBDIR none)
FetchContent_Declare(catch2
  GIT_REPOSITORY https://github.com/catchorg/Catch2.git
  GIT_TAG fa43b77429ba76c462b1898d6cd2f2d7a9416b14 # v3.7.1
  SYSTEM)

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
    # Catch2 throws; the engine under test keeps its shipping flags.
    add_compile_options($<$<BOOL:$<TARGET_PROPERTY:TABLEE_THROWS>>:-fwasm-exceptions>)
  endif()
  FetchContent_MakeAvailable(catch2)
  set_target_properties(Catch2 Catch2WithMain PROPERTIES EXCLUDE_FROM_ALL ON TABLEE_THROWS ON)
  # Four units instead of a hundred: a quarter of the time.
  set_target_properties(Catch2 PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 30)
  # Nor is it Catch2 that is under test.
  target_compile_options(Catch2 PRIVATE -O1 -g0 $<IF:$<BOOL:${EMSCRIPTEN}>,-fno-lto,-fno-sanitize=all>)
endif()
