/* lab_todo.h - the mark of code that is not yet written.
   SPDX-License-Identifier: MIT

   A skeleton's function body is LAB_TODO("its_name").  It never returns, so
   an unwritten function can neither answer by luck nor be taken for a wrong
   one: tests report it as "not written yet", with the line.

       bool
       safe_check_attacks(int r1, int c1, int r2, int c2)
       {
           LAB_TODO("safe_check_attacks");
       }  */
#ifndef LIB_LAB_TODO_H
#define LIB_LAB_TODO_H

#define LAB_TODO(function) lab_todo(function, __FILE__, __LINE__)

/* The exit status of a program that met a LAB_TODO.  */
enum { LAB_TODO_STATUS = 86 };

/* Say on standard error that FUNCTION, at LINE of FILE, is not written yet,
   and end the program with LAB_TODO_STATUS.  */
_Noreturn void lab_todo(const char *function, const char *file, int line);

#endif
