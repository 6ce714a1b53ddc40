# labgrade.bash - completion of the labgrade program in bash.
# SPDX-License-Identifier: MIT
#
# Asks the program itself what there is, so that it is never out of date.

_labgrade() {
    local program=$1 word=$2 before=$3 command=${COMP_WORDS[1]} choices=

    if [ "$COMP_CWORD" = 1 ]; then
        choices=$("$program" --help | sed -n 's/^  \([a-z-]*\)[ ,].*/\1/p')
    elif [ "$before" = --confine ]; then
        choices='bubblewrap landlock none'
    elif [ "$before" = --on ]; then
        choices='parallel slurm'
    elif [ "$COMP_CWORD" = 2 ] && [[ $command == @(bundle|export) ]]; then
        choices='gradescope vpl autolab prairielearn classroom50'
    elif [[ $word == -* ]]; then
        choices=$("$program" "$command" --help |
            grep -oE -- '(^| )--?[a-z][a-z-]*')
    fi 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$word")
}
complete -o default -F _labgrade labgrade
