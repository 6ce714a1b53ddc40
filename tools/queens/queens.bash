# queens.bash - completion of the queens program in bash.
# SPDX-License-Identifier: MIT
#
# Asks the program itself what there is, so that it is never out of date.

_queens() {
    local program=$1 word=$2 before=$3 help

    if [ "$COMP_CWORD" = 1 ]; then
        help=$("$program" --help 2>/dev/null | sed -n 's/^  \([a-z]*\) .*/\1/p')
        mapfile -t COMPREPLY < <(compgen -W "$help --help --version" -- "$word")
        return
    fi
    help=$("$program" "${COMP_WORDS[1]}" --help 2>/dev/null)
    case $before in
    -*)
        # The choices of an option stand behind a colon, in its last part.
        mapfile -t COMPREPLY < <(compgen -W "$(sed -n \
            "s/^[^:]*$before[ ,].*: \([a-z, ]*\)\$/\1/p" <<<"$help" |
            tr -d ,)" -- "$word")
        [ ${#COMPREPLY[@]} = 0 ] || return
        ;;
    esac
    case $word in
    -*)
        mapfile -t COMPREPLY < <(compgen -W \
            "$(grep -o -- ' --*[a-z][a-z-]*' <<<"$help")" -- "$word")
        ;;
    esac
}
complete -o default -F _queens queens
