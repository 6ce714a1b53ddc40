/* player_draw.js - the tree as SVG, and its legend.
   SPDX-License-Identifier: MIT

   Everything is made once; a step only changes classes, and only where they
   differ.  */
'use strict';

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
    box(isRing ? 7 : 4, 'alarm');
    if (isRing)
        box(4, 'ring');
    box(0, 'shape');
}

function drawLines(group, words, top, kind) {
    if (words === '')
        return;
    words.split('\n').forEach((line, i) => {
        const isLate = kind === 'label' && /^(E|best )\d/.test(line);
        text(group, 0, top + i * 17, line, isLate ? 'label late' : kind);
    });
}

/* Return the radius of the corners of NODE.  */
function rounding(node, data) {
    const isBox = data.n === 0 || data.list || node.label.indexOf('\n') >= 0;
    return isBox ? 6 : node.half;
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

/* Edges begin in the middle of the parent FROM: captions that leave room below
   it may not be there yet.  */
function drawEdge(node, from, parent) {
    const group = svg('g', {}, parent);
    svg('path', { d: 'M' + from.x + ' ' + from.y + 'L' + node.edge.slice(1),
        class: 'line' }, group);
    if (node.branch !== '')
        text(group, node.bx, node.by + 5, node.branch, 'branch');
    return group;
}

/* Return which node an EVENT in the tree is about, or -1.  */
function nodeOfEvent(event) {
    const group = event.target.closest('[data-node]');
    return group ? Number(group.getAttribute('data-node')) : -1;
}

/* The tree.  Its update(time, here) shows what is known at TIME, when HERE is
   the E-node.  A node is drawn when it is first seen, since a tree
   can have thousands; isWhole() tells whether all are to be seen.  */
function makeTree(data, nodes, place, onClick, isWhole) {
    const [, x, y, w, h] = data.box, left = x - 20, top = y - 20;
    const width = w + 40, height = h + 40;
    const root = svg('svg', { role: 'img', 'aria-label': 'Tree',
        viewBox: [left, top, width, height].join(' ') });
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
        const shape = node && drawn[node.index].node;
        if (node && shape.lastChild.tagName !== 'title')
            svg('title', {}, shape);
        if (node)
            shape.lastChild.textContent = node.says[NAME] + (shape.classList
                .contains('told') ? node.says.slice(STATE).join('') : '');
    });
    function draw(node) {
        drawn[node.index] = { look: '',
            node: drawNode(node, data, body),
            edge: node.index > 0 ? drawEdge(node, nodes[node.parent],
                edges) : null };
    }
    function change(node, look, nodeLook) {
        const parts = drawn[node.index];
        if (parts.look !== nodeLook)
            parts.node.setAttribute('class', parts.look = nodeLook);
        if (parts.edge)
            setClass(parts.edge, look);
    }
    /* Round the gold frame of a node that is wrong.  */
    function moveHalo(node, time) {
        const grow = node.wrong <= time ? 11 : 6;
        const at = { x: node.x - node.side - grow, y: node.y - node.half - grow,
            width: 2 * (node.side + grow), height: 2 * (node.half + grow),
            rx: rounding(node, data) + grow };
        Object.keys(at).forEach(key => halo.setAttribute(key, at[key]));
    }
    function update(time, here) {
        const whole = isWhole();
        nodes.forEach((node, i) => {
            const look = lookAt(node, time);
            if (!drawn[i] && (whole || look !== 'unborn'))
                draw(node);
            if (drawn[i])
                change(node, look, look + (node.wrong <= time ? ' wrong' : '') +
                    (node.told <= time ? ' told' : ''));
        });
        moveHalo(nodes[here], time);
        root.setAttribute('aria-label', 'Tree: the E-node is ' +
            nodeName(nodes[here]));
    }
    return { root: root, left: left, top: top, width: width, height: height,
        update: update };
}

/* Draw one of each look, with its name: those of the picture, but in a page
   there is always something unfinished.  */
function drawLegend(data, place) {
    const looks = [['here open', data.maze ? 'E-node: the rat is here' :
        'E-node: being expanded'], ['open', data.list ? 'live: in the list' :
        'not finished yet']];
    if (data.list)
        looks.push(['plain', 'expanded']);
    data.legend.forEach(entry => {
        if (entry[0] !== 'open' &&
            !(data.list && /dead|plain/.test(entry[0])))
            looks.push(entry);
    });
    const isBox = data.maze || data.list;
    looks.forEach(([look, words]) => {
        const item = place.appendChild(document.createElement('li'));
        const root = svg('svg', { width: 36, height: 36,
            viewBox: '-18 -18 36 36', 'aria-hidden': 'true' }, item);
        const group = svg('g', { class: look }, root);
        if (look === 'here open')
            svg('rect', { x: -15, y: -15, width: 30, height: 30, class: 'halo',
                rx: isBox ? 8 : 15 }, group);
        drawShape(group, 10, 10, isBox ? 6 : 10, /answer|false/.test(look));
        item.appendChild(document.createTextNode(words));
    });
}
