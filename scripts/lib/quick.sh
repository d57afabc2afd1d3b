# shellcheck shell=bash
# Stages that only read files: scripts/test and scripts/check begin with them.

format_stage() {
  clang_format_ensure || skip "clang-format $FORMAT_VERSION is not here" || return
  scripts/format --check
}

includes_stage() {
  npm_ensure typescript || return 1
  node scripts/checks/includes.mjs && node scripts/checks/imports.mjs && node scripts/checks/game_names.mjs && node scripts/checks/sizes.mjs
}

docs_stage() {
  node_ensure || return 1
  node scripts/checks/docs.mjs
}

types_stage() {
  npm_ensure typescript || return 1
  node node_modules/typescript/bin/tsc -p . && node scripts/site/messages.mjs
}

words_stage() {
  [ -e scripts/words/words.mjs ] || skip "there are no words yet" || return
  node scripts/words/words.mjs --check && node scripts/checks/languages.mjs
}

shell_stage() {
  have shellcheck || skip "shellcheck is not here (apt-get install shellcheck)" || return
  shellcheck -x scripts/{bench,build,check,conformance,figures,film,format,pictures,play,release,size,test,vulnerabilities} lab/arena .ci/run scripts/lib/*.sh
}
