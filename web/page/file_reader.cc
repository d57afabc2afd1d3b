#include "web/page/file_reader.h"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>

#include <cstdlib>
#include <string>
#include <string_view>

#include "table/exchange.h"
#include "table/sheet_transfer.h"

// Bytes of the file that are done. The worker finds this import by its text.
// clang-format off
EM_JS(void, page_progress, (std::size_t done), {
  tablee.progress(done);
})
// clang-format on

// Made by the linker: constructs what is global. On the page the glue calls it.
extern "C" void __wasm_call_ctors();

namespace tablee::page {

char* begin_file(std::size_t size) {
  __wasm_call_ctors();
  return static_cast<char*>(std::malloc(size));
}

const FileRead* read_file(const char* text, std::size_t names, std::size_t size) {
  static std::string result;
  static FileRead read;
  const std::string_view all(text, size);
  result = write_transfer(
      read_import(all.substr(names), SheetWords(all.substr(0, names)), page_progress));
  read = {result.data(), result.size()};
  return &read;
}

}  // namespace tablee::page
#endif
