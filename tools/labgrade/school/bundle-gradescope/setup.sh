#!/bin/sh
# setup.sh - Gradescope runs this once, to make the machine that grades.
# SPDX-License-Identifier: MIT
exec sh "${AUTOGRADER_ROOT:-/autograder}/source/build.sh"
