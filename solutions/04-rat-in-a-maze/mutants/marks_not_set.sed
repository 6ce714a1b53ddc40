# Never marks a cell: the rat goes to and fro.
# costs: rat-maze.large rat-maze.marks rat-maze.no-way rat-maze.path
# costs: rat-maze.steps rat-maze.tiny rat-maze.visits
/marks\[.*= true;/d
