# examples.awk - the C that a header's first comment shows, as a program.
# SPDX-License-Identifier: MIT
#
# usage: awk -f examples.awk HEADER
#
# An example is an indented block; what ends like C is C.  Paragraphs that
# define a function or a table stand outside of main, the others in it.  Names
# that an example takes for granted are declared in examples.txt.
/\*\// { last = 1; sub(/ *\*\/.*/, "") }
/^       / { paragraph = paragraph substr($0, 8) "\n"
             open += gsub(/{/, "{") - gsub(/}/, "}")
             if (/[;{}]$|; +\/\// && !/^ *[a-z]+ +\(/) is_code = 1 }
/^$/ && open { paragraph = paragraph "\n"; next }
!/^       / { end_paragraph(); if (/[^ ]/) end_block() }
last { exit }

function end_paragraph() {
    if (paragraph ~ /^(static |const struct (grade|serve)|bool\n|void\n)/)
        outside = outside paragraph "\n"
    else
        inside = inside paragraph
    paragraph = ""
}

function end_block() {
    if (is_code) {
        functions = functions outside
        statements = statements inside
    }
    outside = inside = ""
    is_code = 0
}

END {
    end_paragraph()
    end_block()
    if (functions statements == "")
        exit
    printf "#include \"tests/house/examples.txt\"\n#include \"%s\"\n%s", FILENAME,
        functions
    printf "int example(void);\nint\nexample(void)\n{\n%sreturn 0;\n}\n",
        statements
}
