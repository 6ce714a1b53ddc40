# Enters cells from which the best so far can be met, not beaten.
# costs: rat-maze.cuts
s/steps + distance < s->best/steps + distance <= s->best/
