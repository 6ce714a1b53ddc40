#!/bin/sh
# vpl_run.sh - "Run" shows what "Evaluate" would grade.
# SPDX-License-Identifier: MIT
. ./queenslab.sh
