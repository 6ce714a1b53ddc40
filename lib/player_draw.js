/* player_draw.js - the tree, the board and the maze as SVG.
   SPDX-License-Identifier: MIT

   Everything is made once; a step only changes classes, and only where they
   differ.  */
'use strict';

const QUEEN = 'M22 76L9 34 30 55 33 20 50 51 67 20 70 55 91 34 78 76Z' +
    'M20 82H80V92H20ZM4 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0' +
    'M26 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0' +
    'M62 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0' +
    'M84 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0';

/* Makes room for the cost of a square in its corner.  */
const BESIDE_COST = 'translate(4 30) scale(.72)';

function svg(name, attributes, parent) {
    const element = document.createElementNS('http://www.w3.org/2000/svg',
        name);
    Object.keys(attributes).forEach(key => {
        element.setAttribute(key, attributes[key]);
    });
    if (parent)
        parent.appendChild(element);
    return element;
}

function text(parent, x, y, words, kind) {
    svg('text', { x: x, y: y, class: kind }, parent).textContent = words;
}

function setClass(element, name) {
    if (element.getAttribute('class') !== name)
        element.setAttribute('class', name);
}

/* Draw the shape of a node round (0, 0): in a ring, if it is an answer.  */
function drawShape(group, side, half, round, isRing) {
    const box = (grow, kind) => svg('rect', { x: -side - grow, y: -half - grow,
        width: 2 * (side + grow), height: 2 * (half + grow),
        rx: round > 0 ? round + grow : 0, class: kind }, group);
    if (isRing)
        box(4, 'ring');
    box(0, 'shape');
}

function drawLines(group, words, top, kind) {
    if (words === '')
        return;
    words.split('\n').forEach((line, i) => {
        text(group, 0, top + i * 17, line, kind);
    });
}

/* Return the radius of the corners of NODE.  */
function rounding(node, data) {
    const isBox = data.n === 0 || node.label.indexOf('\n') >= 0;
    return node.state === KILLED ? 0 : isBox ? 6 : node.half;
}

function drawNode(node, data, parent) {
    const group = svg('g', { 'data-node': node.index, transform:
        'translate(' + node.x + ' ' + node.y + ')' }, parent);
    const ring = node.state === ANSWER ? 4 : 0;
    const lines = node.label.split('\n').length;
    drawShape(group, node.side - ring, node.half - ring, rounding(node, data),
        ring > 0);
    drawLines(group, node.label, 5 - (lines - 1) * 8.5, 'label');
    drawLines(group, node.caption, node.half + 14, 'caption');
    return group;
}

function drawEdge(node, parent) {
    const group = svg('g', {}, parent);
    svg('path', { d: node.edge, class: 'line' }, group);
    if (node.branch !== '')
        text(group, node.bx, node.by + 5, node.branch, 'branch');
    return group;
}

/* Return which node an EVENT in the tree is about, or -1.  */
function nodeOfEvent(event) {
    const group = event.target.closest('[data-node]');
    return group ? Number(group.getAttribute('data-node')) : -1;
}

/* The tree.  Its update(time, here) shows what is known at TIME with the
   search at node HERE.  A node is drawn when it is first seen, since a tree
   can have thousands; isWhole() tells whether all are to be seen.  */
function makeTree(data, nodes, place, onClick, isWhole) {
    const top = nodes[0].y - 40;
    const root = svg('svg', { role: 'img', 'aria-label': data.title,
        viewBox: '0 ' + top + ' ' + data.width + ' ' + (data.height - top) });
    const edges = svg('g', {}, root), body = svg('g', {}, root);
    const halo = svg('rect', { class: 'halo' }, root);
    const drawn = nodes.map(() => null);
    place.appendChild(root);
    root.addEventListener('click', event => {
        if (nodeOfEvent(event) >= 0)
            onClick(nodeOfEvent(event));
    });
    root.addEventListener('pointerover', event => {
        const node = nodes[nodeOfEvent(event)];
        if (node && drawn[node.index].node.lastChild.tagName !== 'title')
            svg('title', {}, drawn[node.index].node).textContent = node.says;
    });
    function draw(node) {
        drawn[node.index] = { look: '', edgeLook: '',
            node: drawNode(node, data, body),
            edge: node.index > 0 ? drawEdge(node, edges) : null };
    }
    function change(node, look, edgeLook) {
        const parts = drawn[node.index];
        if (parts.look !== look)
            parts.node.setAttribute('class', parts.look = look);
        if (parts.edge && parts.edgeLook !== edgeLook)
            parts.edge.setAttribute('class', parts.edgeLook = edgeLook);
    }
    function moveHalo(node) {
        const grow = node.state === ANSWER ? 5 : 4;
        const at = { x: node.x - node.side - grow, y: node.y - node.half - grow,
            width: 2 * (node.side + grow), height: 2 * (node.half + grow),
            rx: rounding(node, data) + grow };
        Object.keys(at).forEach(key => halo.setAttribute(key, at[key]));
    }
    function update(time, here) {
        const onPath = new Set(pathTo(nodes, here));
        const whole = isWhole();
        nodes.forEach((node, i) => {
            const look = lookAt(node, time);
            if (!drawn[i] && (whole || look !== 'unborn'))
                draw(node);
            if (drawn[i])
                change(node, look, look + (onPath.has(i) ? ' path' : ''));
        });
        moveHalo(nodes[here]);
    }
    return { root: root, top: top, height: data.height - top, update: update };
}

/* The board of a queens search: update(path, killed) shows the queens of PATH
   and, unless it is null, the node that was just killed.  */
function makeBoard(data, nodes, place) {
    const n = data.n;
    const root = svg('svg', { role: 'img', 'aria-label': 'The board',
        viewBox: '-30 -30 ' + (n * 100 + 40) + ' ' + (n * 100 + 40) });
    for (let i = 0; i < n; i++) {
        text(root, i * 100 + 50, -8, String(i + 1), 'side');
        text(root, -15, i * 100 + 58, String(i + 1), 'side');
        for (let j = 0; j < n; j++)
            svg('rect', { x: j * 100, y: i * 100, width: 100, height: 100,
                class: (i + j) % 2 ? 'dark' : 'light' }, root);
    }
    svg('rect', { x: 0, y: 0, width: n * 100, height: n * 100,
        class: 'border' }, root);
    const queens = svg('g', {}, root);
    (data.costs || []).forEach((cost, i) => {
        text(root, i % n * 100 + 94, Math.floor(i / n) * 100 + 28,
            String(cost), 'cost');
    });
    place.appendChild(root);
    function queen(node, kind) {
        const at = 'translate(' + node.col * 100 + ' ' + node.row * 100 + ')';
        const group = svg('g', { transform: at, class: kind }, queens);
        svg('rect', { x: 3, y: 3, width: 94, height: 94, class: 'square' },
            group);
        svg('path', data.costs ? { d: QUEEN, transform: BESIDE_COST } :
            { d: QUEEN }, group);
    }
    return function (path, killed, answer) {
        queens.textContent = '';
        path.forEach(i => {
            const attacks = killed &&
                killed.attackers.indexOf(nodes[i].row) >= 0;
            queen(nodes[i], answer ? 'answer' :
                attacks ? 'attacker' : 'placed');
        });
        if (killed)
            queen(killed, 'attacked');
    };
}

/* The maze: update(path, killed, answer, time) shows where the rat is and has
   been.  */
function makeMaze(data, nodes, place) {
    const rows = data.maze.length, cols = data.maze[0].length;
    const root = svg('svg', { role: 'img', 'aria-label': 'The maze',
        viewBox: '-5 -5 ' + (cols * 100 + 10) + ' ' + (rows * 100 + 10) });
    let walls = '';
    data.maze.forEach((line, i) => {
        line.replace(/#+/g, (run, j) => {
            walls += 'M' + j * 100 + ' ' + i * 100 + 'h' + run.length * 100 +
                'v100h-' + run.length * 100 + 'z';
        });
    });
    svg('rect', { x: 0, y: 0, width: cols * 100, height: rows * 100,
        class: 'light' }, root);
    const cells = nodes.map(node => isVisited(node) ?
        svg('rect', { x: node.col * 100, y: node.row * 100, width: 100,
            height: 100, class: 'unborn' }, root) : null);
    svg('path', { d: walls, class: 'wall' }, root);
    svg('rect', { x: 0, y: 0, width: cols * 100, height: rows * 100,
        class: 'border' }, root);
    data.maze.forEach((line, i) => {
        for (let j = 0; j < cols; j++)
            if (line[j] === 'S' || line[j] === 'G')
                text(root, j * 100 + 50, i * 100 + 68, line[j], 'letter');
    });
    const refused = svg('rect', { width: 94, height: 94, class: 'unborn' },
        root);
    const rat = svg('circle', { r: 30, class: 'rat' }, root);
    place.appendChild(root);
    return function (path, killed, answer, time) {
        const onPath = new Set(path).add(0);
        const here = nodes[path.length > 0 ? path[path.length - 1] : 0];
        cells.forEach((cell, i) => {
            if (cell)
                setClass(cell, nodes[i].born > time ? 'unborn' :
                    onPath.has(i) ? 'way' : 'dead-end');
        });
        rat.setAttribute('cx', here.col * 100 + 50);
        rat.setAttribute('cy', here.row * 100 + 50);
        setClass(refused, killed ? 'refused' : 'unborn');
        if (killed) {
            refused.setAttribute('x', killed.col * 100 + 3);
            refused.setAttribute('y', killed.row * 100 + 3);
        }
    };
}

/* Draw one of each look, with its name.  */
function drawLegend(data, place) {
    const looks = data.maze ? [['here open', 'the rat is here'],
        ['live', 'leads to the goal'], ['dead', 'dead end'],
        ['killed', 'refused: wall, or seen'], ['answer', 'goal']] :
        [['here open', 'E-node: the search is here'],
            ['live', 'leads to an answer'], ['dead', 'dead: no answer below'],
            ['killed', 'B: killed'], ['answer', 'answer']];
    looks.forEach(([look, words]) => {
        const item = place.appendChild(document.createElement('li'));
        const root = svg('svg', { width: 36, height: 36,
            viewBox: '-18 -18 36 36', 'aria-hidden': 'true' }, item);
        const group = svg('g', { class: look }, root);
        if (look === 'here open')
            svg('rect', { x: -14, y: -14, width: 28, height: 28, class: 'halo',
                rx: data.maze ? 8 : 14 }, group);
        drawShape(group, 11, 11, look === 'killed' ? 0 : data.maze ? 6 : 11,
            look === 'answer');
        item.appendChild(document.createTextNode(words));
    });
}
