#!/bin/sh
# test_tree.sh - queens tree: counts, formats, drawings.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
cp "$srcdir/labs/03-branch-and-bound/costs.txt" . # the path may have blanks
cp "$srcdir/labs/04-rat-in-a-maze/maze.txt" .
costs=costs.txt maze=maze.txt

# counts NODES ARGUMENT...
counts() {
    nodes=$1
    shift
    expect 0 tree "$@" --format levels
    [ "$(nodes)" = "$nodes" ] || fail "$called: $(nodes) nodes, not $nodes"
}

# Which 4-queens tree?  All of them.
counts 65 4 --kind complete
counts 16 4 --kind search --first
counts 16 4
expect 0 tree 4 --nth 3 -o third.svg
says 'there is no answer 3: the tree has all of them, 2'
grep -q 'Note: there is no answer 3' third.svg || fail 'the picture keeps silent'
expect 0 tree 4 --nth 2 -o second.svg
is_silent
counts 33 4 --kind search --all
counts 27 4 --kind tries --first
counts 61 4 --kind tries --all
counts 17 4 --kind placed --all
counts 16 4 --with lookup
counts 13 4 --with lookahead
counts 17 4 --kind placed --all --with lookup
counts 17 4 --kind placed --all --with lookahead
counts 33 4 --all --with lookup
counts 61 4 --all --with lookup --kind tries
counts 131 6 --all --with lookahead --kind placed
counts 24 --cost "$costs" --kind placed
counts 2057 8 --all --kind placed
counts 986410 9 --kind complete
counts 22 --maze "$maze"

# The numbers of the nodes up to the first answer.
expect 0 tree 4 --style numbers
numbers=$(sed -n 's/^  n[0-9]* \[label="\([0-9]*\)".*/\1/p' out | sort -n | tr '\n' ' ')
[ "$numbers" = '1 2 3 8 9 11 13 14 15 16 18 19 24 29 30 31 ' ] ||
    fail "the nodes to the first answer are numbered $numbers"

# What Graphviz is given, it can draw.
if command -v dot >/dev/null; then
    for arguments in '4 --kind complete' '4 --all' '4 --layout dot' \
        '8' '8 --depth 3' "--cost $costs" "--maze $maze" '4 --safe' \
        '6 --with lookahead --all --title <&>"\' '2 --all' '1'; do
        # shellcheck disable=SC2086 # several arguments
        expect 0 tree $arguments
        dot -Tsvg out -o drawn.svg 2>said || fail "dot: $arguments"
        [ ! -s said ] || fail "dot said of $arguments: $(cat said)"
    done
    for arguments in '4 --kind complete' "--maze $maze"; do
        # shellcheck disable=SC2086
        expect 0 tree $arguments -o tree.png
        # shellcheck disable=SC2086
        expect 0 tree $arguments -o tree.pdf
        [ "$(head -c 4 tree.png | tr -d '\211')" = PNG ] || fail "no PNG"
        [ "$(head -c 4 tree.pdf)" = %PDF ] || fail "no PDF"
    done
fi
# What rsvg-convert makes looks like the SVG; dot does it where that is missing.
if command -v rsvg-convert >/dev/null && command -v dot >/dev/null; then
    expect 0 tree 4 -o own.svg
    rsvg-convert -fpng -z2 own.svg >own.png
    expect 0 tree 4 -o tree.png
    cmp own.png tree.png || fail "the PNG is not made of the SVG"
    mkdir bin
    ln -s "$(command -v dot)" bin/dot
    PATH=$work/bin "$queens" tree 4 -o tree.png ||
        fail "dot alone does not do"
    [ "$(head -c 4 tree.png | tr -d '\211')" = PNG ] || fail "dot made no PNG"
    ! cmp -s own.png tree.png || fail "it was not dot that made the PNG"
fi
mkdir empty
(PATH=$work/empty && "$queens" tree 4 -o missing.png 2>err)
[ $? = 75 ] || fail "without Graphviz it does not end with 75"
grep -q 'install Graphviz' err || fail "it does not say what to install"
[ ! -e missing.png ] || fail "a picture without Graphviz"

# SVG is well-formed, whatever the title.
if command -v xmllint >/dev/null; then
    for arguments in '4 --kind complete' '4 --all' '8 --all' '4 --safe' \
        "--cost $costs" "--maze $maze" "--maze $maze --shortest" '1' \
        '4 --title <&>"\' '10 --whole --kind placed'; do
        # shellcheck disable=SC2086 # several arguments
        expect 0 tree $arguments --format svg
        xmllint --noout out || fail "no well-formed SVG: $arguments"
    done
fi

# Bounds stand in the nodes as long as the picture is not too wide for that;
# else numbers do, then dots; and what is said of the nodes is true of these.
# chooses NODE ARGUMENT...: node 7 is drawn as NODE, in at most 3200 pixels.
chooses() {
    node=$1
    shift
    expect 0 tree "$@" -f svg
    width=$(sed -n '1s/.* width="\([0-9]*\).*/\1/p' out)
    [ "$width" -le 3200 ] || fail "$called: $width pixels wide"
    prints "$node"
    shown=$(grep -c '>E3</text>' out)
    said=$(grep -c 'E1, E2, .*</text>' out)
    [ "$((shown > 0))" = "$said" ] || fail "$called: E3 $shown, told of $said"
}
chooses '>bound [0-9]*</text>' 4 --live least --cost 19
chooses '>7</text>' 6 --live least --cost 19
! grep -q '>bound [0-9]*</text>' out || fail 'bounds stand in 3963 pixels'
chooses '<title>Node 7: ' 6 --live lifo --cost 19
! grep -q '>7</text>' out || fail 'numbers stand in 3174 pixels'
expect 0 tree 4 --live least --cost 19 -f svg
prints '>Costs, row by row: 19 60'
expect 0 tree 6 --with lookahead -f svg
prints '>square in row 5</text>'
# A triangle says which nodes were live at the end.
expect 0 tree 6 --live fifo -f svg
prints '>8 live</text>'

# The title, the remark, what is left out.
expect 0 tree 4 --title 'My tree' -f svg
prints 'My tree'
expect 0 tree 4 -f svg --no-legend --no-profile
! grep -q "answer found below" out || fail "--no-legend leaves a legend"
expect 0 tree 4 -f svg --plain
prints '<desc>16 of 65 nodes'
! grep -Eq '>(leads to an answer|16 of 65.*|8 placed.*)</text>' out ||
    fail "--plain leaves text"
[ "$(grep -c 'font-size="\(15\|22\)".*middle.*-queens' out)" = 1 ] ||
    fail "--plain has no title"
expect 0 tree 8 -f svg
prints 'nodes'
expect 0 tree --cost "$costs" -f svg
prints 'Costs, row by row: 2 2 6 4 1'

# One picture a step, all of one size.
expect 0 tree 4 --frames steps
[ "$(ls steps)" = "$(seq -f 'step-%03.0f.svg' 16)" ] || fail "not 16 steps"
[ "$(grep -ho '<svg.*' steps/* | sort -u | wc -l)" = 1 ] || fail "sizes differ"
expect 75 tree 4 --frames steps
says 'steps: File exists'
expect 0 tree --maze "$maze" --frames rat
[ "$(grep -ho '<svg.*' rat/* | sort -u | wc -l)" = 1 ] || fail "sizes differ"
expect 2 tree 8 --all --frames none
expect 2 tree 4 --frames none -o tree.svg
expect 2 tree 4 --frames none -f dot
[ ! -e none ] || fail "a folder without pictures"

# The limit: the tree so far is drawn, and says so.
expect 4 tree 8 --max-nodes 40 -o limited.svg
says 'stopped after 40 tests of squares'
grep -q 'stopped after 40 tests of squares' limited.svg || fail "no note in the picture"

# The figures of the documents are what the program draws today.
mkdir figures
"$srcdir/docs/figures/mkfigures" "$queens" "$srcdir" figures ||
    fail "mkfigures failed"
for figure in figures/*.svg; do
    cmp "$figure" "$srcdir/docs/$figure" ||
        fail "docs/$figure is out of date: run make figures and look at it"
done
[ "$(ls figures | wc -l)" -eq 11 ] || fail "there are no 11 figures"

# Who asks for an icicle gets the one that a large tree gets anyway.
expect 0 tree 8 --all -o usual.svg
expect 0 tree 8 --all --style icicle -o icicle.svg
cmp usual.svg icicle.svg || fail "an icicle that was asked for is another one"

finish
