/* file.h - whole files, written so that none is ever half there.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_FILE_H
#define TOOLS_LABGRADE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/types.h>

/* Return the content of the regular file PATH, ended by a zero byte that is
   not counted in *SIZE, or NULL with errno set: EFBIG if it has more than MAX
   bytes, ELOOP if it is a symbolic link, EINVAL if it is no regular file.  */
char *file_read(const char *path, size_t max, size_t *size);

/* A file that takes PATH's place when it is complete.  file_begin ends the
   program if it cannot be made; file_commit returns 0, or -1 with errno set
   and the old file untouched.  */
struct file_new {
    FILE *out;
    char *path;
    char *temporary;
};
struct file_new file_begin(const char *path);
int file_commit(struct file_new *f);

/* Commit F, or end the program with status 75 and the reason.  */
void file_finish(struct file_new *f);

/* Write SIZE bytes at DATA to the new file PATH with MODE.  Return 0, or -1
   with errno set.  */
int file_write(const char *path, const void *data, size_t size, mode_t mode);

/* Copy FROM to TO with MODE.  Return 0, or -1 with errno set.  */
int file_copy(const char *from, const char *to, mode_t mode);

/* Make the folder PATH and those above it.  Return 0, or -1.  */
int file_make_folder(const char *path, mode_t mode);

/* Remove PATH and everything below it, without following links.  */
void file_remove_tree(const char *path);

bool file_exists(const char *path);

/* Tell whether PATH, which need not be there yet, is FOLDER or lies below.  */
bool file_is_inside(const char *path, const char *folder);

/* Return what follows the last slash of PATH.  */
const char *file_name(const char *path);

#endif
