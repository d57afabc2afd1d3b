# shellcheck shell=bash
# A stage that passed is not run again while everything that it may read is unchanged: the checkout's files, files that
# other stages left in dist/, this machine's tools, environment variables. build/green/NAME stores the number of checks
# that passed and a key of what they read. A fresh clone has no such files, so it runs everything.

GREEN=$TABLEE_DIR/build/green

# Files that a stage never reads, as an extended regular expression of paths; all others count as read. Too many cost a
# run, too few would hide a failure: so these are whole folders that contain none of the files that `ninja -t deps`
# lists for the stage's builds, and that no script of the stage names.
green_unread() {
  case $1 in
    debug | fuzz | wasm | bench) echo '^(docs/|lab/|web/(page/js|embed)/|tests/(journeys|screen_reader|tools)/|[^/]*\.md$)' ;;
    tools) echo '^(docs/pictures/|lab/|tests/(journeys|screen_reader)/)' ;;
    web | size) echo '^(docs/|lab/|tests/(screen_reader|tools)/|[^/]*\.md$)' ;;
    journeys) echo '^(docs/|lab/|tests/(engine|app|draw|fuzz|screen_reader|tools)/|[^/]*\.md$)' ;;
    screen_reader) echo '^(docs/|lab/|tests/(engine|app|draw|fuzz|tools|games)/|[^/]*\.md$)' ;;
    *) echo '^$' ;;
  esac
}

# Every file of the checkout with its mode and a hash, one a line, by path; fails without git.
green_files() {
  git -C "$TABLEE_DIR" ls-files -co --exclude-standard -z >"$GREEN/.names" 2>/dev/null || return 1
  (
    cd "$TABLEE_DIR" || exit
    sort -zu "$GREEN/.names" | xargs -0 sh -c 'sha256sum -- "$@"; stat -c "%A  %n" -- "$@"' sh 2>/dev/null || true
  )
}

# Versions of compilers, browsers and node on this machine, and the relevant environment variables.
green_machine() {
  uname -srm
  node --version 2>/dev/null || true
  c++ --version 2>/dev/null || true
  sha256sum /var/lib/dpkg/status 2>/dev/null || true
  env | grep -E '^(TABLEE_|CC=|CXX=|(C|CXX|LD|ASAN_OPTION|UBSAN_OPTION)(FLAG)?S=)' | grep -v -e '^TABLEE_CACHE=' -e '^TABLEE_SAY_FD=' | sort || true
}

# green_key NAME: a key of what that stage may read, with the files as they were when the run began.
green_key() {
  {
    cat "$GREEN/.machine"
    grep -Ev "  $(green_unread "$1" | sed 's/^^//')" "$GREEN/.files"
    # Other stages read the site in dist/: it counts as their input, not as that of the stage that builds it.
    [ "$1" != web ] || (cd "$TABLEE_DIR" && find dist -type f 2>/dev/null | sort | xargs -r -d '\n' sha256sum)
  } | sha256sum | cut -d ' ' -f 1
}

# green_begin [--anew]: from here on results of stages are remembered; with --anew no earlier result counts.
green_begin() {
  mkdir -p "$GREEN"
  [ "${1:-}" != --anew ] || find "$GREEN" -type f ! -name '.*' -delete
  green_files >"$GREEN/.files" && [ -s "$GREEN/.files" ] || return 0
  green_machine >"$GREEN/.machine"
  REMEMBERING=1
}

# green_before NAME: prints how many checks passed when the stage passed with the same files; else returns 1.
green_before() {
  local key passed
  [ -n "${REMEMBERING:-}" ] && [ -e "$GREEN/$1" ] || return 1
  read -r key passed <"$GREEN/$1"
  [ "$key" = "$(green_key "$1")" ] && echo "$passed"
}

# green_end: stores the stages of this run that passed, unless files changed meanwhile. The tools' versions are read
# again, as stages install what they need.
green_end() {
  local name passed failed skipped when
  [ -n "${REMEMBERING:-}" ] || return 0
  green_files >"$GREEN/.files.now"
  cmp -s "$GREEN/.files" "$GREEN/.files.now" || return 0
  green_machine >"$GREEN/.machine"
  for name in $(stages_found); do
    [ "$name" != time ] || continue
    read -r passed failed skipped _ _ when <"$STAGES_FOUND/$name"
    [ "$when" != before ] || continue
    rm -f "$GREEN/$name"
    [ $((failed + skipped)) -gt 0 ] || echo "$(green_key "$name") $passed" >"$GREEN/$name"
  done
}
