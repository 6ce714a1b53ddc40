# What solutions/01-safe-check holds.
trials += solutions/01-safe-check/safe_check.c \
  solutions/01-safe-check/mutants/column_forgotten.sed \
  solutions/01-safe-check/mutants/empty_row_counts.sed \
  solutions/01-safe-check/mutants/later_rows.sed \
  solutions/01-safe-check/mutants/one_diagonal.sed \
  solutions/01-safe-check/mutants/one_row_early.sed \
  solutions/01-safe-check/mutants/other_diagonal.sed \
  solutions/01-safe-check/mutants/own_square.sed \
  solutions/01-safe-check/mutants/pairs_twice.sed \
  solutions/01-safe-check/mutants/rounded_slope.sed \
  solutions/01-safe-check/mutants/row_forgotten.sed \
  solutions/01-safe-check/mutants/scan_one_diagonal.sed \
  solutions/01-safe-check/mutants/scan_own_row.sed \
  solutions/01-safe-check/mutants/scan_wraps.sed
