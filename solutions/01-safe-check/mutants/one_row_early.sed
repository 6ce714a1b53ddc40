# Stops one row early: never looks at the row just above.
# costs: safe-check.is-safe
s/r < row; r++/r < row - 1; r++/
