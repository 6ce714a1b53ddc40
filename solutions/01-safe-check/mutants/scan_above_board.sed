# Looks above the top row, where there is no memory of the board.
# needs: memory
# costs: safe-check.scan
s/; r >= 0 /; r >= -1 /
