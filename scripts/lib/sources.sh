# shellcheck shell=bash
# Sources of the libraries, unpacked in the cache at the versions of scripts/pins.txt: from upstream's git if it
# answers (the commit is checked), else from Debian's source packages (the tarball's hash is checked). CMake gets their
# folders as FETCHCONTENT_SOURCE_DIR_<NAME>.

source_dir() { printf '%s/sources/%s' "$TABLEE_CACHE" "$1"; }

# sources_ensure NAME...: fetches what is missing; a folder's name contains the version, so a new pin is fetched anew.
sources_ensure() {
  local rows row name git tag commit package version hash file says target
  mapfile -t rows < <(grep '^[^#]' "$TABLEE_DIR/scripts/pins.txt")
  for row in "${rows[@]}"; do
    IFS='|' read -r name git tag commit package version hash file says <<<"$row"
    case " $* " in *" $name "*) ;; *) continue ;; esac
    target=$(source_dir "$name-$version")
    [ -d "$target" ] || alone sources source_fetch "$target" "$row"
    SOURCE_ARGS+=("-DFETCHCONTENT_SOURCE_DIR_${name^^}=$target")
  done
}

source_fetch() {
  local target=$1 name git tag commit package version hash file says temp
  IFS='|' read -r name git tag commit package version hash file says <<<"$2"
  [ -d "$target" ] && return 0
  mkdir -p "${target%/*}"
  rm -rf "$target".new.*
  temp=$target.new.$$
  say "fetching the sources of $name $version"
  if upstream_answers "$git"; then
    quietly "source-$name" source_from_git "$temp" "$git" "$tag" "$commit" || rm -rf "$temp"
  fi
  if [ ! -d "$temp" ]; then
    quietly "source-$name" source_from_debian "$temp" "$package" "$version" "$hash" || {
      rm -rf "$temp"
      die "the sources of $name $version can be had neither from ${git%.git} nor from this machine's Debian archive (build/logs/source-$name.log)."
    }
  fi
  grep -Eq "$says" "$temp/$file" || {
    rm -rf "$temp"
    die "what came as $name is not version $version."
  }
  mv "$temp" "$target"
}

# Asks the git host once a run, with a time limit.
upstream_answers() {
  have git || return 1
  if [ -z "${UPSTREAM_ANSWERS:-}" ]; then
    if GIT_TERMINAL_PROMPT=0 timeout 15 git ls-remote --exit-code "$1" HEAD >/dev/null 2>&1; then
      UPSTREAM_ANSWERS=yes
    else
      UPSTREAM_ANSWERS=no
    fi
  fi
  [ "$UPSTREAM_ANSWERS" = yes ]
}

source_from_git() {
  local temp=$1 git=$2 tag=$3 commit=$4
  GIT_TERMINAL_PROMPT=0 timeout 600 git -c advice.detachedHead=false clone -q --depth 1 --branch "$tag" "$git" "$temp" || return 1
  [ "$(git -C "$temp" rev-parse HEAD)" = "$commit" ] || {
    say "$git: $tag is not the commit that is pinned"
    return 1
  }
  rm -rf "$temp/.git"
}

source_from_debian() {
  local temp=$1 package=$2 version=$3 hash=$4 full tarball
  mkdir -p "$temp/.apt" || return 1
  private_apt "$temp/.apt" "deb-src trixie" "deb-src sid" || return 1
  full=$(APT_CONFIG=$temp/.apt/apt.conf apt-cache showsrc "$package" |
    sed -n "s/^Version: \(${version//./\\.}\([+-].*\)*\)\$/\1/p" | sort -V | head -n 1)
  [ -n "$full" ] || {
    say "no Debian suite has $package $version any more"
    return 1
  }
  (cd "$temp/.apt" && APT_CONFIG=$temp/.apt/apt.conf apt-get -q source --download-only "$package=$full") || return 1
  tarball=$(find "$temp/.apt" -maxdepth 1 -name '*.orig.tar.*' ! -name '*.asc')
  printf '%s  %s\n' "$hash" "$tarball" | sha256sum --check --status || {
    say "$package $version is not the tarball that scripts/pins.txt names"
    return 1
  }
  tar -x -C "$temp" --strip-components=1 --no-same-owner -f "$tarball" || return 1
  rm -rf "$temp/.apt"
}
