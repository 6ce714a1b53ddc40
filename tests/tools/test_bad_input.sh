#!/bin/sh
# test_bad_input.sh - what makes no sense is refused, with a reason.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
costs=$srcdir/labs/03-branch-and-bound/costs.txt
maze=$srcdir/labs/04-rat-in-a-maze/maze.txt

# refuses PATTERN ARGUMENT...: bad usage, and nothing is printed.
refuses() {
    pattern=$1
    shift
    expect 2 "$@"
    says "$pattern"
    [ ! -s out ] || fail "$called printed something"
}

refuses 'which command'
refuses "no command 'solv'" solv
refuses 'Try: queens --help' solv
for command in solve trace codes tree play diff; do
    refuses 'N is missing' $command
    refuses 'Try: queens '$command' --help' $command
    for n in 0 -1 65 100000000000000000000 x '' 4x ' 4' 4.5; do
        refuses 'N .*1 .*64' $command -- "$n"
    done
    refuses "'5' is one argument too many" $command 4 5
    refuses 'no option --wrong' $command --wrong 4
    refuses 'no option -z' $command 4 -zz
    refuses 'no number may be below 0' $command -12
done
refuses 'N .*not .abc' compare abc
refuses 'N .*65' compare 8 65

refuses '--with wants a value' solve 4 --with
refuses '--cost wants a value behind it, and found the option -o' \
    tree 4 --cost -o "$work/tree.svg"
refuses '--with knows no .magic.: choose one of backtracking' solve 4 -w magic
refuses 'exclude' solve 4 --all --first
refuses 'exclude' tree 4 --all --nth 2
refuses '--nth must lie in' solve 4 --nth 0
refuses '--nth wants a number' solve 4 --nth second
refuses 'leave out' solve 4 --count --nth 2
refuses '--format knows no' solve 4 --format jpeg

refuses '--format knows no .jpeg.: choose dot' tree 4 --format jpeg
refuses 'no format is known by the name of tree.jpeg' tree 4 -o tree.jpeg
refuses 'no format is known' tree 4 -o tree
refuses 'no format is known' tree 4 -o folder.svg/tree
refuses '--kind knows no' tree 4 --kind wrong
refuses '--depth must lie in' tree 4 --depth 0
refuses '--max-nodes must lie in' tree 4 --max-nodes 0
refuses 'exclude' tree 4 --whole --collapse 10
refuses 'up to 9' tree 10 --kind complete
refuses 'shows no search' tree --kind complete --cost 1 5
refuses 'leave it out with --maze' tree --kind search --maze "$maze"
refuses 'goes with --maze' tree 4 --shortest
refuses 'exclude' tree --maze "$maze" --cost 1
refuses 'too many' tree --maze "$maze" 4
refuses 'leave out --maze' tree --maze "$maze" --safe
refuses 'goes with neither' tree --with lookup --cost 1 4
refuses 'goes with --maze' tree --with path 4
refuses 'goes with --cost' tree --with cheapest 4

# Files.
expect 75 tree --maze nothing.txt
says 'cannot read nothing.txt: No such file'
expect 75 maze .
says 'cannot read'
printf 'S..\n.x.\n..G\n' >bad
refuses 'bad:2:2: ' maze bad
refuses 'bad:2:2: ' tree --maze bad
refuses 'bad:2:2: ' play --maze bad -o page.html
printf 'S..\n..\n' >ragged
refuses 'ragged:' maze ragged
printf '...\n' >no-start
refuses 'no-start: ' maze no-start
: >empty
refuses 'empty' maze empty
printf 'S.\000G' >zero
refuses 'zero byte' maze zero
head -c 17000000 /dev/zero | tr '\0' . >huge
refuses 'larger than' maze huge
"$queens" maze --generate 101x101 >large
refuses '10201 cells: .* at most 10000' maze large
refuses 'costs of a board of size 5, not 4' solve 4 --cost "$costs"
printf '1 2\n3 x\n' >bad-costs
refuses 'bad-costs:2:3: ' solve --cost bad-costs
refuses 'N is missing' solve --cost 7

refuses 'a size such as' maze --generate 5
refuses 'a size such as' maze --generate 5x5x5
refuses '1 .. 2000' maze --generate 0x5
refuses '1 .. 2000' maze --generate 5x2001
refuses '--loops must lie in' maze --generate 5x5 --loops 101
refuses 'FILE is missing' maze

# Help and version are no mistakes.
for command in solve compare trace codes maze tree play diff; do
    expect 0 $command --help
    prints "^usage: queens $command"
    prints "docs/man/queens-$command.1, or once installed"
    is_silent
    mv out help
    expect 0 help $command
    printed <help
done
expect 0 --help
for command in solve compare trace codes maze tree play diff; do
    prints "^  $command "
done
refuses "there is no command 'sing'" help sing
expect 0 solve 4 -q --with look-ahead
refuses "knows no 'look'" solve 4 --with look
refuses "knows no 'lookaheads'" solve 4 --with lookaheads
expect 0 tree --help
prints '^  search .*usual'
expect 0 --version
prints '^queens (Queenslab) [0-9]'
[ ! -e page.html ] || fail "a page was made of a bad maze"

finish
