/* player_board.js - the board and the maze as SVG.
   SPDX-License-Identifier: MIT

   What is made of a step's squares: update(view), where VIEW has the nodes of
   the PATH, the node that was just KILLED or null, whether this is an ANSWER,
   the TIME and the STEP.  */
'use strict';

const QUEEN = 'M22 76L9 34 30 55 33 20 50 51 67 20 70 55 91 34 78 76Z' +
    'M20 82H80V92H20ZM4 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0' +
    'M26 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0' +
    'M62 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0' +
    'M84 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0';

/* More rows or columns leave numbers less than nine pixels on a desk.  */
const LARGE_MAZE = 13;

/* Makes room for the cost of a square in its corner.  */
const BESIDE_COST = 'translate(4 30) scale(.72)';

/* Return which queens of PATH attack each square of a board of N x N: for
   each, in turn, those nearest in each of the eight directions.  */
function attacks(n, nodes, path) {
    const by = Array.from({ length: n * n }, () => new Map());
    path.map(i => nodes[i]).forEach(queen => {
        for (let down = -1; down <= 1; down++)
            for (let right = -1; right <= 1; right++) {
                let row = queen.row + down, col = queen.col + right;
                while ((down || right) && row >= 0 && row < n && col >= 0 &&
                    col < n) {
                    by[row * n + col].set(down * 3 + right, queen);
                    row += down;
                    col += right;
                }
            }
    });
    return by;
}

/* Write in each square of a row without a queen the rows of the queens that
   attack it, each on the side from which she does.  */
function drawAttacks(data, nodes, path, place) {
    const n = data.n, has = new Set(path.map(i => nodes[i].row));
    place.textContent = '';
    attacks(n, nodes, path).forEach((queens, i) => {
        const row = Math.floor(i / n), col = i % n;
        queens.forEach((queen, way) => {
            const down = Math.round(way / 3), right = way - 3 * down;
            if (!has.has(row))
                text(place, col * 100 + 50 - right * 31, row * 100 + (
                    data.costs && down > 0 ? 92 : 62 - down * 29),
                String(queen.row + 1), 'by');
        });
    });
}

function squareRect(parent, x, y, kind) {
    return svg('rect', { x: x * 100 + 3, y: y * 100 + 3, width: 94, height: 94,
        class: kind }, parent);
}

/* Draw an empty board.  */
function drawSquares(data, place) {
    const n = data.n;
    const root = svg('svg', { role: 'img',
        viewBox: '-34 -34 ' + (n * 100 + 44) + ' ' + (n * 100 + 44) }, place);
    for (let i = 0; i < n; i++) {
        text(root, i * 100 + 50, -8, String(i + 1), 'side');
        text(root, -18, i * 100 + 58, String(i + 1), 'side');
        for (let j = 0; j < n; j++)
            svg('rect', { x: j * 100, y: i * 100, width: 100, height: 100,
                class: (i + j) % 2 ? 'dark' : 'light' }, root);
    }
    svg('rect', { x: 0, y: 0, width: n * 100, height: n * 100,
        class: 'border' }, root);
    return root;
}

function boardWords(data, nodes, path) {
    return 'Board: ' + (path.length === 0 ? 'no queen' : path.map(i =>
        'queen in ' + squareName(nodes[i].row, nodes[i].col)).join('; '));
}

/* The board of a queens search.  */
function makeBoard(data, nodes, place) {
    const n = data.n, root = drawSquares(data, place);
    const signs = svg('g', {}, root), queens = svg('g', {}, root);
    const marks = svg('g', {}, root);
    (data.costs || []).forEach((cost, i) => {
        text(root, i % n * 100 + 94, Math.floor(i / n) * 100 + 28,
            String(cost), 'cost');
    });
    function queen(node, kind) {
        const at = 'translate(' + node.col * 100 + ' ' + node.row * 100 + ')';
        const group = svg('g', { transform: at, class: kind }, queens);
        squareRect(group, 0, 0, 'square');
        svg('path', data.costs ? { d: QUEEN, transform: BESIDE_COST } :
            { d: QUEEN }, group);
    }
    function mark(view, node) {
        marks.textContent = '';
        if (view.step.kind === 'refused')
            squareRect(marks, view.step.col, view.step.row, 'refused');
        if (node.fullRow >= 0 && node.state === KILLED &&
            view.step.kind !== 'refused')
            svg('rect', { x: 3, y: node.fullRow * 100 + 3, width: n * 100 - 6,
                height: 94, class: 'full-row' }, marks);
    }
    return function (view) {
        const { path, killed, answer } = view, node = nodes[view.step.node];
        /* The queen that is taken back for it shows why the row was full.  */
        const why = view.step.kind === 'back' && node.fullRow >= 0 ?
            path.concat([node.index]) : path;
        root.setAttribute('aria-label', boardWords(data, nodes, path));
        queens.textContent = '';
        path.forEach(i => {
            const by = killed && killed.attackers.includes(nodes[i].row);
            queen(nodes[i], answer ? 'answer' : by ? 'attacker' : 'placed');
        });
        if (killed)
            queen(killed, killed.attackers.length > 0 ? 'attacked' : 'passed');
        else if (why !== path)
            queen(node, 'passed');
        drawAttacks(data, nodes, why, signs);
        mark(view, node);
    };
}

/* Draw the walls of the maze.  */
function drawWalls(data, root) {
    let walls = '';
    data.maze.forEach((line, i) => {
        line.replace(/#+/g, (run, j) => {
            walls += 'M' + j * 100 + ' ' + i * 100 + 'h' + run.length * 100 +
                'v100h-' + run.length * 100 + 'z';
        });
    });
    svg('path', { d: walls, class: 'wall' }, root);
}

function drawLetters(data, root) {
    data.maze.forEach((line, i) => {
        [...line].forEach((letter, j) => {
            if (letter === 'S' || letter === 'G')
                text(root, j * 100 + 50, i * 100 + 68, letter, 'letter');
        });
    });
}

/* Return the cells that the search enters, by their place: the nodes that stand
   for each, and the elements that show it.  */
function makeCells(data, nodes, root) {
    const cells = new Map(), rects = svg('g', {}, root);
    const letters = svg('g', {}, root);
    nodes.filter(isVisited).forEach(node => {
        const key = node.row + ',' + node.col;
        if (!cells.has(key))
            cells.set(key, { nodes: [], wall: data.maze[node.row][node.col] ===
                '#' ? ' through' : '', rect: svg('rect', { x: node.col * 100,
                y: node.row * 100, width: 100, height: 100, class: 'unborn' },
            rects), least: svg('text', { x: node.col * 100 + 94,
                y: node.row * 100 + 36, class: 'least' }, letters) });
        cells.get(key).nodes.push(node);
    });
    return cells;
}

/* Show in CELL the least steps in which the rat came there so far; where nobody
   could read them, the mouse must rest on it.  */
function showLeast(cell, steps, isLarge) {
    const title = cell.rect.firstChild || svg('title', {}, cell.rect);
    title.textContent = steps === '' ? '' : 'least steps so far: ' + steps;
    cell.least.textContent = isLarge ? '' : steps;
}

/* The maze: where the rat is and has been; if ways are to be short, also the
   least steps so far of each cell.  */
function makeMaze(data, nodes, place) {
    const rows = data.maze.length, cols = data.maze[0].length;
    const isShort = nodes.some(node => node.bound >= 0);
    const root = svg('svg', { role: 'img',
        viewBox: '-5 -5 ' + (cols * 100 + 10) + ' ' + (rows * 100 + 10) },
    place);
    const whole = kind => svg('rect', { x: 0, y: 0, width: cols * 100,
        height: rows * 100, class: kind }, root);
    whole('light');
    drawWalls(data, root);
    const cells = makeCells(data, nodes, root);
    whole('border');
    drawLetters(data, root);
    const refused = squareRect(root, 0, 0, 'unborn');
    const rat = svg('circle', { r: 24, class: 'rat' }, root);
    return function ({ path, killed, answer, time }) {
        const onPath = new Set(path).add(0);
        const here = nodes[path.length > 0 ? path[path.length - 1] : 0];
        root.setAttribute('aria-label', 'Maze: the rat is in ' +
            squareName(here.row, here.col));
        cells.forEach(cell => {
            const born = cell.nodes.filter(node => node.born <= time);
            setClass(cell.rect, born.length === 0 ? 'unborn' : (born.some(node =>
                onPath.has(node.index)) ? answer ? 'way' : 'on-path' :
                'dead-end') + cell.wall);
            if (isShort)
                showLeast(cell, born.length > 0 ? Math.min(...born.map(node =>
                    node.depth)) : '', Math.max(rows, cols) > LARGE_MAZE);
        });
        rat.setAttribute('cx', here.col * 100 + 50);
        rat.setAttribute('cy', here.row * 100 + (isShort ? 66 : 50));
        setClass(refused, killed ? 'refused' : 'unborn');
        if (killed) {
            refused.setAttribute('x', killed.col * 100 + 3);
            refused.setAttribute('y', killed.row * 100 + 3);
        }
    };
}
