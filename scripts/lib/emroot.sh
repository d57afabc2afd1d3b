# shellcheck shell=bash
# Emscripten: the emcc in the PATH if it is new enough, else Debian 13's, unpacked in a private folder of the cache
# (nothing is installed on the machine) and entered by a mount namespace.

EMCC_WANTED=3.1.60
EMROOT=$TABLEE_CACHE/emscripten-trixie-2
EMROOT_PACKAGES=(emscripten ccache cmake ninja-build nodejs base-files bash coreutils dash sed grep findutils)

# Creates FOLDER/.pinned if the packages in ARCHIVES are those of scripts/compiler.txt, byte for byte. Others
# compile the site as well, but not to the same bytes.
emroot_note_pins() {
  local temp=$1 archives=$2 package version architecture hash deb
  while read -r package version architecture hash; do
    deb=$archives/${package}_${version//:/%3a}_$architecture.deb
    printf '%s  %s\n' "$hash" "$deb" | sha256sum --check --status 2>/dev/null || return 0
  done < <(grep '^[^#]' "$TABLEE_DIR/scripts/compiler.txt")
  touch "$temp/.pinned"
}

# compiler_is_pinned: whether the web is compiled by the packages of scripts/compiler.txt.
compiler_is_pinned() {
  emscripten_ensure
  [ "$EM_MODE" = root ] && [ -e "$EMROOT/.pinned" ]
}

emcc_version() { emcc --version 2>/dev/null | sed -n '1s/.* \([0-9][0-9.]*[0-9]\).*/\1/p'; }

# Sets EM_MODE to "path" or "root"; fetches the root if it is needed and missing.
emscripten_ensure() {
  [ -n "${EM_MODE:-}" ] && return 0
  if have emcc && have cmake && have ninja && have node && version_at_least "$(emcc_version)" "$EMCC_WANTED"; then
    EM_MODE=path
    return 0
  fi
  EM_MODE=root
  [ -e "$EMROOT/.whole" ] || alone emroot emroot_make
}

emroot_make() {
  [ -e "$EMROOT/.whole" ] && return 0
  local sites
  sites=$(apt_sites)
  [ -n "$sites" ] || die "no emcc of at least $EMCC_WANTED on the PATH, and this machine has no Debian archive to take one from: please install Emscripten (emsdk) and run this again."
  if ! have unshare || ! have dpkg-deb; then
    die "no emcc of at least $EMCC_WANTED on the PATH, and without unshare and dpkg-deb none can be unpacked: please install Emscripten (emsdk)."
  fi
  say "fetching Emscripten (Debian 13's, 400 MB to load, 2.4 GB in ${EMROOT%/*}; about a minute)"
  rm -rf "$EMROOT".new.*
  local temp=$EMROOT.new.$$
  mkdir -p "$temp"
  quietly emroot emroot_unpack "$temp" || {
    rm -rf "$temp"
    die "Emscripten could not be fetched from this machine's Debian archive (build/logs/emroot.log): please put an emcc of at least $EMCC_WANTED on the PATH."
  }
  local version
  version=$(EMROOT=$temp in_emroot emcc --version 2>"$TABLEE_LOGS/emroot-try.log" | sed -n '1s/.* \([0-9][0-9.]*[0-9]\).*/\1/p') || true
  version_at_least "${version:-0}" "$EMCC_WANTED" || {
    rm -rf "$temp"
    die "the private Emscripten does not start here (no mount namespaces? see build/logs/emroot-try.log): run as root, or put an emcc of at least $EMCC_WANTED on the PATH."
  }
  touch "$temp/.whole"
  rm -rf "$EMROOT"
  mv "$temp" "$EMROOT"
}

emroot_unpack() {
  local temp=$1 deb
  private_apt "$temp/.apt" "deb trixie" || return 1
  APT_CONFIG=$temp/.apt/apt.conf apt-get -q -y --download-only install "${EMROOT_PACKAGES[@]}" || return 1
  emroot_note_pins "$temp" "$temp/.apt/cache/archives"
  for deb in "$temp"/.apt/cache/archives/*.deb; do
    # No maintainer scripts run: compiling needs nothing that they do.
    dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$temp" --no-same-owner || return 1
  done
  # Removes files that no build uses.
  rm -rf "$temp/.apt" "$temp"/usr/share/{doc,man,locale} "$temp/usr/share/emscripten/test"
}

# in_emroot COMMAND...: runs it inside the root, with the project, the cache and /tmp at their own paths.
in_emroot() {
  local flags=(--mount --propagation private)
  [ "$(id -u)" -eq 0 ] || flags+=(--map-root-user)
  # shellcheck disable=SC2016
  unshare "${flags[@]}" -- sh -ec '
    root=$1 project=$2 cache=$3 here=$4 jobs=$5 ccache=$6
    shift 6
    for path in /dev /proc /tmp "$cache" "$project"; do
      mkdir -p "$root$path"
      mount --rbind "$path" "$root$path"
    done
    exec chroot "$root" /usr/bin/env -i HOME=/tmp TMPDIR=/tmp LC_ALL=C.UTF-8 PATH=/usr/share/emscripten:/usr/bin \
      EM_CONFIG=/usr/share/emscripten/.emscripten $ccache \
      EMCC_CORES="$jobs" \
      /bin/sh -c "cd \"\$0\" && exec \"\$@\"" "$here" "$@"
  ' sh "$EMROOT" "$TABLEE_DIR" "$TABLEE_CACHE" "$PWD" "$TABLEE_JOBS" "${CCACHE_SETTINGS[*]}" "$@"
}

# em COMMAND...: runs a tool with Emscripten in the PATH, wherever it is installed.
em() {
  emscripten_ensure
  if [ "$EM_MODE" = path ]; then "$@"; else in_emroot "$@"; fi
}
