/* frame.h - what stands round the tree in a picture.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_PICTURE_FRAME_H
#define LIB_PICTURE_FRAME_H

#include "lib/picture/scene.h"

/* Set the parts of S that lie outside its tree, and the place of the tree
   itself.  Return 0, or -1 with errno set to ENOMEM.  */
int frame_set(struct scene *s);

#endif
