# shellcheck shell=bash
# A stage that was green is not run again while all that it may read is as it was: the checkout's files, what the build left in
# dist/ for others, this machine's tools, what the environment asks for. What was green stands in build/green/NAME: the checks
# that passed, and the key of what they read. A fresh clone has nothing there, so it runs everything.

GREEN=$TABLEE_DIR/build/green

# What a stage never reads, as an extended regular expression of paths; everything else is taken for read. Too much read costs
# a run, too little would hide a failure: so these are whole rooms, which none of the files that `ninja -t deps` lists for the
# stage's builds is in, and which no script of the stage names.
green_unread() {
  case $1 in
    debug | fuzz | wasm | bench) echo '^(docs/|lab/|web/(page/js|embed)/|tests/(journeys|ear|tools)/|[^/]*\.md$)' ;;
    tools) echo '^(docs/pictures/|lab/results/[^/]*\.jsonl$|tests/(journeys|ear)/)' ;;
    web | size) echo '^(docs/|lab/|tests/(ear|tools)/|[^/]*\.md$)' ;;
    journeys) echo '^(docs/|lab/|tests/(engine|app|draw|fuzz|ear|tools)/|[^/]*\.md$)' ;;
    ear) echo '^(docs/|lab/|tests/(engine|app|draw|fuzz|tools|games)/|[^/]*\.md$)' ;;
    *) echo '^$' ;;
  esac
}

# Every file of the checkout with its mode and contents, a line each, by path; fails where there is no git to ask.
green_files() {
  git -C "$TABLEE_DIR" ls-files -co --exclude-standard -z >"$GREEN/.names" 2>/dev/null || return 1
  (
    cd "$TABLEE_DIR" || exit
    sort -zu "$GREEN/.names" | xargs -0 sh -c 'sha256sum -- "$@"; stat -c "%A  %n" -- "$@"' sh 2>/dev/null || true
  )
}

# Compilers, browsers and node, as this machine has them, and what variables ask for.
green_machine() {
  uname -srm
  node --version 2>/dev/null || true
  c++ --version 2>/dev/null || true
  sha256sum /var/lib/dpkg/status 2>/dev/null || true
  env | grep -E '^(TABLEE_|CC=|CXX=|(C|CXX|LD|ASAN_OPTION|UBSAN_OPTION)(FLAG)?S=)' | grep -v -e '^TABLEE_CACHE=' -e '^TABLEE_SAY_FD=' | sort || true
}

# green_key NAME: of what that stage may read, files as they were when the run began.
green_key() {
  {
    cat "$GREEN/.machine"
    grep -Ev "  $(green_unread "$1" | sed 's/^^//')" "$GREEN/.files"
    # Others find the site in dist/: it counts for who made it.
    [ "$1" != web ] || (cd "$TABLEE_DIR" && find dist -type f 2>/dev/null | sort | xargs -r -d '\n' sha256sum)
  } | sha256sum | cut -d ' ' -f 1
}

# green_begin [--anew]: from here on stages are remembered, and with --anew none is taken for green.
green_begin() {
  mkdir -p "$GREEN"
  [ "${1:-}" != --anew ] || find "$GREEN" -type f ! -name '.*' -delete
  green_files >"$GREEN/.files" && [ -s "$GREEN/.files" ] || return 0
  green_machine >"$GREEN/.machine"
  REMEMBERING=1
}

# green_before NAME: prints how many checks passed when it was green with the same files; else returns 1.
green_before() {
  local key passed
  [ -n "${REMEMBERING:-}" ] && [ -e "$GREEN/$1" ] || return 1
  read -r key passed <"$GREEN/$1"
  [ "$key" = "$(green_key "$1")" ] && echo "$passed"
}

# green_end: remembers the green ones of this run, unless files changed under it. The machine is asked again, as stages install
# what they need.
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
