#pragma once
// The result of reading a file of sheets as text, because a worker reads the file and the page's
// program gets the result. The first line is JSON; each further line is a match.

#include <string>
#include <string_view>

#include "core/result.h"
#include "table/sheet_file.h"

namespace tablee {

std::string write_transfer(const Result<SheetFile>& read);
// The same result: a file or the error of reading it. A damaged text is the error
// "error.import_kind".
Result<SheetFile> read_transfer(std::string_view text);

}  // namespace tablee
