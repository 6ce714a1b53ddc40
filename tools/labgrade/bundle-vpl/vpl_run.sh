#!/bin/sh
# vpl_run.sh - "Run" does the same as "Evaluate".
# SPDX-License-Identifier: MIT
. ./vpl_evaluate.sh
