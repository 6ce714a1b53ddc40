# Says 0 when there is no way: the length of another way.
# costs: rat-maze.none
s/? -1 : s.best/? 0 : s.best/
