#!/bin/sh
# test_git.sh - git repositories as submissions: what was committed counts, when it
# was committed is when it was handed in, and nothing in them is run.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
[ -x /usr/bin/git ] || {
    echo "SKIPPED: git is not installed"
    exit 77
}
answer=$top_srcdir/solutions/$lab/$stem.c
skeleton=$top_srcdir/labs/$lab/$stem.c
other=$(sed -n '2s/ .*//p' "$top_srcdir/labs/labs.txt")
other_stem=$(sed -n '2s/.* //p' "$top_srcdir/labs/labs.txt")
input=$work/class results=$work/results
unset GIT_DIR GIT_WORK_TREE
GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_CONFIG_GLOBAL GIT_CONFIG_NOSYSTEM

# repo NAME; commit NAME DATE: all that lies there.
repo() { git init -q "$input/$1"; }
commit() {
    git -C "$input/$1" add -A
    GIT_AUTHOR_DATE=$2 GIT_COMMITTER_DATE=$2 git -C "$input/$1" \
        -c user.name=x -c user.email=x@example.com commit -qm work
}
put() { mkdir -p "$(dirname "$2")" && cat "$1" >"$2"; }

repo punctual
put "$answer" "$input/punctual/$stem.c"
commit punctual 2026-01-10T11:00:00+0000
put "$skeleton" "$input/punctual/$stem.c" # never committed: not handed in
repo late
put "$answer" "$input/late/labs/$lab/$stem.c"
commit late 2026-01-11T11:00:00+0000
# each lab has the date of its own last commit
repo steady
put "$answer" "$input/steady/labs/$lab/$stem.c"
commit steady 2026-01-09T11:00:00+0000
put "$top_srcdir/solutions/$other/$other_stem.c" \
    "$input/steady/labs/$other/$other_stem.c"
commit steady 2026-01-19T11:00:00+0000
git clone -q --bare "$input/late" "$input/bare"
repo begun # without a commit
put "$answer" "$input/begun/$stem.c"

# Everything by which a repository's settings can make git run something.
repo evil
marker=$work/marker
mkdir "$marker"
chmod 777 "$marker"
cat >"$work/run" <<END
#!/bin/sh
touch "$marker/\$\$"
cat
END
chmod 755 "$work/run"
put "$answer" "$input/evil/$stem.c"
echo '*.c filter=evil diff=evil export-subst' >"$input/evil/.gitattributes"
commit evil 2026-01-10T11:00:00+0000
for hook in post-checkout pre-commit reference-transaction post-index-change; do
    cp "$work/run" "$input/evil/.git/hooks/$hook"
done
mkdir -p "$input/evil/.git/info"
echo '*.c filter=evil' >"$input/evil/.git/info/attributes"
echo '/etc' >"$input/evil/.git/objects/info/alternates"
cat >>"$input/evil/.git/config" <<END
[core]
	fsmonitor = $work/run
	hooksPath = $input/evil/.git/hooks
	pager = $work/run
	sshCommand = $work/run
	attributesFile = $input/evil/.git/info/attributes
	alternateRefsCommand = $work/run
[filter "evil"]
	smudge = $work/run
	clean = $work/run
	required = true
[diff "evil"]
	textconv = $work/run
[diff]
	external = $work/run
[tar "tar"]
	command = $work/run
[alias]
	log = !$work/run
	archive = !$work/run
[pager]
	log = $work/run
[uploadpack]
	packObjectsHook = $work/run
[gpg]
	program = $work/run
[log]
	showSignature = true
[include]
	path = $work/nowhere
END
git -C "$input/evil" -c core.fsmonitor=false archive HEAD >"$work/out" 2>&1 || :
[ -n "$(ls "$marker")" ] || fail "the trap does not work"
rm -f "$marker"/*
# One that points elsewhere is none, and its files are taken as they lie there.
mkdir "$input/elsewhere"
put "$answer" "$input/elsewhere/$stem.c"
ln -s "$input/late/.git" "$input/elsewhere/.git"

number=${lab%%-*}
cat >"$work/course.conf" <<END
labs = $number ${other%%-*}
due $number = 2026-01-10 12:00
percent-per-day = 10
END
TZ=UTC "$labgrade" grade "$input" -o "$results" -c "$work/course.conf" -q -j 2 \
    --no-memory-pass 2>"$work/said" || fail "$? $(cat "$work/said")"

# has ID TOTAL LOSS
has() {
    [ "$(cell "$results" "$1" total) $(cell "$results" "$1" 'late loss')" = \
        "$2 $3" ] || fail "$1: $(grep "^$1," "$results/grades.csv")"
}
has punctual 20 0
has late 18 2
has steady 45 0
has bare 18 2
has evil 20 0
has begun 20 0
has elsewhere 20 0
[ -z "$(ls "$marker")" ] || fail "a repository's settings were obeyed"
grep -q 'its commits cannot be read' "$results/begun.json" || fail "no note"
grep -q '1 day late: 10 % off' "$results/feedback/late.txt" ||
    fail "$(cat "$results/feedback/late.txt")"

# A list of times counts more; and what was graded stays.
printf 'id,time\nlate,2026-01-10 11:00\n' >"$work/times.csv"
TZ=UTC "$labgrade" grade "$input" -o "$results" -c "$work/course.conf" -j 2 \
    --no-memory-pass --times "$work/times.csv" 2>"$work/said" ||
    fail "$? $(cat "$work/said")"
has late 20 0
grep -q '1 graded, 6 kept' "$work/said" || fail "$(cat "$work/said")"
no_survivor
