#!/bin/sh
# vpl_evaluate.sh - VPL runs this beside a submission, for a grade.
# SPDX-License-Identifier: MIT
. ./queenslab.sh
