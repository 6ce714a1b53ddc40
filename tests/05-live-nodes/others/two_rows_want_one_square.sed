# A sharper bound: two later rows that have the same last square cannot both get
# it.
/^live_nodes_lower/,/^}/s/^    return bound;/    for (int r = row; r < board_size(b); r++)\
        for (int s = r + 1; s < board_size(b); s++) {\
            int only[2] = { -1, -1 }, count[2] = { 0, 0 };\
\
            for (int col = 0; col < board_size(b); col++)\
                for (int i = 0; i < 2; i++)\
                    if (is_safe(b, i == 0 ? r : s, col)) {\
                        only[i] = col;\
                        count[i]++;\
                    }\
            if (count[0] == 1 \&\& count[1] == 1 \&\& only[0] == only[1])\
                return LIVE_NEVER;\
        }\
    return bound;/
