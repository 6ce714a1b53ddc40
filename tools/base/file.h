/* file.h - whole files, folders and their names.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_BASE_FILE_H
#define TOOLS_BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Return the content of the regular file PATH, ended by a zero byte that is
   not counted in *SIZE, or NULL with errno set: EFBIG if it has more than MAX
   bytes, ELOOP if it is a symbolic link, EINVAL if it is no regular file.  */
char *file_read(const char *path, size_t max, size_t *size);

/* Write SIZE bytes at DATA to the new file PATH with MODE.  Return 0, or -1
   with errno set.  */
int file_write(const char *path, const void *data, size_t size, mode_t mode);

/* Copy FROM to TO with MODE.  Return 0, or -1 with errno set.  */
int file_copy(const char *from, const char *to, mode_t mode);

/* Make the folder PATH and those above it.  Return 0, or -1.  */
int file_make_folder(const char *path, mode_t mode);

/* Make the folder PATH and those above it, or make sure that it is a folder, no
   link to one, that belongs to us and that nobody else may write to, and so is
   what lies in it: that is believed.  Otherwise end the program and say what is
   wrong.  */
void file_own_folder(const char *path);

/* Remove PATH and everything below it, however deep, without following links.
   Return 0, or -1 if something stays.  */
int file_remove_tree(const char *path);

/* Remove what the folder PATH holds.  Return 0, or -1 if it is none, or if it
   holds a folder that is not empty.  Its mode may be another then.  */
int file_empty_folder(const char *path);

bool file_exists(const char *path);

/* Tell whether PATH, which need not be there yet, is FOLDER or lies below.  */
bool file_is_inside(const char *path, const char *folder);

/* Return what follows the last slash of PATH.  */
const char *file_name(const char *path);

#endif
