# commands.awk - the commands that a document tells its reader to type.
# SPDX-License-Identifier: MIT
#
# usage: awk -f commands.awk FILE.md
#
# Prints each command once: the lines of ```sh blocks, and code in the text
# that begins like a command and has more than one word.  A command in a block
# that is not marked sh is an error.

function is_command(text) {
    return text ~ /^\.\/(bootstrap|configure)( |$)/ ||
        text ~ /^(\.\.\/|solutions\/|labs\/)?queens [a-z-]/ ||
        text ~ /^(\.\/)?labgrade [a-z-]/ ||
        text ~ /^(make|cc|cd|sudo|apt|apt-get|brew|dnf|git|sed|awk|dot|gdb|valgrind|wsl|xcode-select|autoreconf|clang-format|man) [^ ]/
}

function say(text) {
    gsub(/^ +| +$/, "", text)
    gsub(/ +/, " ", text)
    if (!(text in said)) {
        said[text] = 1
        print text
    }
}

/^ *```/ {
    fence = inside ? "" : $0
    gsub(/[ `]/, "", fence)
    inside = !inside
    next
}

# A line that ends with a backslash goes on in the next one.
inside && fence == "sh" && /[^ ]/ {
    command = command $0
    if (sub(/\\$/, "", command))
        next
    say(command)
    command = ""
}

inside && fence == "" {
    sub(/^ +/, "")
    if (!is_command($0))
        next
    printf "%s:%d: a command in a block that is not marked sh: %s\n",
        FILENAME, FNR, $0 | "cat >&2"
    bad = 1
}

!inside {
    text = text " " $0
}

# In the text, what stands between backquotes may go on in the next line.
END {
    count = split(text, span, "`")
    for (i = 2; i <= count; i += 2)
        if (is_command(span[i]) || span[i] ~ /^--[a-z]/)
            say(span[i])
    exit bad
}
