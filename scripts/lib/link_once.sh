#!/bin/sh
# link_once.sh FOLDER COMPILER ARG... -o OUTPUT ARG...: links, or copies from FOLDER what the same command once made of
# the same files. Linking for the web optimizes the whole program, half a minute for the largest, and compiler caches do
# not store it. OUTPUT is stored together with files that the compiler writes beside it under the same name (x.cjs and
# x.wasm). CMake calls it as a launcher.
set -u

store=$1 compiler=$2
shift
project=$(cd -- "$(dirname -- "$0")/../.." && pwd)

# Prints the compiler's version (which includes its tools), the command as it reads in any checkout, and a hash of every
# file that it names; fails if any of it is missing.
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
entry=$store/$(printf '%s' "$key" | sha256sum | cut -d ' ' -f 1)

# (Touched first, so that the cleanup below does not remove it during the copy.)
if [ -f "$entry/${output##*/}" ] && touch -c -- "$entry" && cp -- "$entry"/* "$(dirname -- "$output")"; then exit 0; fi

mkdir -p "$store"
new=$(mktemp -d "$store/.new.XXXXXX") || exec "$@"
trap 'rm -rf -- "$new"' EXIT
touch -- "$new/.began"
"$@" || exit
for file in "${output%.*}".*; do
  [ ! -f "$file" ] || [ -n "$(find "$new/.began" -newer "$file")" ] || cp -p -- "$file" "$new" || exit 0
done
rm -f -- "$new/.began"
# Not stored if a file was edited meanwhile; an entry that another process stored first stays.
[ "$(link_key "$@" 2>/dev/null)" = "$key" ] || exit 0
[ -d "$entry" ] || mv -T -- "$new" "$entry" 2>/dev/null
# Entries unused for two weeks are removed: renamed first, so that no process copies half of one.
find "$store" -mindepth 1 -maxdepth 1 -mtime +14 2>/dev/null | while IFS= read -r old; do
  gone=$(mktemp -d "$store/.old.XXXXXX") && mv -- "$old" "$gone" && rm -rf -- "$gone"
done 2>/dev/null
exit 0
