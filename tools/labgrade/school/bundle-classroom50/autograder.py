#!/usr/bin/env python3
"""autograder.py - Classroom 50 runs this in the student's checkout.

SPDX-License-Identifier: MIT
It must be Python, so this is all that it is: grade.sh does the work.
"""
import os
import pathlib

here = pathlib.Path(__file__).resolve().parent
os.execvp("sh", ["sh", str(here / "grade.sh"), "classroom50", ".", "result.json"])
