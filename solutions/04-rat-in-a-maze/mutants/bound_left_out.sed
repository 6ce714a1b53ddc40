# Never looks at the bound.
# costs: rat-maze.cuts
s/steps + distance < s->best/distance >= 0/
