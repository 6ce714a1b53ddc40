# queenslab.m4 - the checks that configure.ac names.
# SPDX-License-Identifier: MIT

# Automake finds in build-aux/labs.mk what the labs' folders hold.
AC_DEFUN([QL_LABS], [m4_esyscmd([sh tools/labs/mkfragment .])m4_if(
  m4_sysval, [0], [], [m4_fatal([tools/labs/mkfragment failed])])])

# Libtool makes the shared library, which the student release has no use for.
AC_DEFUN([QL_SHARED_LIBRARY], [m4_if(
  m4_esyscmd([test -f lib/shared.mk && printf yes]), [yes],
  [LT_INIT([disable-static])
   AC_CONFIG_FILES([lib/libboard.pc])])])

# In a build folder each lab's folder gets its Makefile, too.
AC_DEFUN([QL_LAB_MAKEFILES], [
  AC_CONFIG_COMMANDS([labs/makefiles], [
    for ql_makefile in "$ac_abs_top_srcdir"/labs/[[0-9]]*/Makefile; do
      ql_lab=`dirname "$ql_makefile"`; ql_lab=labs/`basename "$ql_lab"`
      test -f "$ql_lab/Makefile" || { mkdir -p "$ql_lab" &&
        ln -s "$ql_makefile" "$ql_lab/Makefile"; } || exit 1
    done])
])

# --enable-werror, --enable-sanitizers, --enable-coverage
AC_DEFUN([QL_OPTIONS], [
  AC_ARG_ENABLE([werror],
    [AS_HELP_STRING([--enable-werror], [treat warnings as errors])])
  AC_ARG_ENABLE([sanitizers],
    [AS_HELP_STRING([--enable-sanitizers], [build with ASan and UBSan])])
  AC_ARG_ENABLE([coverage],
    [AS_HELP_STRING([--enable-coverage], [build for make coverage])])
  QL_CFLAGS="-std=gnu11 -Wall -Wextra -Wno-unused-parameter"
  AS_IF([test "x$enable_werror" = xyes], [QL_CFLAGS="$QL_CFLAGS -Werror"])
  AS_IF([test "x$enable_sanitizers" = xyes],
    [QL_SANITIZE="-fsanitize=address,undefined -fno-sanitize-recover=all"
     QL_CFLAGS="$QL_CFLAGS $QL_SANITIZE -fno-omit-frame-pointer"])
  AC_SUBST([QL_SANITIZE])
  AS_IF([test "x$enable_coverage" = xyes], [QL_CFLAGS="$QL_CFLAGS --coverage"])
  AC_SUBST([QL_CFLAGS])
  AM_CONDITIONAL([SANITIZERS], [test "x$enable_sanitizers" = xyes])
  AM_CONDITIONAL([COVERAGE], [test "x$enable_coverage" = xyes])
])

# QL_JOBS: the option that lets make use every processor, unless whoever calls
# it says otherwise; one job more, since many a test waits for a deadline.  A
# make that does not know "if" leaves it out.
AC_DEFUN([QL_JOBS_OF_MAKE], [
  ql_jobs=`getconf _NPROCESSORS_ONLN 2>/dev/null` || ql_jobs=1
  ql_jobs=`expr $ql_jobs + 1`
  QL_JOBS="\$(if \$(filter -j% --jobserver%,\$(MAKEFLAGS)),,-j$ql_jobs)"
  AC_SUBST([QL_JOBS])
])

# QL_LINKS(FLAGS, THEN, ELSE): does the linker take FLAGS?
AC_DEFUN([QL_LINKS], [
  ql_saved=$LDFLAGS
  LDFLAGS="$LDFLAGS $1"
  AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])], [LDFLAGS=$ql_saved; $2],
    [LDFLAGS=$ql_saved; $3])
])

# How a lab's file becomes a plug-in that a host loads.
AC_DEFUN([QL_PLUGINS], [
  AC_SEARCH_LIBS([dlopen], [dl])
  AC_MSG_CHECKING([how to link plug-ins])
  AS_CASE([`uname`],
    [Darwin], [PLUGIN_LDFLAGS="-bundle -undefined dynamic_lookup"],
    [PLUGIN_LDFLAGS="-shared -Wl,-Bsymbolic"])
  AC_MSG_RESULT([$PLUGIN_LDFLAGS])
  AC_SUBST([PLUGIN_LDFLAGS])
  AC_MSG_CHECKING([how a host offers libboard to plug-ins])
  QL_LINKS([-Wl,--dynamic-list=$srcdir/tools/judge/host/host.syms],
    [HOST_EXPORT="-Wl,--dynamic-list="], [HOST_EXPORT=])
  AS_IF([test -n "$HOST_EXPORT"], [AC_MSG_RESULT([only what labs may use])],
    [AC_MSG_RESULT([everything])])
  AM_CONDITIONAL([HOST_DYNAMIC_LIST], [test -n "$HOST_EXPORT"])
  dnl What the host looks up at its start, no child of it must.
  QL_LINKS([-Wl,-z,now], [HOST_NOW=-Wl,-z,now], [HOST_NOW=])
  AC_SUBST([HOST_NOW])
  AC_MSG_CHECKING([for AddressSanitizer])
  ql_asan=no
  AS_IF([test "x$enable_sanitizers" = xyes],
    [ql_asan=always PLUGIN_CFLAGS=-fsanitize=address],
    [QL_LINKS([-fsanitize=address], [ql_asan=yes])])
  AC_SUBST([PLUGIN_CFLAGS])
  AC_MSG_RESULT([$ql_asan])
  AC_MSG_CHECKING([how to fill variables without a value])
  QL_LINKS([-ftrivial-auto-var-init=pattern],
    [FILL_CFLAGS=-ftrivial-auto-var-init=pattern], [FILL_CFLAGS=])
  AC_SUBST([FILL_CFLAGS])
  dnl nm loads all plug-ins of the linker first, with clang's a whole compiler.
  AC_CHECK_TOOL([READELF], [readelf])
  AC_CHECK_TOOL([NM], [nm], [:])
  AC_SUBST([SYMBOLS], [${READELF:+"$READELF -sW"}])
  AS_IF([test -z "$SYMBOLS"], [SYMBOLS=$NM])
  AC_MSG_RESULT([${FILL_CFLAGS:-not at all}])
  AM_CONDITIONAL([MEMORY_PASS], [test "$ql_asan" = yes])
  AC_SUBST([ql_asan])
  QL_QUICK_LINK
])

# Names that every host has: of its C library those that are there in one version
# only, for a name that is linked without a version may mean an older one; of the
# kit; and what a compiler calls for AddressSanitizer.
AC_DEFUN([QL_HOST_NAMES], [
  ql_libc=`$CC -print-file-name=libc.so.6`
  ql_names="abort abs atof atoi atol bsearch calloc clock exit fclose \
    fflush fgets fopen fprintf fputc fputs free fwrite getc getchar getenv labs \
    llabs malloc memchr memcmp memmove memset perror printf putc putchar puts \
    qsort rand realloc snprintf sprintf srand stderr stdin stdout strcat strchr \
    strcmp strcpy strdup strlen strncat strncmp strncpy strrchr strstr strtol \
    time tolower toupper _setjmp longjmp __assert_fail __ctype_b_loc \
    __errno_location __isoc99_scanf __isoc99_sscanf __isoc23_scanf \
    __isoc23_sscanf __isoc23_strtol __stack_chk_fail"
  ql_names=`$READELF -W --dyn-syms "$ql_libc" 2>/dev/null |
    $AWK -v names="$ql_names" '
      BEGIN { for (n = split(names, name); n > 0; n--) wanted@<:@name@<:@n@:>@@:>@ }
      { sub(/@.*/, "", @S|@8) }
      @S|@7 != "UND" && @S|@8 in wanted { seen@<:@@S|@8@:>@++ }
      END { for (n in seen) if (seen@<:@n@:>@ == 1) print n }' | sort`
  AS_IF([test -n "$ql_names"], [
    sed -n 's/^ *\(@<:@a-z_@:>@*\)\*;$/^\1/p; s/^ *\(@<:@a-z_@:>@*\);$/^\1$/p' \
      "$srcdir/tools/judge/host/host.syms" >conftest.syms
    ql_names="$ql_names `cat "$srcdir"/lib/*.h | tr -c a-z0-9_ '\n' | sort -u |
      grep -f conftest.syms`"
    rm -f conftest.syms
    for ql_what in init version_mismatch_check_v8 register_globals \
      unregister_globals register_elf_globals unregister_elf_globals \
      handle_no_return option_detect_stack_use_after_return \
      shadow_memory_dynamic_address alloca_poison allocas_unpoison \
      poison_stack_memory unpoison_stack_memory set_shadow_00 set_shadow_f1 \
      set_shadow_f2 set_shadow_f3 set_shadow_f5 set_shadow_f8 \
      report_load_n report_store_n memcpy memmove memset; do
      ql_names="$ql_names __asan_$ql_what"
    done
    for ql_what in 0 1 2 3 4 5 6 7 8 9 10 16; do
      ql_names="$ql_names __asan_report_load$ql_what __asan_report_store$ql_what \
        __asan_stack_malloc_$ql_what __asan_stack_free_$ql_what"
    done])
])

# The compiler links with all libraries there are, which takes longer than to
# compile.  A linker that can refuse what only these have is told what a host has.
AC_DEFUN([QL_QUICK_LINK], [
  AC_MSG_CHECKING([how to link plug-ins quickly])
  QL_HOST_NAMES
  QUICK_LIBGCC=`$CC -print-libgcc-file-name`
  QUICK_LINK="`$CC -print-prog-name=ld` -shared -Bsymbolic --eh-frame-hdr \
--hash-style=gnu --fatal-warnings -init=no.init -fini=no.fini -z defs"
  for ql_name in $ql_names; do
    QUICK_LINK="$QUICK_LINK --ignore-unresolved-symbol=$ql_name"
  done
  ql_can=no ql_flags=$CFLAGS CFLAGS="$CFLAGS -fPIC"
  AC_COMPILE_IFELSE([AC_LANG_SOURCE([[int puts(const char *);
    int f(void); int f(void) { return puts(""); }]])],
    [AS_IF([$QUICK_LINK -o conftest.so conftest.$ac_objext "$QUICK_LIBGCC" \
       >&AS_MESSAGE_LOG_FD 2>&1], [ql_can=yes])])
  AC_COMPILE_IFELSE([AC_LANG_SOURCE([[int not_there(void);
    int f(void); int f(void) { return not_there(); }]])],
    [AS_IF([$QUICK_LINK -o conftest.so conftest.$ac_objext "$QUICK_LIBGCC" \
       >&AS_MESSAGE_LOG_FD 2>&1], [ql_can=no])])
  rm -f conftest.so
  CFLAGS=$ql_flags
  AS_IF([test $ql_can = yes], [AC_MSG_RESULT([with what a host has])],
    [QUICK_LINK=
     AC_MSG_RESULT([not at all])])
  AC_SUBST([QUICK_LINK])
  AC_SUBST([QUICK_LIBGCC])
])

# What can stand between a submission and the machine.
AC_DEFUN([QL_CONFINEMENT], [
  AC_ARG_ENABLE([seccomp],
    [AS_HELP_STRING([--disable-seccomp], [do without a system call filter])])
  ql_seccomp=no
  AS_IF([test "x$enable_seccomp" != xno],
    [PKG_CHECK_MODULES([SECCOMP], [libseccomp],
       [ql_seccomp=yes
        AC_DEFINE([HAVE_SECCOMP], [1], [Define if libseccomp can be used.])],
       [ql_seccomp=no])])
  AM_CONDITIONAL([SECCOMP], [test "$ql_seccomp" = yes])
  AC_CHECK_HEADERS([linux/landlock.h sys/prctl.h execinfo.h stdio_ext.h])
  AC_CHECK_FUNCS([closefrom])
  AC_PATH_PROG([BWRAP], [bwrap], [no])
  AC_DEFINE_UNQUOTED([BWRAP], ["$BWRAP"], [The bubblewrap program, or "no".])
])

# Programs and libraries that a part of the kit needs.
AC_DEFUN([QL_PROGRAMS], [
  AC_PATH_PROG([DOT], [dot], [no])
  AC_CHECK_TOOL([OBJCOPY], [objcopy], [no])
  AC_PATH_PROG([ADDR2LINE], [addr2line], [no])
  AC_DEFINE_UNQUOTED([ADDR2LINE], ["$ADDR2LINE"], [addr2line, or "no".])
  PKG_CHECK_MODULES([LABGRADE], [jansson libarchive libutf8proc],
    [have_labgrade=yes], [have_labgrade=no])
])

AC_DEFUN([QL_SUMMARY], [
  AC_MSG_NOTICE([
  $PACKAGE_NAME $PACKAGE_VERSION is configured.

    compiler          $CC $CFLAGS
    warnings          $QL_CFLAGS
    memory pass       $ql_asan (AddressSanitizer for graded code)
    seccomp           $ql_seccomp
    bubblewrap        $BWRAP
    Graphviz          $DOT
    labgrade          $have_labgrade (needs jansson, libarchive and libutf8proc)

  Next: make, then make check.])
])
