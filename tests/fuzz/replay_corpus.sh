#!/bin/sh
# replay_corpus.sh - every text of the corpus is refused or read right.
# SPDX-License-Identifier: MIT
exec tests/fuzz/replay "$srcdir"/tests/fuzz/corpus/*
