#!/bin/sh
# test_trust.sh - names, archives and result folders that are not to be trusted.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
solution=$(cd "$top_srcdir" && pwd)/solutions/$lab/$stem.c
class=$work/class
mkdir "$class"

# Two people are never one, whatever their names become as file names: capitals,
# what is not written, accents, Vietnamese, Cyrillic, polytonic Greek, Korean,
# Bengali, Hindi, Turkish, German, letters without a shape; two Indians who differ
# in a vowel are two.
for name in 'ann lee' ann_lee 'Ann Lee' 'doe,jane' doejane 'a=20b' ann_lee-2 \
    $(printf 'jos\303\251 jose\314\201 ti\341\272\277n tie\314\202\314\201n') \
    $(printf '\320\271 \320\270\314\206 \341\276\263 \316\221\316\271') \
    $(printf '\352\260\200 \341\204\200\341\205\241') \
    $(printf '\340\246\225\340\247\213 \340\246\225\340\247\207\340\246\276') \
    $(printf '\340\245\230 \340\244\225\340\244\274') \
    $(printf '\304\260z\304\261k Izik Stra\303\237e STRASSE jo\302\255e joe') \
    $(printf '\340\244\260\340\244\276\340\244\256') \
    $(printf '\340\244\260\340\245\200\340\244\256'); do
    mkdir "$class/$name"
    { cat "$solution"; echo "/* $name */"; } >"$class/$name/$stem.c"
done
grade -q --labs "$lab" "$class" -o "$work/names" >"$work/said" 2>&1 ||
    fail "names: $(cat "$work/said")"
[ "$(ls "$work/names"/*.json | wc -l)" = 29 ] || fail "$(ls "$work/names")"
[ "$(ls "$work/names"/*.json | tr A-Z a-z | sort -u | wc -l)" = 29 ] ||
    fail "records differ in capital letters only: $(ls "$work/names")"
[ "$(sed -n 's/.*"sha256": "\(.*\)",/\1/p' "$work/names"/*.json | sort -u |
    wc -l)" = 29 ] || fail "two students share a record"
for pair in 'ann_lee may be the same student as Ann Lee' \
    'doejane may be the same student as doe,jane' \
    "$(printf 'ti\341\272\277n') may be" "$(printf '\320\271') may be"; do
    grep -q "$pair" "$work/names/report.html" || fail "not told: $pair"
done
[ "$(grep -o 'may be the same student as [^:]*: both kept' \
    "$work/names/report.html" | wc -l)" = 14 ] ||
    fail "$(grep 'may be the same' "$work/names/report.html")"
no_survivor

# Archives in archives: all of them together unpack to no more than a bound.
rm -rf "$class" && mkdir -p "$class/good" "$work/box"
cp "$solution" "$class/good/$stem.c"
(
    cd "$work/box"
    head -c 16000000 /dev/zero >zero.c
    tar -czf zero.tar.gz zero.c && rm zero.c
    for level in 1 2; do
        for i in 1 2 3 4 5 6 7 8 9; do cp zero.tar.gz $i.tar.gz; done
        tar -czf new [1-9].tar.gz && mv new zero.tar.gz && rm [1-9].tar.gz
    done
    mkdir "$class/bomb" && mv zero.tar.gz "$class/bomb/"
    # A path that is longer than the system takes.
    long=$(for i in $(seq 1 25); do printf '%0200d/' 0; done)
    echo 'int planted_secret;' >secret.c
    mkdir "$class/deep"
    tar -cf "$class/deep/deep.tar" --transform "s,^,$long," secret.c
    # So many folders that making them takes longer than all the rest.
    mkdir "$class/deeper"
    printf 's,^,' >script
    printf 'd/%.0s' $(seq 1 60000) >>script
    printf ',' >>script
    tar -czf "$class/deeper/deeper.tar.gz" --transform "$(cat script)" secret.c
)
rm -rf "$work/box"
while :; do
    du -sk "$work"/labgrade-* 2>/dev/null >>"$work/sizes" || :
    grep -lsa "$work/packe[d]" /proc/[0-9]*/cmdline | filtered \
        >>"$work/filtered"
    sleep 0.02
done &
sizes=$!
grade_whole -q -j 1 --no-memory-pass --labs "$lab" "$class" \
    -o "$work/packed" >"$work/said" 2>&1 || fail "packed: $(cat "$work/said")"
kill $sizes && wait $sizes 2>/dev/null || :
most=$(awk '$1 > most { most = $1 } END { print most + 0 }' "$work/sizes")
for again in 1 2 3 4 5; do # on a busy machine a look may come too late
    ! grep -q '^labgrade 2' "$work/filtered" || break
    grade_whole -q --no-memory-pass --labs "$lab" "$class" \
        -o "$work/packed" >"$work/said" 2>&1 &
    while kill -0 $! 2>/dev/null; do
        grep -lsa "$work/packe[d]" /proc/[0-9]*/cmdline | filtered
    done >"$work/filtered"
done
! grep -q seccomp "$work/layers" || grep -q '^labgrade 2' "$work/filtered" ||
    fail "what unpacks has no filter, $again more looks"
echo "unpacked at most $most kilobytes"
[ "$most" -lt 120000 ] || fail "$most kilobytes were unpacked"
grep -q 'holds too much\|too much was unpacked' "$work/packed/bomb.json" ||
    fail "the bomb is not told of"
grep -q 'holds too much' "$work/packed/deeper.json" ||
    fail "folders are not counted"
[ "$(cell "$work/packed" good total)" = 20 ] || fail "good is not"
no_survivor

# A results folder is somebody else's word, unless it is ours alone.
mkdir -p "$work/victim" "$work/labgrade-victim" "$work/linked"
echo kept >"$work/labgrade-victim/file"
ln -s "$work/victim" "$work/linked/feedback"
rm -rf "$class/bomb" "$class/deep" "$class/deeper"
! grade -q --labs "$lab" "$class" -o "$work/linked" >"$work/said" 2>&1 ||
    fail "a feedback folder that is a link was used"
[ -z "$(ls "$work/victim")" ] || fail "a link was followed"
for kind in link fifo others folder; do
    mkdir -p "$work/planted-$kind"
    at=$work/planted-$kind/good.json
    case $kind in
    link) echo kept >"$work/kept" && ln -s "$work/kept" "$at" ;;
    fifo) mkfifo "$at" ;;
    others) echo '{}' >"$at" && chmod 666 "$at" ;;
    folder) mkdir -m 777 "$at" ;;
    esac
    ! grade -q --labs "$lab" "$class" -o "$work/planted-$kind" \
        >"$work/said" 2>&1 || fail "a record was used: $kind"
    grep -q 'good.json is n' "$work/said" || fail "$kind: $(cat "$work/said")"
done
grade -q --labs "$lab" "$class" -o "$work/reported" || fail "reported: $?"
# What is in it names files only that are its own.
mkdir -p "$work/edited/.labgrade"
cp "$work/reported/.labgrade/class.json" "$work/edited/.labgrade"
sed '0,/"id": "good"/s,"id": "good","id": "../../escaped",' \
    "$work/reported/good.json" >"$work/edited/good.json"
grep -q '/escaped"' "$work/edited/good.json" || fail "nothing was edited"
"$labgrade" report -q "$work/edited" >"$work/said" 2>&1 || :
[ ! -e "$work/escaped.html" ] && [ ! -e "$work/../escaped.html" ] ||
    fail "a record named a file elsewhere"
sed 's,"good","../edited/good",' "$work/reported/.labgrade/class.json" \
    >"$work/edited/.labgrade/class.json"
"$labgrade" report -q "$work/edited" >"$work/said" 2>&1 || :
! grep -q '/good' "$work/edited/grades.csv" || fail "a class has paths as ids"
ln -sf "$work/kept" "$work/reported/report.html"
! "$labgrade" report -q "$work/reported" >"$work/said" 2>&1 ||
    fail "a report that is a link was written"
[ "$(cat "$work/kept")" = kept ] || fail "a record that is a link was written to"
mkdir -p "$work/staged/.labgrade"
printf '%s' "$work/labgrade-victim" >"$work/staged/.labgrade/stage"
grade -q --labs "$lab" "$class" -o "$work/staged" >"$work/said" 2>&1 ||
    fail "staged: $(cat "$work/said")"
[ -e "$work/labgrade-victim/file" ] || fail "another folder was removed"
rm -rf "$work/labgrade-victim"
mkdir -m 777 "$work/open"
! grade -q --labs "$lab" "$class" -o "$work/open" >"$work/said" 2>&1 ||
    fail "a folder that others can write to was used"
grep -q 'others may write to it' "$work/said" || fail "$(cat "$work/said")"
no_survivor
