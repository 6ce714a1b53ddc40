# settings.awk - check course.conf and say what it means for each lab.
# SPDX-License-Identifier: MIT
#
# usage: awk -f settings.awk labs/labs.txt labs/*/README.md course.conf
#
# The criteria and their usual points come from the handouts' tables.  Prints
# one fact a line, its parts separated by tabs: "course NAME", "late TEXT",
# "lab FOLDER POINTS", "criterion FOLDER ID POINTS", "due FOLDER TIME", ...; a
# lab that the course leaves out is "out FOLDER".  A bad line ends with its
# number and exit status 2.

function refuse(why) {
    printf "%s:%d: %s\n", FILENAME, FNR, why | "cat >&2"
    bad = 2
    exit bad
}

function is_number(text, most) {
    return text ~ /^[0-9]+(\.[0-9]+)?$/ && text + 0 <= most
}

# The folder of the lab that is called WORD: 01-safe-check, 01 or safe-check.
function folder_of(word,  i, dash) {
    for (i = 1; i <= labs; i++) {
        dash = index(folder[i], "-")
        if (word == folder[i] || word == substr(folder[i], dash + 1) ||
            word == substr(folder[i], 1, dash - 1))
            return folder[i]
    }
    refuse("there is no lab " word)
}

function is_time(text,  part, leap, days) {
    if (text !~ /^[0-9][0-9][0-9][0-9]-[0-9][0-9]?-[0-9][0-9]? +[0-9][0-9]?:[0-9][0-9]?$/)
        return 0
    split(text, part, /[- :]+/)
    leap = part[1] % 4 == 0 && (part[1] % 100 != 0 || part[1] % 400 == 0)
    split("31 " 28 + leap " 31 30 31 30 31 31 30 31 30 31", days, " ")
    return part[2] >= 1 && part[2] <= 12 && part[3] >= 1 &&
        part[3] <= days[part[2] + 0] && part[4] <= 23 && part[5] <= 59
}

function is_duration(text,  part) {
    return text == "0" || (split(text, part, " ") == 2 &&
        is_number(part[1], 1e6) && part[2] ~ /^(second|minute|hour|day)s?$/)
}

function take_labs(text,  count, word, i) {
    count = split(text, word, /[ \t,]+/)
    for (i = 1; i <= count; i++)
        in_course[folder_of(word[i])] = 1
}

function take_due(lab, value) {
    if (!is_time(value))
        refuse("due " lab " = " value ": say a time like 2026-10-05 23:59")
    if (lab in said_due)
        refuse("due " lab ": said before")
    said_due[lab] = 1
    due[folder_of(lab)] = value
}

function take_points(id, value) {
    if (!(id in points))
        refuse("no lab has a criterion " id)
    if (value !~ /^[0-9]+$/ || value + 0 > 1000)
        refuse("points " id " = " value ": say a whole number in 0 .. 1000")
    if (id in said_points)
        refuse("points " id ": said before")
    said_points[id] = 1
    points[id] = value + 0
}

function take(key, value) {
    if (key ~ /^due /)
        take_due(substr(key, 5), value)
    else if (key ~ /^points /)
        take_points(substr(key, 8), value)
    else if (key !~ /^(course|term|contact|labs|grace|percent-per-day|cap|reveal|seed)$/)
        refuse("there is no setting \"" key "\"")
    else if (key ~ /^(percent-per-day|cap)$/ && !is_number(value, 100))
        refuse(key " = " value ": say a number in 0 .. 100")
    else if (key == "grace" && !is_duration(value))
        refuse(key " = " value ": say a number and minutes, hours or days")
    else if (key == "reveal" && value !~ /^(all|hints|verdicts)$/)
        refuse(key " = " value ": say all, hints or verdicts")
    else if (key == "seed" && value !~ /^[0-9]+$/)
        refuse(key " = " value ": say a whole number that nobody can guess")
    else if (key == "labs")
        take_labs(value)
    set[key] = value
}

# What late work costs, as a sentence.
function late(  text) {
    if (set["percent-per-day"] + 0 == 0)
        return ""
    text = "Late work loses " set["percent-per-day"] + 0 " % for each day begun"
    if ("cap" in set && set["cap"] + 0 < 100)
        text = text ", " set["cap"] + 0 " % at most"
    if ("grace" in set && set["grace"] + 0 > 0)
        text = text "; the first " set["grace"] " cost nothing"
    return text "."
}

# "01-safe-check safe_check": criteria are called safe-check.something.  In the
# student release, a lab that is not part of the course begins with "#".
FILENAME ~ /labs\.txt$/ {
    sub(/^#/, "")
    folder[++labs] = $1
    prefix[$1] = $2
    gsub(/_/, "-", prefix[$1])
    next
}

FILENAME ~ /README\.md$/ {
    if (match($0, /^\| `[a-z0-9-]+` \| .* \| [0-9]+ \|$/)) {
        lab = path[split(FILENAME, path, "/") - 1]
        split($0, quoted, "`")
        id = prefix[lab] "." quoted[2]
        criterion[++criteria] = id
        lab_of[id] = lab
        points[id] = $(NF - 1) + 0
    }
    next
}

{
    gsub(/^[ \t]+|[ \t\r]+$/, "")
}

/^#/ || /^$/ {
    next
}

!/=/ {
    refuse("not of the form \"setting = value\"")
}

{
    key = substr($0, 1, index($0, "=") - 1)
    value = substr($0, index($0, "=") + 1)
    gsub(/^[ \t]+|[ \t]+$/, "", key)
    gsub(/^[ \t]+|[ \t]+$/, "", value)
    if (value == "")
        refuse(key " =: the value is missing")
    take(key, value)
}

END {
    if (bad)
        exit bad
    OFS = "\t"
    for (i = 1; i <= criteria; i++) {
        id = criterion[i]
        sum[lab_of[id]] += points[id]
        print "criterion", lab_of[id], substr(id, index(id, ".") + 1), points[id]
    }
    for (i = 1; i <= labs; i++) {
        lab = folder[i]
        if ("labs" in set && !(lab in in_course)) {
            print "out", lab
            continue
        }
        print "lab", lab, sum[lab] + 0
        if (lab in due)
            print "due", lab, due[lab]
    }
    print "course", set["course"]
    print "term", set["term"]
    print "contact", set["contact"]
    print "reveal", "reveal" in set ? set["reveal"] : "all"
    print "late", late()
}
