/* scene_page.h - what stands round the tree in a picture.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_SCENE_PAGE_H
#define LIB_SCENE_PAGE_H

#include "lib/scene.h"

/* Set the parts of S that lie outside its tree, and the place of the tree
   itself.  Return 0, or -1 with errno set to ENOMEM.  */
int scene_page(struct scene *s);

#endif
