# Looks at all rows, also at those not yet filled or below.
# costs: safe-check.is-safe
s/r < row; r++/r < board_size(b); r++/
