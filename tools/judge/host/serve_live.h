/* serve_live.h - lists of live nodes, and bounds, out of a record.
   SPDX-License-Identifier: MIT

   For dispatch files, as serve_things.h.  */
#ifndef TOOLS_JUDGE_HOST_SERVE_LIVE_H
#define TOOLS_JUDGE_HOST_SERVE_LIVE_H

#include "lib/live.h"
#include "tools/judge/wire/wire.h"

/* Read the list that call_put_live wrote; what is done with it is reported.
   The caller releases it.  */
struct live *serve_live(struct wire *w);

/* Write where the queens on the board of L are, for call_get_live.  */
void serve_put_live(struct wire *w, const struct live *l);

/* Read the bound that call_put_lower_bound wrote.  */
lower_bound *serve_lower_bound(struct wire *w);

#endif
