# shellcheck shell=bash
# Our own C++ files, and the version of clang-format that formats them (other versions give other results).

FORMAT_VERSION=14

# Tracked files, and new ones that are not committed yet.
own_cpp_files() {
  local file
  if have git && git -C "$TABLEE_DIR" rev-parse --git-dir >/dev/null 2>&1; then
    git -C "$TABLEE_DIR" ls-files -co --exclude-standard -- '*.cc' '*.h'
  else
    (cd "$TABLEE_DIR" && find cmake engine web tests -name '*.cc' -o -name '*.h')
  fi | while read -r file; do [ ! -e "$TABLEE_DIR/$file" ] || printf '%s\n' "$file"; done
}

# Sets CLANG_FORMAT, or returns 1.
clang_format_ensure() {
  for CLANG_FORMAT in "clang-format-$FORMAT_VERSION" clang-format; do
    if have "$CLANG_FORMAT" && [[ $("$CLANG_FORMAT" --version) == *" $FORMAT_VERSION."* ]]; then return 0; fi
  done
  have clang-format || apt_ensure "checking the format" clang-format || return 1
  CLANG_FORMAT=clang-format
  [[ $(clang-format --version) == *" $FORMAT_VERSION."* ]]
}
