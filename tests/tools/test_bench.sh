#!/bin/sh
# test_bench.sh - queens bench: rungs, peers that fail, files.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"

expect 0 bench all -n 8 -r 1 -o all.svg
prints '^all solutions of 8-queens: 92$'
for rung in 'test of O(n)' 'lookup arrays' bits mirror border batch portable; do
    prints "^$rung  *solve  *[0-9.]*  *[0-9.]*  *[0-9.]*"
done
prints '^2 threads, clock *clock '
prints '^bits .* 1\.00$'
grep -q '</svg>' all.svg || fail "no chart"
grep -q '<desc>' all.svg || fail "a chart without words"
grep -q 'all solutions of 8-queens' all.svg || fail "a chart without a title"

for ladder in first cost; do
    expect 0 bench $ladder -n 12 -r 1 -o $ladder.csv
    prints 12-queens
    grep -q "^$ladder,12,.*,solve,0\.[0-9]*,0\.[0-9]*,.*,\"\"\$" $ladder.csv ||
        fail "no row of $ladder"
done
expect 0 bench maze -n 21 -r 1
prints '^breadth first *solve '
expect 0 bench tree -n 6 -r 1 -o tree.json
prints '895 nodes'
grep -q '"ladder": "tree", "n": 6, ' tree.json || fail "no JSON"

# Only some rungs; only their answers; files of all kinds at once.
expect 0 bench cost -n 12 -r 0 -w 'row minimum' -w prices -o a.csv -o a.json
[ "$(grep -c '^cost,12,.*,0,false,""$' a.csv)" = 2 ] || fail "two rungs, once"
[ "$(grep -c '"rung"' a.json)" = 2 ] || fail "no two files"
# One that is slow does not keep the others from rounds enough.
expect 0 bench all -n 13 -s 1 -w 'lookup arrays' -w batch -o rounds.csv
awk -F , '{ gsub(/"/, ""); rounds[$3] = $8 }
    END { exit !(rounds["batch"] > rounds["lookup arrays"] + 0) }' rounds.csv ||
    fail "no more rounds for what is quick"
expect 2 bench all -n 8 -w nothing
says "no rung of all 8 is called 'nothing'"

# Peers: one that is right, and others that are not.
printf '#!/bin/sh\necho so many:\necho "  $((90 + 2)) "\n' >right
printf '#!/bin/sh\necho 91\n' >wrong
printf '#!/bin/sh\necho no luck today\nexit 3\n' >fails
printf '#!/bin/sh\nkill -s SEGV $$\n' >crashes
printf '#!/bin/sh\nprintf "\\033[31m<b>\\"\\n"\nexit 3\n' >rude
chmod +x right wrong fails crashes rude
expect 0 bench all -n 8 -r 1 -p right=./right -p wrong=./wrong -p fails=./fails \
    -p missing=./nowhere -p crashes=./crashes -p all:rude=./rude \
    -p cost:elsewhere=./right -o peers.csv -o peers.svg
prints '^crashes  *it crashed: signal 11$'
prints "^rude  *it failed: '\[31m<b>'$"
grep -q '^elsewhere' out && fail "a peer on a ladder that is not its own"
grep -q '&lt;b&gt;' peers.svg || fail "a chart that is no XML"
prints '^right  *process  *[0-9.]'
prints "^wrong  *it answers '91', not '92'"
prints '^fails  *it failed: no luck today'
prints '^missing  *it failed: .*not found'
grep -q "^all,8,\"wrong\",process,.*,\"it answers '91', not '92'\"\$" peers.csv ||
    fail "no row of a bad peer"

# Ctrl-C ends a peer that hangs, and what that started; files are written.
printf '#!/bin/sh\nsleep 1234567 & echo $! >running; wait\n' >hangs
chmod +x hangs
"$queens" bench cost -n 8 -r 1 -p hangs=./hangs -o stopped.csv >out 2>err &
bench=$!
i=0
while [ ! -s running ] && [ $i -lt 200 ]; do
    sleep 0.1
    i=$((i + 1))
done
kill -s INT $bench
wait $bench
[ $? = 130 ] || fail "Ctrl-C is not told to the shell"
says 'stopped: 0 of 1 ladders are done'
kill -0 "$(cat running)" 2>/dev/null && fail "Ctrl-C leaves a process behind"
grep -q '^ladder,n,rung' stopped.csv || fail "Ctrl-C leaves no file"

expect 2 bench nothing
says "no ladder 'nothing'"
expect 2 bench -n 8
expect 2 bench all -n 40
says '1 .. 27 for all'
expect 2 bench all -n 0
expect 2 bench all -n 8 -p nonsense
says 'NAME=COMMAND'
expect 2 bench --counts -o counts.csv
says 'takes no -o'
expect 2 bench --peer a=b
says 'as in cost:a=b'
expect 2 bench all --peer '<b>=c'
says "a peer's name"
expect 2 bench maze -n 5 -r 1 -o picture.png
says '.csv, .json or .svg'

finish
