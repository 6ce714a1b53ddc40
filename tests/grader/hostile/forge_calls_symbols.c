/* expects: 0 ended
   Looks for the kit's own tests and searches among the symbols of the host.  */
#include <elf.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
static void
look_at(const char *name)
{
    static const char *const wanted[] = { "square_test", "oracle",
                                          "board_guide", "lower_bound",
                                          "solutions",   "maze_guide",
                                          "live_guide",  "safe_check_is" };

    for (int i = 0; i < 8; i++)
        if (strncmp(name, wanted[i], strlen(wanted[i])) == 0)
            printf("LEAKED %s\n", name);
}
static void
look_up(const char *file, const Elf64_Shdr *sections, const Elf64_Shdr *s)
{
    const Elf64_Sym *symbol = (const Elf64_Sym *)(file + s->sh_offset);
    const char *names = file + sections[s->sh_link].sh_offset;

    for (size_t i = 0; i < s->sh_size / sizeof *symbol; i++)
        if (ELF64_ST_TYPE(symbol[i].st_info) == STT_FUNC)
            look_at(names + symbol[i].st_name);
}
__attribute__((constructor)) static void
read_host(void)
{
    int fd = open("/proc/self/exe", O_RDONLY);
    const Elf64_Shdr *sections;
    const char *file;
    struct stat s;

    if (fd == -1 || fstat(fd, &s) == -1)
        return;
    file = mmap(NULL, (size_t)s.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    sections = (const Elf64_Shdr *)(file + ((const Elf64_Ehdr *)file)->e_shoff);
    for (int i = 0; i < ((const Elf64_Ehdr *)file)->e_shnum; i++)
        if (sections[i].sh_type == SHT_SYMTAB)
            look_up(file, sections, &sections[i]);
    puts("looked");
    exit(0);
}
