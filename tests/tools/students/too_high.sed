# Lab 03 C: a bound that counts the greatest cost of each later row.
/^least_in_row/,/^}/s/col) < least/col) > least/
