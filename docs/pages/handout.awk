# handout.awk - a handout as the course wants it.
# SPDX-License-Identifier: MIT
#
# usage: awk -f handout.awk -v page=PAGE FACTS FILE.md
#
# FACTS is what labconf printed, PAGE the lab's folder, "index" for the
# overview, or another page's name.  Changed are: the points of the tables and
# of the first words ("20 points."), the list of labs, and a line below the
# title.

# The line below the title; "" if there is nothing to say.
function notice(  text) {
    if (page in out)
        return "This lab is not part of " (course == "" ? "your course" : course) "."
    if (page == "index" && course != "")
        text = course (term == "" ? "" : ", " term) ". "
    if (page in due)
        text = text "Due " due[page] ". " (late == "" ? "" : late " ")
    if (page == "student")
        text = text shown[reveal] " "
    if (contact != "" && (page == "index" || page == "student" || page in points))
        text = text "Questions: " contact
    sub(/ $/, "", text)
    return text
}

# The row of a table with its last cell changed to VALUE.
function with_last(row, value) {
    sub(/[0-9]+(\**) \|$/, "", row)
    return row value
}

BEGIN {
    FS = "\t"
    shown["all"] = "Your instructor's feedback shows what went wrong, with a hint."
    shown["hints"] = "Your instructor's feedback shows hints, not the failing case."
    shown["verdicts"] = "Your instructor's feedback shows only which criteria you earned."
}

NR == FNR {
    if ($1 == "lab") {
        if (first == "")
            first = $2
        points[$2] = $3
        total += $3
    } else if ($1 == "criterion") {
        of[$2, $3] = $4
    } else if ($1 == "due") {
        due[$2] = $3
        dues++
    } else if ($1 == "out")
        out[$2] = 1
    else if ($1 == "course")
        course = $2
    else if ($1 == "term")
        term = $2
    else if ($1 == "contact")
        contact = $2
    else if ($1 == "reveal")
        reveal = $2
    else if ($1 == "late")
        late = $2
    next
}

FNR == 1 {
    print
    if (notice() != "")
        printf "\n*%s*\n", notice()
    next
}

# "20 points. Edit ..." at the beginning of a lab's handout.
FNR == 3 && page in points && /^[0-9]+ points\./ {
    sub(/^[0-9]+ points/, points[page] " points")
}

/worth 0 of [0-9]+ points/ {
    sub(/0 of [0-9]+ points/, "0 of " total + 0 " points")
}

page == "index" && /^cd labs\// {
    $0 = "cd labs/" first
}

# A criterion; a sum of those above it; the sum of all.
/^\| `[a-z0-9-]+` \| .* \| [0-9]+ \|$/ {
    split($0, quoted, "`")
    if ((page, quoted[2]) in of) {
        part += of[page, quoted[2]]
        all += of[page, quoted[2]]
        $0 = with_last($0, of[page, quoted[2]] " |")
    }
}

/^\| \| \*.*\* \| \*[0-9]+\* \|$/ {
    $0 = with_last($0, (/\*in all\*/ ? all : part) "* |")
    part = 0
}

# The list of labs, with due dates if there are any.
page == "index" && /^\| lab \| you write \| points \|$/ {
    in_list = 1
    if (dues > 0) {
        print $0 " due |"
        getline
        print $0 "---|"
        next
    }
}

in_list && match($0, /\(labs\/[^\/]*\//) {
    lab = substr($0, RSTART + 6, RLENGTH - 7)
    if (lab in out)
        next
    $0 = with_last($0, points[lab] " |")
    if (dues > 0)
        $0 = $0 " " due[lab] " |"
}

{
    print
}
