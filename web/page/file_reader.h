#pragma once
// Reads a chosen file of score sheets in a worker, which has the code of the page's program and a
// memory of its own (js/extra/file_reader.js). The worker calls these two functions by their
// numbers in the table of functions, because the build shortens all names.

#include <cstddef>
#include <cstdint>

namespace tablee::page {

// The first call into the worker's program: a buffer of that many bytes.
char* begin_file(std::size_t size);

struct FileRead {
  const char* text;
  std::size_t size;
};
// Reads the buffer: the names of columns, which take `names` bytes (table/sheet_words.h), and the
// file. Returns the text of table/sheet_transfer.h.
const FileRead* read_file(const char* text, std::size_t names, std::size_t size);

}  // namespace tablee::page
