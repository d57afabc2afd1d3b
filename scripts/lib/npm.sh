# shellcheck shell=bash
# Development tools from npm: node_modules follows package-lock.json and is reinstalled only when that changes.

# npm_ensure PACKAGE: PACKAGE (and with it everything in the lock file) is installed.
npm_ensure() {
  local stamp=$TABLEE_DIR/node_modules/.tablee-lock
  [ -e "$TABLEE_DIR/package-lock.json" ] || return 0
  if [ -d "$TABLEE_DIR/node_modules/$1" ] && cmp -s "$TABLEE_DIR/package-lock.json" "$stamp"; then return 0; fi
  node_ensure || return 1
  say "installing the npm tools of package-lock.json"
  quietly npm alone npm npm_install_now || {
    say "the npm packages of package-lock.json could not be installed (build/logs/npm.log)."
    return 1
  }
}

npm_install_now() {
  cd "$TABLEE_DIR" || return 1
  # Another process may have installed them first.
  ! cmp -s package-lock.json node_modules/.tablee-lock || return 0
  rm -f node_modules/.tablee-lock
  npm ci --ignore-scripts --no-audit --no-fund || return 1
  cp package-lock.json node_modules/.tablee-lock
}

node_ensure() {
  if have node && have npm && version_at_least "$(node --version | tr -d v)" 18; then return 0; fi
  apt_ensure "running the scripts (Node.js 18 or newer)" nodejs npm
}
