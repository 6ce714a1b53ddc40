/* host_offers.c - keeps in the host what plug-ins may call.
   SPDX-License-Identifier: MIT

   The linker drops functions of libboard that the host itself does not call.
   A plug-in may call them all the same, so each is named here.  */
#include "tests/harness/serve.h"

#include "lib/board_parse.h"
#include "lib/board_print.h"
#include "lib/costs.h"
#include "lib/maze_make.h"
#include "lib/maze_text.h"
#include "lib/random.h"

serve_function *const host_offers[] = {
    (serve_function *)board_new,         (serve_function *)costs_new,
    (serve_function *)maze_new,          (serve_function *)random_start,
    (serve_function *)maze_text_parse,   (serve_function *)board_parse_array,
    (serve_function *)board_print_array, (serve_function *)maze_make,
};
