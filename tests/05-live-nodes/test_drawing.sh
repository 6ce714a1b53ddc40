#!/bin/sh
# test_drawing.sh - queens tree --live: which nodes, their numbers, their turns.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
cp "$srcdir/labs/05-live-nodes/costs.txt" .

# counts NODES ARGUMENT...
counts() {
    count=$1
    shift
    expect 0 tree "$@" --format levels
    is_silent
    [ "$(nodes)" = "$count" ] || fail "$called: $(nodes) nodes, not $count"
}
counts 31 4 --live fifo
counts 19 4 --live lifo
counts 31 4 --live least
counts 27 --live fifo --cost costs.txt
counts 21 --live lifo --cost costs.txt
counts 16 --live least --cost costs.txt
counts 5209 8 --live fifo
counts 2 1 --live lifo
counts 5 2 --live fifo

# turns NUMBERS ARGUMENT...: the nodes in the order of their expansion.
turns() {
    order=$1
    shift
    expect 0 tree "$@"
    got=$(sed -n 's/.*label="\([0-9]*\)\(\\nbound [0-9]*\)*\\nE\([0-9]*\)".*/\3 \1/p' \
        out | sort -n | sed 's/.* //' | tr '\n' ' ')
    [ "$got" = "$order " ] || fail "$called: expands $got, not $order"
}
turns '1 2 3 4 5 7 8 11 12 15 16 20 22' 4 --live fifo
prints 'All bounds are equal'
prints '31 of 65 nodes generated, 15 killed (B), 1 answer, 2 live at the end'
turns '1 5 7 6 12 4 14 18' 4 --live lifo
turns '1 2 4 8 9 15' --live least --cost costs.txt
prints 'best found'
prints '16 of 65 nodes generated, 7 killed (B), 1 answer, 2 live at the end'
prints '6 expanded, at most 5 live'
turns '1 2 3 4 5 8 11 12 15 20 23' --live fifo --cost costs.txt
prints '14 killed (B), 2 answers'
prints '11 expanded, at most 5 live'
turns '1 5 6 4 11 15 2 19' --live lifo --cost costs.txt
prints '12 killed (B), 1 answer'
prints '8 expanded, 1 killed when taken, at most 5 live'

# A page has the tree, and what was done with the list.
expect 0 play 4 --live lifo -o page.html
is_silent
grep -q '^"list":{"order":1,"bounds":\[0,' page.html || fail 'no list in the page'
events=$(sed -n 's/^"events":\[\(.*\)\]}.*/\1/p' page.html)
case $events in
0,1,4,8,12,16,17,*) ;;
*) fail "queens play --live lifo: events $events" ;;
esac
if [ "${memory_pass-}" != always ]; then # a sanitizer leaves no walls
    expect 0 play 4 --live least --lab 05 -o code.html \
        --code "$srcdir/solutions/05-live-nodes/live_nodes.c"
    grep -q '^"list":{"order":2,' code.html || fail 'no list in the page'
fi
expect 2 play 4 --live fifo --kind placed -o no.html
says 'leave out --kind'
expect 4 play 8 --live fifo --max-nodes 100 -o full.html
says 'filled its list with 100 nodes'

# diff finds the same tree for what is right.
for order in fifo lifo least; do
    for n in 1 2 3 4 6; do
        expect 0 diff $n --live $order
        prints 'trees are the same'
    done
    expect 0 diff --live $order --cost costs.txt
    expect 0 diff 6 --live $order --cost 7
    prints 'trees are the same'
done
expect 2 diff 4 --live fifo --kind placed
says 'leave out --kind'
expect 4 diff 8 --live fifo --max-nodes 100
says 'filled its list with 100 nodes'

# What does not go together is refused; a list that is full is told.
expect 2 tree 4 --live fifo --kind placed
says 'leave out --kind'
expect 2 tree 4 --live fifo --all
says 'chooses a search'
expect 2 tree 4 --live deque
expect 2 tree --live fifo
expect 4 tree 8 --live fifo --max-nodes 100
says 'filled its list with 100 nodes'

if [ "${memory_pass-}" = always ]; then
    finish # without walls there is no --code
fi
# Wrong searches are marked: MUTANT | how many nodes | a word below one of them |
# what diff says of the first departure | which search.
while IFS='|' read -r mutant wrong word departs arguments; do
    sed -f "$srcdir/solutions/05-live-nodes/mutants/$mutant.sed" \
        "$srcdir/solutions/05-live-nodes/live_nodes.c" >wrong.c
    # shellcheck disable=SC2086 # words
    expect 0 tree $arguments --lab 05 --code wrong.c -o wrong.svg
    says "$wrong nodes* .* wrong"
    grep -q ">$word</text>" wrong.svg || fail "$called, $mutant: no '$word'"
    # shellcheck disable=SC2086
    expect 1 diff $arguments --lab 05 --code wrong.c
    tr '\n' ' ' <out | grep -q -- "$departs" || {
        fail "$called, $mutant: no '$departs'"
        cat out
    }
done <<'END'
skips_attacked_columns|5|children missing|(0, 3) (1, 2): the search did not come there|4 --live lifo
from_right_to_left|28|out of order|(2, 2) (3, 1): the search should not .* search 28 came out of order|4 --live fifo
goes_down_at_once|9|children missing|did not come there|4 --live fifo
kills_all_at_the_end|12|killed too late|a solution, which it is not, and should have been killed|4 --live fifo
lets_attacked_ones_live|3|attacked|expanded, and should have been killed|4 --live lifo
lets_attacked_ones_live|3|no solution||4 --live lifo
kills_only_when_generated|1|should be killed|expanded, and should have been killed|--live lifo --cost costs.txt
stops_at_the_first_answer|1|never taken||--live lifo --cost costs.txt
empties_the_list|2|out of order|killed, and should have been live at the end|4 --live fifo
waits_for_its_turn|2|not reported||4 --live fifo
expands_the_root_twice|4|out of order|should not have come there|4 --live fifo
uses_columns_twice|22|out of order|should not have come there|4 --live fifo
bound_is_a_guess|3|wrong bound||--live least --cost costs.txt
END
for sharp in assignment_bound remembers_columns; do
    cp "$srcdir/tests/05-live-nodes/others/$sharp.c" .
    expect 0 diff --live least --cost 11 6 --lab 05 --code $sharp.c
    expect 0 diff 5 --live lifo --lab 05 --code $sharp.c
done
finish
