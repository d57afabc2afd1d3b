# tablee_gallery: a page to look at the drawing room by itself, for developers (scripts/gallery).
# Not part of the site and of no default build.
get_filename_component(draw_dir ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)
file(GLOB gallery_sources CONFIGURE_DEPENDS ${draw_dir}/*.cc ${CMAKE_CURRENT_LIST_DIR}/*.cc)
add_executable(tablee_gallery EXCLUDE_FROM_ALL ${gallery_sources})
target_include_directories(tablee_gallery PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(tablee_gallery PRIVATE tablee_house tablee_imgui tablee_fonts tablee_app tablee_words tablee_engine)
set_target_properties(tablee_gallery PROPERTIES
  OUTPUT_NAME gallery SUFFIX .js RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/gallery)
target_link_options(tablee_gallery PRIVATE
  -fno-exceptions -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=512KB -sFILESYSTEM=0
  -sMAX_WEBGL_VERSION=1 -sEXPORTED_RUNTIME_METHODS=stringToNewUTF8,UTF8ToString)
configure_file(${CMAKE_CURRENT_LIST_DIR}/gallery.html ${PROJECT_BINARY_DIR}/gallery/gallery.html COPYONLY)
