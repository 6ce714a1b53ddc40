#!/bin/sh
# setup.sh - Gradescope runs this once, to make the machine that grades.
# SPDX-License-Identifier: MIT
set -eu
root=${AUTOGRADER_ROOT:-/autograder}

pkg-config --exists check jansson libarchive 2>/dev/null || {
    apt-get update
    apt-get install -y --no-install-recommends gcc libc6-dev make pkg-config \
        check libjansson-dev libarchive-dev libseccomp-dev bubblewrap binutils
}
tar -C "$root" -xzf "$root/source/kit.tar.gz"
cd "$root/kit"
./configure -q
make -s labgrade labjail harness
