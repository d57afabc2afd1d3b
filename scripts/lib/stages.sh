# shellcheck shell=bash
# Runs stages, each with its log, its time and its count. Stages of one lane follow each other; lanes run side by side,
# each in a subshell, so a stage stores its result in build/logs/stages/.
. "$TABLEE_DIR/scripts/lib/green.sh"

STAGES_FOUND=$TABLEE_LOGS/stages

stages_begin() {
  rm -rf "$STAGES_FOUND"
  mkdir -p "$STAGES_FOUND"
  BEGAN=$(clock_ms) BEGAN_BUSY=$(machine_busy)
}

clock_ms() { date +%s%3N; }

# Processor time of the whole machine so far, in hundredths of a second: busy time, and time taken by other virtual
# machines on the host.
machine_busy() { awk '/^cpu / { print $2 + $3 + $4 + $7 + $8 + $9; exit }' /proc/stat 2>/dev/null || echo 0; }

# own_busy PID: the processor time of a shell and all finished children.
own_busy() { awk '{ print $14 + $15 + $16 + $17 }' "/proc/$1/stat" 2>/dev/null || echo 0; }

# stage NAME TITLE FUNCTION: FUNCTION may call `counted PASSED FAILED` (else it counts as one check), returns 1 when it
# failed and calls `skip WHY || return` when it cannot run here.
stage() {
  if [ ${#ONLY[@]} -gt 0 ]; then
    case " ${ONLY[*]} " in *" $1 "*) ;; *) return 0 ;; esac
  fi
  (stage_alone "$@")
}

stage_alone() {
  local name=$1 title=$2 function=$3 me=$BASHPID began log status=0 seconds
  log=$TABLEE_LOGS/test-$name.log
  STAGE_FAILED=0 STAGE_SKIP='' STAGE_NOTES=()
  say "== $title ($name)"
  if STAGE_PASSED=$(green_before "$name"); then
    echo "$STAGE_PASSED 0 0 0.0 0 before" >"$STAGES_FOUND/$name"
    say "   $name was green with the same files ($STAGE_PASSED passed)"
    return 0
  fi
  STAGE_PASSED=-
  began=$(clock_ms)
  "$function" >"$log" 2>&1 </dev/null || status=$?
  seconds=$(awk -v ms=$(($(clock_ms) - began)) -v hundredths="$(own_busy "$me")" 'BEGIN { printf "%.1f %.0f", ms / 1000, hundredths / 100 }')
  if [ -n "$STAGE_SKIP" ]; then
    echo "0 0 1 $seconds" >"$STAGES_FOUND/$name"
    say "   $name skipped: $STAGE_SKIP"
    return 0
  fi
  if [ "$STAGE_PASSED" = - ]; then
    STAGE_PASSED=$((status == 0)) STAGE_FAILED=$((status != 0))
  elif [ "$status" -ne 0 ] && [ "$STAGE_FAILED" -eq 0 ]; then
    STAGE_FAILED=1
  fi
  echo "$STAGE_PASSED $STAGE_FAILED 0 $seconds" >"$STAGES_FOUND/$name"
  if [ "$STAGE_FAILED" -ne 0 ]; then
    rm -f "$GREEN/$name"
    show_tail "$log"
    [ ${#STAGE_NOTES[@]} -gt 0 ] || STAGE_NOTES=("$name:"$'\n'"$(tail -n 12 "$log")")
    printf '%s\n' "${STAGE_NOTES[@]}" >"$STAGES_FOUND/$name.failed"
    say "   $name FAILED ($STAGE_PASSED passed, $STAGE_FAILED failed, ${seconds% *} s)"
  else
    say "   $name ok ($STAGE_PASSED passed, ${seconds% *} s)"
  fi
}

counted() { STAGE_PASSED=$((${STAGE_PASSED/#-/0} + $1)) STAGE_FAILED=$((STAGE_FAILED + $2)); }

skip() {
  STAGE_SKIP=$1
  return 1
}

# counted_catch LOG: reads Catch2's closing line.
counted_catch() {
  local all passed failed
  all=$(sed -n 's/.*All tests passed.* in \([0-9]*\) test case.*/\1/p' "$1" | tail -n 1)
  if [ -n "$all" ]; then
    counted "$all" 0
    return
  fi
  passed=$(sed -n 's/^test cases:.*| *\([0-9]*\) passed.*/\1/p' "$1" | tail -n 1)
  failed=$(sed -n 's/^test cases:.*| *\([0-9]*\) failed.*/\1/p' "$1" | tail -n 1)
  counted "${passed:-0}" "${failed:-1}"
}

# counted_totals LOG: reads our own closing line, "N passed, M failed".
counted_totals() {
  local passed failed
  read -r passed failed < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed.*/\1 \2/p' "$1" | tail -n 1) || true
  counted "${passed:-0}" "${failed:-1}"
}

# counted_tap LOG: reads the closing lines of node's test runner.
counted_tap() {
  local totals
  totals=$(node "$TABLEE_DIR/scripts/lib/tap.mjs" "$1")
  counted "$(sed -n '$s/ .*//p' <<<"$totals")" "$(sed -n '$s/.* //p' <<<"$totals")"
  [ "${totals##* }" = 0 ] || STAGE_NOTES+=("$(basename "$1" .log):" "$(sed '$d' <<<"$totals")")
}

# stages_report: prints the time of each stage, slowest first; what failed; the totals as the last line. Returns 1 if
# something failed.
stages_report() {
  local name passed=0 failed=0 skipped=0 before=0 p f s when failures_shown=
  for name in $(stages_found); do
    read -r p f s _ _ when <"$STAGES_FOUND/$name"
    passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s))
    [ "$when" != before ] || before=$((before + p))
  done
  [ $((passed + failed + skipped)) -gt 0 ] || die "no stage is called ${ONLY[*]} (see --list)."
  say "== Where the time went ($(($(clock_ms) - BEGAN)) ms in all; build/logs holds the details)"
  say "    seconds  processor"
  for name in $(stages_found); do
    read -r _ _ _ p f when <"$STAGES_FOUND/$name"
    [ "$when" = before ] || printf '%11.1f %9.0f    %s\n' "$p" "$f" "$name"
  done | sort -rn >&"${TABLEE_SAY_FD:-2}"
  for name in "$STAGES_FOUND"/*.failed; do
    [ -e "$name" ] || continue
    [ -n "$failures_shown" ] || printf '== What failed\n'
    failures_shown=1
    cat "$name"
  done
  printf '%s passed, %s failed%s%s\n' "$passed" "$failed" "$([ "$skipped" -eq 0 ] || printf ', %s skipped' "$skipped")" \
    "$([ "$before" -eq 0 ] || printf ' (%s of them before, with the same files; --anew runs all)' "$before")"
  [ "$failed" -eq 0 ]
}

# The number of stages that this run executed, without those that had passed before.
stages_run() { grep -Lx '.* before' "$STAGES_FOUND"/* | wc -l; }

stages_found() { find "$STAGES_FOUND" -type f ! -name '*.failed' -printf '%f\n'; }

# within SECONDS: fails if the run so far has taken half as long again, and warns if it has taken longer at all. It does
# not fail on a machine where other processes took a tenth of its time or more.
within() {
  local wanted=$1 took=$((($(clock_ms) - BEGAN) / 1000)) others
  others=$(awk -v all=$(($(machine_busy) - BEGAN_BUSY)) -v own="$(own_busy $$)" -v seconds="$took" -v cores="$(nproc)" \
    'BEGIN { printf "%.0f", (all - own) / (seconds + 1) / cores }')
  if [ "$took" -le "$wanted" ]; then
    say "   within the time: $took of $wanted s"
  elif [ $((took * 2)) -le $((wanted * 3)) ]; then
    say "   over the time: $took of $wanted s (from half as long again on, this fails)"
  elif [ "$others" -ge 10 ]; then
    say "   over the time: $took of $wanted s, while others had $others % of the processors"
  else
    echo "it took $took s, half as long again as the $wanted s that it may take; others had $others % of the processors"
    return 1
  fi
}
