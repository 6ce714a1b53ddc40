# embed.sed - the lines of a text as strings of a C array.
# SPDX-License-Identifier: MIT
s/\\/\\\\/g
s/"/\\"/g
s/^/"/
s/$/\\n",/
