# declared.awk - the functions that C headers declare, one name a line.
# SPDX-License-Identifier: MIT
#
# Knows the plain C of this library: no function returns a function pointer,
# and none is defined in a header.
{ text = text $0 "\n" }
END {
    gsub(/\\\n/, " ", text)
    text = without(text, "/*", "*/")
    count = split(text, line, "\n")
    text = ""
    for (i = 1; i <= count; i++)
        if (line[i] !~ /^[ \t]*#/)
            text = text line[i] " "
    text = without(text, "{", "}")
    gsub(/__attribute__ *\(\([^;]*\)\) /, "", text)
    count = split(text, statement, ";")
    for (i = 1; i <= count; i++)
        if (statement[i] ~ /\(/ && statement[i] !~ /^[ ]*typedef/) {
            sub(/ *\(.*/, "", statement[i])
            sub(/.*[^A-Za-z0-9_]/, "", statement[i])
            print statement[i]
        }
}

# Return TEXT without what stands between OPEN and CLOSE.
function without(text, open, close_,    kept, at) {
    kept = ""
    while ((at = index(text, open)) > 0) {
        kept = kept substr(text, 1, at - 1) " "
        text = substr(text, at)
        text = substr(text, index(text, close_) + length(close_))
    }
    return kept text
}
