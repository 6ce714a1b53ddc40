#!/bin/sh
# test_bootstrap.sh - what bootstrap installs, says and does.
# SPDX-License-Identifier: MIT
#
# Runs a copy of it in a tree with next to nothing in it and a PATH of stubs,
# which write down how they were called.
set -u
: "${srcdir:?}"
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
failed=0
bin=$scratch/bin
tree="$scratch/a tree"
calls=$scratch/calls

# stub NAME: a command that notes its call and then does what stdin says.
stub() {
    { printf '#!%s\necho "%s $*" >>"%s"\n' "$shell" "$1" "$calls"; cat; } \
        >"$bin/$1"
    chmod +x "$bin/$1"
}

# A machine with a bare Debian, and a fresh clone on it.
fresh() {
    rm -rf "$bin" "$tree" "$scratch/installed"
    mkdir -p "$bin" "$tree/labs" "$tree/solutions"
    for tool in cat chmod dirname env find getconf head mkdir rm sed sh tail \
        touch; do
        ln -s "$(command -v $tool)" "$bin/$tool"
    done
    cp "$srcdir/bootstrap" "$tree"
    touch "$tree/configure.ac" "$tree/Makefile.am" "$tree/local.mk"
    mkdir -p "$tree/m4" "$tree/.git" "$tree/tools/labs" "$tree/build-aux"
    echo ': >>build-aux/labs.mk' >"$tree/tools/labs/mkfragment"
    : >"$calls"
    uid 0
    stub dpkg-query <<END
for package in \$*; do :; done
case " \$(cat "$scratch/installed" 2>/dev/null) " in
*" \$package "*) echo "install ok installed" ;;
esac
END
    stub apt-get <<END
[ "\$DEBIAN_FRONTEND" = noninteractive ] || exit 9
case \$* in *install*) echo "\$*" >>"$scratch/installed" ;; esac
END
    stub autoreconf <<'END'
printf '#!/bin/sh\ntouch config.status\n' >configure
chmod +x configure
END
    stub make <<'END'
mkdir -p tools/judge
printf '#!/bin/sh\ntouch 3-queens.svg\n' >solutions/queens
printf '#!/bin/sh\necho 01-first first\n' >tools/judge/labconf
chmod +x solutions/queens tools/judge/labconf
END
    for tool in cc pkg-config libtoolize; do
        stub $tool </dev/null
    done
}

uid() { echo "echo $1" | stub id; }

# run OPTION...: bootstrap, its words in said, its status in status.
run() {
    : >"$calls"
    status=0
    PATH=$bin "$shell" "$tree/bootstrap" "$@" >"$scratch/said" 2>&1 ||
        status=$?
}

fail() {
    echo "$1"
    sed 's/^/    said: /' "$scratch/said"
    sed 's/^/    ran:  /' "$calls"
    failed=1
}
says() { grep -Fq -e "$1" "$scratch/said" || fail "$when: does not say: $1"; }
ran() { grep -Eq -e "^$1" "$calls" || fail "$when: did not run: $1"; }
not_ran() { ! grep -Eq -e "^$1" "$calls" || fail "$when: ran: $1"; }
ended() { [ $status = "$1" ] || fail "$when: status $status, not $1"; }

shell=$(command -v sh)

when="root on a bare machine"
fresh
run
ended 0
says "installing with apt-get: gcc libc6-dev make"
ran "apt-get .*install .* gcc libc6-dev make .*graphviz"
ran autoreconf
ran make
[ -f "$tree/3-queens.svg" ] || fail "$when: no picture"
says "cd labs/01-first"
says "make check"

when="a second time"
run
ended 0
not_ran apt-get
not_ran autoreconf
[ "$(grep -c configuring "$scratch/said")" = 0 ] || fail "$when: configures"

when="after a change of a makefile"
touch -t 203801010000 "$tree/local.mk" # later than now
run
ended 0
ran autoreconf
says configuring

when="after a file was added to a lab"
echo 'echo more >build-aux/labs.mk; touch -t 203801010000 build-aux/labs.mk' \
    >"$tree/tools/labs/mkfragment"
touch -t 203701010000 "$tree/configure"
rm -r "$tree/.git"
run
ended 0
ran autoreconf

when="in another place than before"
fresh
run
printf 'abs_top_builddir = /some/where/else\n' >"$tree/Makefile"
run
ended 0
says "was built in /some/where/else, and is here now"
says configuring
ran "make clean"

when="told how long it takes"
says "building (the first time about a minute)"

when="a user with sudo"
fresh
uid 1000
stub sudo <<END
env -i PATH="$bin" "\$@"
END
run
ended 0
says "installing with apt-get and sudo: gcc"
ran "sudo .*apt-get .*install"

when="a user without sudo"
fresh
uid 1000
rm "$bin/cc"
run
ended 1
not_ran apt-get
says "ask an administrator to run: apt-get install gcc"

when="--no-install behind another option"
fresh
rm "$bin/cc"
run --enable-werror --no-install
ended 1
not_ran apt-get
says "missing: gcc"

when="--no-install where only comfort is missing"
fresh
run --no-install
ended 0
not_ran apt-get
says "going on without"
ran make

when="apt-get fails"
fresh
echo 'echo no network; exit 100' | stub apt-get
run
ended 1
says "no network"
says "apt-get failed"

when="not Debian"
fresh
rm "$bin/apt-get" "$bin/cc"
run
ended 1
says "dnf install gcc make"
says "pacman -S --needed gcc make"
says "brew install pkg-config check"

when="not Debian, but all is there"
fresh
rm "$bin/apt-get"
run
ended 0
ran autoreconf

exit $failed
