# shellcheck shell=bash
# Runs stages one after the other, each with its log, its time and its count.

PASSED=0 FAILED=0 SKIPPED=0
# What failed is said once more at the very end: who reads a long log reads its last lines.
FAILURES=()

# stage NAME TITLE FUNCTION: FUNCTION may call `counted PASSED FAILED` (else it counts as one), returns 1 when it failed
# and calls `skip WHY || return` when it cannot be run here.
stage() {
  local name=$1 title=$2 function=$3 began log noted status=0
  if [ ${#ONLY[@]} -gt 0 ]; then
    case " ${ONLY[*]} " in *" $name "*) ;; *) return 0 ;; esac
  fi
  log=$TABLEE_LOGS/test-$name.log
  STAGE_PASSED=- STAGE_FAILED=0 STAGE_SKIP=
  say "== $title ($name)"
  began=$SECONDS noted=${#FAILURES[@]}
  "$function" >"$log" 2>&1 </dev/null || status=$?
  local time="$((SECONDS - began)) s"
  if [ -n "$STAGE_SKIP" ]; then
    SKIPPED=$((SKIPPED + 1))
    say "   skipped: $STAGE_SKIP"
    return 0
  fi
  if [ "$STAGE_PASSED" = - ]; then
    STAGE_PASSED=$((status == 0)) STAGE_FAILED=$((status != 0))
  elif [ "$status" -ne 0 ] && [ "$STAGE_FAILED" -eq 0 ]; then
    STAGE_FAILED=1
  fi
  PASSED=$((PASSED + STAGE_PASSED)) FAILED=$((FAILED + STAGE_FAILED))
  if [ "$STAGE_FAILED" -ne 0 ]; then
    show_tail "$log"
    [ ${#FAILURES[@]} -gt "$noted" ] || FAILURES+=("$name:"$'\n'"$(tail -n 12 "$log")")
    say "   FAILED ($STAGE_PASSED passed, $STAGE_FAILED failed, $time)"
  else
    say "   ok ($STAGE_PASSED passed, $time)"
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

# counted_tap LOG: reads the closing lines of node's test runner.
counted_tap() {
  local passed failed
  passed=$(sed -n 's/^# pass \([0-9]*\)/\1/p' "$1" | tail -n 1)
  failed=$(sed -n 's/^# fail \([0-9]*\)/\1/p' "$1" | tail -n 1)
  counted "${passed:-0}" "${failed:-1}"
  [ "${failed:-1}" -eq 0 ] || note_tap_failures "$1"
}

# note_tap_failures LOG: of each test that failed itself (not by a test in it), its name and the first lines of its error.
note_tap_failures() {
  local lines
  lines=$(awk -v log_name="$(basename "$1" .log)" '
    /^ *not ok / { name = $0; sub(/^ *not ok [0-9]+ - /, "", name); inner = 0; said = 0; next }
    /^ *failureType: .subtestsFailed/ { inner = 1 }
    name != "" && !inner && /^ *error: / { print log_name ": " name; said = 1 }
    /^ *(code|stack): / { said = 0; name = "" }
    said && said++ <= 8 { print "  " substr($0, 1, 300) }
  ' "$1" | head -n 24)
  FAILURES+=("${lines:-$(basename "$1"): it ended before it was done; its last line: $(tail -n 1 "$1")}")
}

say_failures() {
  [ ${#FAILURES[@]} -eq 0 ] || printf '%s\n' "== What failed" "${FAILURES[@]}"
}
