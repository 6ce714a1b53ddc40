# searches.awk - what queens can do with the labs, as their searches.txt say.
# SPDX-License-Identifier: MIT
#
# usage: awk -f searches.awk labs/labs.txt labs/NN-name/searches.txt ...
#
# A line of searches.txt has parts between |.  Its first word says what it is:
#
#     search | NAME | TITLE | WHAT IT IS | CALL
#
# is a search that can be drawn.  NAME is for --with, TITLE for pictures.  What
# it is: "board", "maze" or "list", and "test" (it is handed a test of squares), "scan"
# (one that scans a matrix), "ahead" (it looks ahead), "costs", "best" (it seeks
# the best answer), "bound=FUNCTION" (the lab's own bound), "cells=NUMBER" (the
# largest maze).  CALL is C: what it gets is called board, maze, start, list, costs
# and test; without "costs" they are all 0.
#
#     test | FUNCTION          the test of squares that searches are handed
#     scan | FUNCTION          the one that scans a matrix
#     code | NAME | FUNCTION   what "queens codes" prints
#     draw | FILE | ARGUMENTS  what "make tree" draws, and "make play"
BEGIN {
    FS = " *\\| *"
    things = "struct board *board, struct maze *maze, struct maze_cell start,\n" \
        "         struct live *list, const struct costs *costs, square_test *test"
    print "/* Made by tools/labs/searches.awk from the labs' searches.txt.  */"
    print "#include \"tools/queens/run/method.h\"\n\n#include <stddef.h>\n"
    print "#include \"tools/judge/right/lower_bounds.h\""
}

function fail(what) {
    print FILENAME ":" FNR ": " what > "/dev/stderr"
    status = 1
    exit status
}

FILENAME ~ /labs\.txt$/ {
    split($0, word, " ")
    stem_of[word[1]] = word[2]
    next
}

FNR == 1 {
    count = split(FILENAME, path, "/")
    folder = path[count - 1]
    lab = folder
    sub(/^[0-9]*-/, "", lab)
    printf "#include \"labs/%s/%s.h\"\n", folder, stem_of[folder]
}

/^(#|$)/ { next }
{ sub(/ +$/, "", $NF) }
$1 == "search" && NF == 5 { add_search($2, $3, $4, $5); next }
($1 == "test" || $1 == "scan") && NF == 2 { add_helper($1, $2, "NULL"); next }
$1 == "code" && NF == 3 { add_helper($2, $3, $3); next }
$1 == "draw" && NF == 3 { next }
{ fail("not a line that tools/labs/searches.awk knows: " $0) }

function add_search(name, title, what, call,    word, count, i, is, bound,
                    cells, called) {
    count = split(what, word, " ")
    is = "0"
    cells = "0"
    for (i = 1; i <= count; i++)
        if (word[i] ~ /^bound=/)
            bound = substr(word[i], 7)
        else if (word[i] ~ /^cells=/)
            cells = substr(word[i], 7)
        else if (word[i] ~ /^(board|maze|list|test|scan|ahead|costs|best)$/)
            is = is " | METHOD_" toupper(word[i])
        else
            fail("a search is not " word[i])
    called = call
    sub(/\(.*/, "", called)
    functions = functions sprintf("\nstatic bool\nsearch_%d(%s)\n{\n" \
        "    return %s;\n}\n", ++searches, things, call)
    table = table sprintf("    { \"%s\", \"%s\", \"%s\", \"%s\", %s, \"%s\", " \
        "%s, search_%d },\n", name, title, lab, called, is, bound, cells,
        searches)
}

function add_helper(name, called, code) {
    helper[$1] = helper[$1] sprintf("    { \"%s\", \"%s\", \"%s\", %s },\n",
                                    name, lab, called, code)
}

function write_helpers(kind) {
    printf "\nconst struct method_helper method_%ss[] = {\n%s", kind,
        helper[kind]
    print "    { .name = NULL },\n};"
}

END {
    if (status)
        exit status
    print functions
    print "\nconst struct method methods[] = {\n" table "    { .name = NULL },\n};"
    write_helpers("test")
    write_helpers("scan")
    write_helpers("code")
}
