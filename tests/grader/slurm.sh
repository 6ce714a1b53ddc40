#!/bin/sh
# slurm.sh - a class graded by a real Slurm, and by GNU parallel.
# SPDX-License-Identifier: MIT
#
# usage: make check-slurm [CLASS=200] [KILL=yes]
#
# Starts munge, a controller and two nodes on this machine, in a folder of
# their own, grades a class as a job array, and wants the same bytes as from one
# labgrade.  With KILL one node and one running share are killed in the middle; with
# GNU parallel a share, and parallel itself.
set -eu
. "$top_srcdir/tests/grader/grader.sh"
for program in munged slurmctld slurmd sbatch parallel; do
    command -v $program >/dev/null || {
        echo "SKIPPED: no $program here (packages slurm-wlm, munge, parallel)"
        exit 77
    }
done
[ "$(id -u)" = 0 ] || {
    echo "SKIPPED: only root can start a Slurm of its own"
    exit 77
}
needs_walls
class=${CLASS-200} kill=${KILL-yes} shards=8
odd=": 50 % of it's" # names of folders can be so
host=$(hostname -s)
SLURM_CONF=$work/slurm.conf
export SLURM_CONF

end_slurm() {
    for pid in "$work"/*.pid; do
        [ ! -e "$pid" ] || kill -9 "$(cat "$pid")" 2>/dev/null || :
    done
    rm -rf "$work"
}
trap end_slurm EXIT

start_munge() {
    mkdir "$work/munge"
    dd if=/dev/urandom of="$work/munge/key" bs=1024 count=1 2>/dev/null
    chmod 400 "$work/munge/key"
    chmod 755 "$work" "$work/munge"
    munged --force --key-file="$work/munge/key" \
        --socket="$work/munge/socket" --pid-file="$work/munge.pid" \
        --log-file="$work/munge/log" --seed-file="$work/munge/seed"
}

write_conf() {
    cat >"$SLURM_CONF" <<END
ClusterName=queenslab
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
SlurmctldPort=16817
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool.%n
SlurmctldPidFile=$work/controller.pid
SlurmdPidFile=$work/%n.pid
SlurmctldLogFile=$work/controller.log
SlurmdLogFile=$work/%n.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SlurmdTimeout=10
KillWait=2
MessageTimeout=10
MpiDefault=none
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=16821 CPUs=1
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=16822 CPUs=1
PartitionName=all Nodes=n1,n2 Default=YES State=UP
END
}

start_slurm() {
    start_munge
    write_conf
    mkdir "$work/state" "$work/spool.n1" "$work/spool.n2"
    slurmctld
    slurmd -N n1
    slurmd -N n2
    for try in $(seq 1 60); do
        [ "$(sinfo -h -t idle -o %D 2>/dev/null)" != 2 ] || return 0
        sleep 0.5
    done
    tail "$work"/*.log
    fail 'Slurm does not start'
}

# Solutions, every third with a mutant, and some that do not compile.
make_class() {
    ls "$top_srcdir/solutions/$lab/mutants"/*.sed >"$work/mutants"
    for i in $(seq 1 "$class"); do
        mkdir -p "$work/class/student$i"
        mutant=$(sed -n "$((i % $(wc -l <"$work/mutants") + 1))p" \
            "$work/mutants")
        case $((i % 9)) in
        0) echo "int broken $i" ;;
        3 | 6) sed -f "$mutant" "$top_srcdir/solutions/$lab/$stem.c" ;;
        *) sed "\$a /* $i */" "$top_srcdir/solutions/$lab/$stem.c" ;;
        esac >"$work/class/student$i/$stem.c"
    done
}

records() {
    find "$1" -maxdepth 1 -name '*.json' 2>/dev/null | wc -l
}

# run ENGINE RESULTS: grade the class in shares.
run() {
    "$labgrade" run "$work/class" -o "$2" --on "$1" --shards $shards -c none \
        --labs "$lab" --no-memory-pass >"$work/said.$1" 2>&1
}

# await COMMAND...: until it works, while the class is graded in RESULTS.
await() {
    for try in $(seq 1 3000); do
        ! "$@" || return 0
        [ "$(records "$results")" -lt "$class" ] ||
            fail 'the class was graded before a kill: take a larger CLASS'
        sleep 0.2
    done
    fail "$*: it did not come to that: $(cat "$work"/said.*)"
}
is_quarter() { [ "$(records "$results")" -ge $((class / 4)) ]; }

# Kill a share and a node of Slurm.
kill_task() {
    task=$(squeue -h -t running -o %A | head -n 1) # between two there is none
    [ -n "$task" ] && scancel --signal=KILL --full "$task"
}
kill_in_slurm() {
    await kill_task
    kill -9 "$(cat "$work/n2.pid")"
    rm "$work/n2.pid"
    echo "killed a share (job $task) and node n2 at $(records "$results")" \
        "of $class"
    sleep 15 # until the controller misses it
    slurmd -N n2
}

# pid_of WORD...: the oldest process whose command line has them all.
pid_of() {
    found=$(echo /proc/[0-9]*/cmdline)
    for word; do
        found=$(grep -lsaF -e "$word" $found </dev/null || :)
    done
    echo "$found" | cut -d/ -f3 | sort -n | head -n 1
}

# Kill a share, and GNU parallel itself if it has not come to its end by then.
kill_share() {
    share=$(pid_of labgrade "$work/parallel" --shard=) # as above
    [ -n "$share" ] && kill -9 "$share" 2>/dev/null
}
kill_in_parallel() {
    engine=$(pid_of perl parallel "$work/parallel")
    await kill_share
    sleep 0.5
    kill -9 "$engine" 2>/dev/null || engine='none any more'
    echo "killed a share (process $share) and parallel ($engine) at" \
        "$(records "$results") of $class"
}

# try ENGINE: grade the class there, with a kill in the middle, and again what
# was lost by that.
try() {
    start=$(seconds) status=0 results=$work/$1$odd
    run "$1" "$results" & pid=$!
    [ "$kill" != yes ] || { await is_quarter; "kill_in_$1"; }
    wait $pid || status=$?
    for round in 1 2 3; do
        [ $status != 0 ] || break
        cat "$work/said.$1"
        status=0
        run "$1" "$results" || status=$?
    done
    [ $status = 0 ] || fail "$1: status $status: $(cat "$work/said.$1" \
        "$results"/.labgrade/*.log)"
    echo "$1, two shares at a time: $(($(seconds) - start)) s"
    same "$results"
}

# same RESULTS: it holds the bytes that one labgrade made.
same() {
    diff -r -x '*.json' -x .labgrade "$work/whole" "$1" >"$work/diff" ||
        fail "$1 differs: $(head -n 20 "$work/diff")"
}

seconds() { date +%s; }

make_class
start=$(seconds)
grade "$work/class" --labs "$lab" -q -o "$work/whole"
echo "one labgrade: $(($(seconds) - start)) s for $class submissions"

start_slurm
try slurm
[ -s "$work/slurm$odd/.labgrade/report.log" ] || fail 'no job made the reports'
try parallel
