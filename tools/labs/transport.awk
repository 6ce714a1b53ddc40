# transport.awk - carry calls of a lab's functions, as its header says.
# SPDX-License-Identifier: MIT
#
# usage: awk -v side=proxies|dispatch -f transport.awk labs/NN-name/stem.h
#
# Proxies are what a suite calls (call.h); dispatch is what calls the plug-in in
# the child (serve.h).  A record holds the parameters in their order; the reply
# the result, then what the function may have changed.  The types that a
# parameter can have are listed below; the length of an array, which its type
# does not say, is a comment in the prototype, in C, of the parameters before:
#
#     bool safe_check_scan(int n, const int *cells /* [n * n] */, int row);
#
# A struct that the header defines may hold int, bool and arrays of them.

# A type: how a proxy puts X into the record W, how dispatch gets it; and, as
# far as there is need, how dispatch releases it, puts it back, and how the proxy
# gets it then.
function know(type, put, get, release, put_back, get_back) {
    put_of[type] = put
    get_of[type] = get
    release_of[type] = release
    put_back_of[type] = put_back
    get_back_of[type] = get_back
}

BEGIN {
    know("int", "wire_put_int(W, X)", "int X = wire_get_int(W)")
    know("bool", "wire_put_int(W, X)", "bool X = wire_get_bool(W)")
    know("square_test *", "call_put_square_test(W, X)",
         "square_test *X = serve_square_test(W)")
    know("const struct costs *", "call_put_costs(W, X)",
         "struct costs *X = serve_costs(W)", "costs_free(X)")
    know("const struct board *", "call_put_board(W, X)",
         "struct board *X = serve_board(W)", "board_free(X)",
         "serve_put_board(W, X)", "call_kept_board(W, X)")
    # What can be changed is watched.
    know("struct board *", "call_put_board(W, X)",
         "struct board *X = serve_watched_board(W)", "board_free(X)",
         "serve_put_board(W, X)", "call_get_board(W, X)")
    wait_of["struct board *"] = "call_wait_on_board(W, X)"
    know("struct maze *", "call_put_maze(W, X)",
         "struct maze *X = serve_watched_maze(W)", "maze_free(X)",
         "serve_put_walls(W, X)", "call_get_walls(W, X)")
    wait_of["struct maze *"] = "call_wait_in_maze(W, X)"
    know("struct live *", "call_put_live(W, X)",
         "struct live *X = serve_live(W)", "live_free(X)",
         "serve_put_live(W, X)", "call_get_live(W, X)")
    wait_of["struct live *"] = "call_wait_on_live(W, X)"
    know("lower_bound *", "call_put_lower_bound(W, X)",
         "lower_bound *X = serve_lower_bound(W)")
    know_array("int")
    know_array("bool")
}

function know_array(type,    put, get) {
    put = "wire_put_" type "s(W, X, SIZE)"
    # The length is taken before the call: who knows what that frees.
    get = "int X_size = SIZE; " type " *X = serve_" type "s(W, X_size)"
    know("const " type " *", put, get, "free(X)",
         "wire_put_" type "s(W, X, X_size)", "call_kept_" type "s(W, X, SIZE)")
    know(type " *", put, get, "free(X)", "wire_put_" type "s(W, X, X_size)",
         "wire_get_" type "s(W, X, SIZE)")
}

function know_struct(name,    put, get) {
    put = "put_" name "(W, X)"
    get = "struct " name " X_, *X = get_" name "(W, &X_)"
    know("const struct " name " *", put, get, "", put, "kept_" name "(W, X)")
    know("struct " name " *", put "; call_show(X, sizeof *X)",
         get "; moves_show(X, sizeof *X)", "", put, "get_" name "(W, X)")
}

function fail(what) {
    print FILENAME ": transport.awk cannot carry: " what > "/dev/stderr"
    status = 1
    exit status
}

# The header in one line, without comments (but for lengths of arrays, which
# become @...@) and preprocessor lines.
/^[ \t]*#/ { next }
{ text = text " " $0 }

function strip_comments(    comment) {
    while (match(text, /\/\*([^*]|\*+[^*\/])*\*+\//)) {
        comment = substr(text, RSTART, RLENGTH)
        if (comment ~ /^\/\* \[.*\] \*\/$/)
            comment = "@" substr(comment, 5, RLENGTH - 8) "@"
        else
            comment = " "
        text = substr(text, 1, RSTART - 1) comment substr(text, RSTART + RLENGTH)
    }
    gsub(/[ \t]+/, " ", text)
}

# Split TEXT into PIECE[1 ..] at each END that is in no parentheses or braces;
# what follows the last is left out.
function split_at(end, text, piece,    i, c, depth, count) {
    count = 1
    piece[1] = ""
    for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        depth += (c ~ /[({]/) - (c ~ /[)}]/)
        if (c == end && depth == 0)
            piece[++count] = ""
        else if (c != " " || piece[count] != "")
            piece[count] = piece[count] c
    }
    return count - 1
}

function declare(one) {
    if (one ~ /^struct [a-z_0-9]+ \{.*\}$/)
        define_struct(one)
    else if (one ~ /^(void|int|bool) [a-z_0-9]+\(.*\)$/)
        carry(one)
    else if (one !~ /^(enum|typedef) / && one !~ /^struct [a-z_0-9]+$/)
        fail(one)
}

function define_struct(one,    name, field, count, i) {
    name = one
    sub(/^struct /, "", name)
    sub(/ .*/, "", name)
    know_struct(name)
    sub(/^[^{]*\{/, "", one)
    count = split_at(";", one, field)
    print "\n__attribute__((unused)) static void"
    print "put_" name "(struct wire *w_, const struct " name " *it_)\n{"
    for (i = 1; i <= count; i++)
        carry_field("put", field[i])
    print "}\n\n__attribute__((unused)) static struct " name " *"
    print "get_" name "(struct wire *w_, struct " name " *it_)\n{"
    for (i = 1; i <= count; i++)
        carry_field("get", field[i])
    print "    return it_;\n}"
    if (side == "dispatch")
        return
    print "\n__attribute__((unused)) static void"
    print "kept_" name "(struct wire *w_, const struct " name " *it_)\n{"
    for (i = 1; i <= count; i++)
        carry_field("kept", field[i])
    print "}"
}

# Put, get or keep a FIELD, such as "bool column[8]".
function carry_field(verb, field,    type, name) {
    if (field !~ /^(int|bool) [a-z_0-9]+(\[.*\])?$/)
        fail("the field " field)
    split(field, type, " ")
    name = substr(field, length(type[1]) + 2)
    if (match(name, /\[.*\]/))
        printf "    %s_%s_%ss(w_, it_->%s, %s);\n",
            verb == "kept" ? "call" : "wire", verb, type[1],
            substr(name, 1, RSTART - 1), substr(name, RSTART + 1, RLENGTH - 2)
    else if (verb == "kept")
        printf "    call_kept_%ss(w_, &it_->%s, 1);\n", type[1], name
    else if (verb == "put")
        printf "    wire_put_int(w_, it_->%s);\n", name
    else
        printf "    it_->%s = wire_get_%s(w_);\n", name, type[1]
}

# Take the prototype ONE apart, and write its function.
function carry(one,    list, i) {
    result = one
    sub(/ .*/, "", result)
    name = substr(one, length(result) + 2)
    sub(/\(.*/, "", name)
    list = substr(one, length(result " " name "(") + 1)
    sub(/\)$/, "", list)
    count = list == "void" ? 0 : split_at(",", list ",", parameter)
    for (i = 1; i <= count; i++)
        take_apart(i)
    functions[++functions_count] = name
    if (side == "proxies")
        write_proxy()
    else
        write_dispatch()
}

# Let X be the name of parameter I, TYPE its type, SIZE an array's length.
function take_apart(i,    one) {
    one = parameter[i]
    size[i] = ""
    if (match(one, /@.*@/)) {
        size[i] = substr(one, RSTART + 1, RLENGTH - 2)
        one = substr(one, 1, RSTART - 1)
    }
    sub(/ $/, "", one)
    parameter[i] = one
    match(one, /[a-z_0-9]+$/)
    x[i] = substr(one, RSTART)
    type[i] = substr(one, 1, RSTART - 1)
    sub(/ $/, "", type[i])
    if (!(type[i] in put_of))
        fail("the parameter " one " of " name)
    if (put_of[type[i]] ~ /SIZE/ && size[i] == "")
        fail("the parameter " one " of " name ", which needs its /* [length] */")
}

# Write the TEMPLATE, if there is one, for parameter I.
function fill(template, i) {
    if (template == "")
        return
    gsub(/W/, "w_", template)
    gsub(/X/, x[i], template)
    gsub(/SIZE/, size[i], template)
    print "    " template ";"
}

# The parameters, each without its name if they are TYPES.
function listed(words,    i, all) {
    for (i = 1; i <= count; i++)
        all = all (i > 1 ? ", " : "") words[i]
    return all == "" ? "void" : all
}

function write_proxy(    i, watched) {
    printf "\n%s\n%s(%s)\n{\n", result, name, listed(parameter)
    printf "    struct wire *w_ = call_start(\"%s\");\n", name
    print "    int said_ = 0;\n"
    for (i = 1; i <= count; i++) {
        fill(put_of[type[i]], i)
        if (wait_of[type[i]] != "" && watched++)
            fail(name ": only one board, maze or list can be watched")
    }
    for (i = 1; i <= count; i++)
        fill(wait_of[type[i]], i)
    if (!watched)
        print "    call_wait(w_);"
    if (result != "void")
        print "    said_ = wire_get_" result "(w_);"
    for (i = 1; i <= count; i++)
        fill(get_back_of[type[i]], i)
    print "    " (result == "void" ? "" : "return ") "call_end(w_, said_);\n}"
}

function write_dispatch(    i, call) {
    printf "\nstatic void\ncall_%s(serve_function *f_, struct wire *w_)\n{\n",
        name
    for (i = 1; i <= count; i++)
        fill(get_of[type[i]], i)
    call = sprintf("((%s (*)(%s))f_)(%s);", result, listed(type),
                   count == 0 ? "" : listed(x))
    print "    serve_begin();"
    print "    " (result == "void" ? "" : result " said_ = ") call
    print "    serve_return(w_);"
    if (result != "void")
        print "    wire_put_int(w_, said_);"
    for (i = 1; i <= count; i++)
        fill(put_back_of[type[i]], i)
    for (i = 1; i <= count; i++)
        fill(release_of[type[i]], i)
    print "}"
}

# What the host looks a function up in.
function write_table(lab, stem,    i) {
    print "\nstatic const struct serve_entry entries[] = {"
    for (i = 1; i <= functions_count; i++)
        printf "    { \"%s\", call_%s },\n", functions[i], functions[i]
    print "    { NULL, NULL },\n};"
    printf "\nconst struct serve_lab serve_%s = { \"%s\", entries };\n", stem, lab
}

END {
    if (status)
        exit status
    header = FILENAME
    sub(/^.*labs\//, "labs/", header)
    split(header, path, "/")
    lab = path[2]
    sub(/^[0-9]*-/, "", lab)
    stem = path[3]
    sub(/\.h$/, "", stem)
    print "/* Made by tools/labs/transport.awk from the lab's header.  */"
    print "#include \"" header "\"\n\n#include <stdlib.h>\n"
    if (side == "dispatch") {
        print "#include \"tools/judge/host/serve.h\""
        print "#include \"tools/judge/host/moves.h\""
        print "#include \"tools/judge/host/serve_things.h\""
    } else {
        print "#include \"tools/judge/suite/call.h\""
        print "#include \"tools/judge/suite/call_things.h\""
    }
    strip_comments()
    declared = split_at(";", text, declarations)
    for (n = 1; n <= declared; n++)
        declare(declarations[n])
    if (side == "dispatch")
        write_table(lab, stem)
}
