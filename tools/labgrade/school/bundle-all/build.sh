#!/bin/sh
# build.sh - say where labgrade is; build it if this machine has none.
# SPDX-License-Identifier: MIT
#
# A kit in /opt/queenslab (configure --prefix=/opt/queenslab, make install) saves
# the minute that this takes.  Otherwise the one beside this file is built there.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
place=${QUEENSLAB:-/opt/queenslab}

for labgrade in "$place/labgrade" "$place/bin/labgrade" "$here/kit/labgrade"; do
    [ ! -x "$labgrade" ] || {
        echo "$labgrade"
        exit 0
    }
done
{
    pkg-config --exists check jansson libarchive libutf8proc 2>/dev/null || {
        as_root=
        [ "$(id -u)" = 0 ] || as_root='sudo -n'
        $as_root apt-get update
        $as_root apt-get install -y --no-install-recommends gcc libc6-dev make \
            pkg-config check libjansson-dev libarchive-dev libutf8proc-dev \
            libseccomp-dev bubblewrap binutils git
    }
    tar -C "$here" -xzf "$here/kit.tar.gz"
    cd "$here/kit"
    ./configure -q
    make -s labgrade labjail judges
} >"$here/build.log" 2>&1 || {
    tail -n 20 "$here/build.log" >&2
    echo "The kit cannot be built here: this machine may lack its packages." >&2
    exit 1
}
echo "$here/kit/labgrade"
