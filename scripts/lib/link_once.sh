#!/bin/sh
# link_once.sh FOLDER COMPILER ARG... -o OUTPUT ARG...: links, or takes from FOLDER what the same command once made of the same
# files. Linking for the web optimizes the whole program, half a minute for the largest, and no compiler cache keeps it.
# OUTPUT is kept with what the compiler writes beside it under the same name (x.cjs and x.wasm). CMake calls it as a launcher.
set -u

kept=$1 compiler=$2
shift
project=$(cd -- "$(dirname -- "$0")/../.." && pwd)

# The compiler's version (its tools come with it), the command as it reads in any checkout, every file that it names; fails where that is not all.
link_key() {
  cat -- "$(dirname -- "$(command -v "$compiler")")/emscripten-version.txt" || return
  env | grep '^EM' | grep -v '^EMCC_CORES=' | sort
  for word in "$@"; do
    case $word in
      @*) return 1 ;; # a file of further words
      *"$project"*) printf '%s\n' "${word%%"$project"*}.${word#*"$project"}" ;;
      *) printf '%s\n' "$word" ;;
    esac
    for file in "$word" "${word##*[=,@]}"; do
      [ ! -f "$file" ] || [ "$file" = "$output" ] || sha256sum <"$file" || return
    done
  done
}

output='' before=''
for word in "$@"; do
  [ "$before" != -o ] || output=$word
  before=$word
done
[ -n "$output" ] || exec "$@"
key=$(link_key "$@" 2>/dev/null) || exec "$@"
entry=$kept/$(printf '%s' "$key" | sha256sum | cut -d ' ' -f 1)

# (Touched first: what is about to be taken is not taken for old.)
if [ -f "$entry/${output##*/}" ] && touch -c -- "$entry" && cp -- "$entry"/* "$(dirname -- "$output")"; then exit 0; fi

mkdir -p "$kept"
new=$(mktemp -d "$kept/.new.XXXXXX") || exec "$@"
trap 'rm -rf -- "$new"' EXIT
touch -- "$new/.began"
"$@" || exit
for file in "${output%.*}".*; do
  [ ! -f "$file" ] || [ -n "$(find "$new/.began" -newer "$file")" ] || cp -p -- "$file" "$new" || exit 0
done
rm -f -- "$new/.began"
# Not if somebody has edited meanwhile; and where somebody else has kept the same, that one stays.
[ "$(link_key "$@" 2>/dev/null)" = "$key" ] || exit 0
[ -d "$entry" ] || mv -T -- "$new" "$entry" 2>/dev/null
# What nobody has asked for in two weeks goes: out of sight first, so that half of it is never taken.
find "$kept" -mindepth 1 -maxdepth 1 -mtime +14 2>/dev/null | while IFS= read -r old; do
  gone=$(mktemp -d "$kept/.old.XXXXXX") && mv -- "$old" "$gone" && rm -rf -- "$gone"
done 2>/dev/null
exit 0
