/* player_steps.js - the steps of a search, from its tree and its moves.
   SPDX-License-Identifier: MIT

   Nothing here touches the page, so that it can be tried without one.  */
'use strict';

/* The elements of a node, as player_data.c writes them.  */
const FIELDS = ['parent', 'row', 'col', 'number', 'state', 'flags', 'look',
    'reason', 'alarm', 'x', 'y', 'side', 'half', 'label', 'caption', 'edge',
    'branch', 'bx', 'by', 'says', 'attackers', 'bound', 'fullRow'];
const KILLED = 3, ANSWER = 4, OPEN = 5; /* enum tree_state */
const LEFT = 2, FALSE = 8; /* enum tree_flag */
const ATTACKED = 1, SKIPPED = 6; /* enum tree_reason */
const NEVER = 2147483647; /* LIVE_NEVER */
const NAME = 0, STATE = 1, FAULT = 2, LATE_FAULT = 3, LAST_FAULT = 4;

/* enum event_kind */
const PLACE = 0, REMOVE = 1, ENTER = 2, LEAVE = 3, TRY = 5, REFUSED = 6;

function readNodes(rows) {
    const nodes = rows.map((row, index) => {
        const node = { index: index, children: [] };
        FIELDS.forEach((name, i) => { node[name] = row[i]; });
        return node;
    });
    nodes.forEach(node => {
        const parent = nodes[node.parent];
        node.depth = parent ? parent.depth + 1 : 0;
        if (parent)
            parent.children.push(node.index);
    });
    return nodes;
}

/* A killed node that was never placed is one step; any other is entered and,
   if the search went back from it, left again.  */
function isVisited(node) {
    return node.state !== KILLED || (node.flags & LEFT) !== 0;
}

function isAnAnswer(node) {
    return node.state === ANSWER && !(node.flags & FALSE);
}

/* Return the steps as { kind, node }: "start", "enter", "kill", "back", "end".
   Node numbers are in depth-first order, so one pass with a stack does it.  */
function treeSteps(nodes) {
    const steps = [{ kind: 'start', node: 0 }];
    const path = [0];
    const leave = parent => {
        while (path.length > 0 && path[path.length - 1] !== parent) {
            const node = path.pop();
            if (nodes[node].flags & LEFT)
                steps.push({ kind: node === 0 ? 'end' : 'back', node: node });
        }
    };
    for (let i = 1; i < nodes.length; i++) {
        leave(nodes[i].parent);
        if (isVisited(nodes[i])) {
            steps.push({ kind: 'enter', node: i });
            path.push(i);
        } else {
            steps.push({ kind: 'kill', node: i });
        }
    }
    leave(-1);
    return steps;
}

/* The node whose children are generated in STEP, "here", and the one whose
   queens stand on the board, "shown".  What is killed or complete has no
   children: its parent is still the E-node.  */
function markPlace(data, nodes, step, before) {
    const node = nodes[step.node];
    const isLeaf = node.state === KILLED || node.state === ANSWER ||
        data.n > 0 && node.depth === data.n;
    const stays = step.kind === 'enter' && isLeaf;
    if (step.kind === 'refused') {
        step.here = before.here;
        step.shown = before.shown;
        return;
    }
    step.here = stays || step.kind === 'kill' || step.kind === 'back' ?
        node.parent : step.node;
    step.shown = stays ? step.node : step.here;
}

/* Return the index of the first of MOVES from FROM on that TEST holds of, but
   not beyond the next placement; or -1.  */
function seekMove(moves, from, test) {
    for (let i = from; i < moves.length; i++) {
        if (test(moves[i]))
            return i;
        if (moves[i] % 8 === PLACE || moves[i] % 8 === ENTER)
            return -1;
    }
    return -1;
}

/* Return the move that STEP is made of.  */
function moveOfStep(data, nodes, moves, from, step) {
    const node = nodes[step.node];
    const square = 8 * (node.row * 64 + node.col);
    const isKind = (a, b) => move => move % 8 === a || move % 8 === b;
    if (step.kind === 'enter' || step.kind === 'start' && data.maze)
        return seekMove(moves, from, isKind(PLACE, ENTER));
    if (step.kind === 'back')
        return seekMove(moves, from, isKind(REMOVE, LEAVE));
    if (step.kind === 'kill')
        return seekMove(moves, from, move => move === TRY + square);
    return -1;
}

/* Return STEPS with those in which a placement was refused.  Note in each how
   many squares were tested by then, and the last move it is made of.  */
function weave(data, nodes, steps) {
    const moves = data.moves || [], all = [];
    const isTested = moves.some(move => move % 8 === TRY);
    let next = 0, tests = 0;
    const push = step => {
        if (isTested)
            step.tests = tests;
        step.move = next - 1;
        markPlace(data, nodes, step, all[all.length - 1]);
        all.push(step);
    };
    const pass = end => {
        while (next < end) {
            const move = moves[next++], square = move >> 3;
            tests += move % 8 === TRY;
            if (move % 8 === REFUSED)
                push({ kind: 'refused', node: all[all.length - 1].node,
                    row: square >> 6, col: square % 64 });
        }
    };
    steps.forEach(step => {
        const at = step.kind === 'end' ? moves.length :
            moveOfStep(data, nodes, moves, next, step);
        pass(at);
        if (at >= next && at < moves.length) {
            tests += moves[at] % 8 === TRY;
            next = at + 1;
        }
        push(step);
    });
    pass(moves.length);
    if (isTested)
        all[all.length - 1].tests = tests;
    return all;
}

function makeSteps(data, nodes) {
    return weave(data, nodes, treeSteps(nodes));
}

/* Return what the answer at node INDEX costs: its squares, or its steps.  */
function costOf(data, nodes, index) {
    return pathTo(nodes, index).reduce((sum, i) => sum + (data.costs ?
        data.costs[nodes[i].row * data.n + nodes[i].col] : 1), 0);
}

/* Where bounds are known, note in each step the best answer so far, the root
   standing for none, and its cost.  */
function markBest(data, nodes, steps) {
    let best = 0, cost = Infinity;
    if (!nodes.some(node => node.bound >= 0))
        return;
    steps.forEach(step => {
        if (step.kind === 'enter' && isAnAnswer(nodes[step.node]) &&
            costOf(data, nodes, step.node) < cost) {
            best = step.node;
            cost = costOf(data, nodes, best);
        }
        step.best = best;
        step.cost = cost;
        if (step.kind === 'end' && best > 0)
            step.shown = best;
    });
}

/* Note when something is wrong with NODE, and when all is told of it.  */
function markFaults(node, last) {
    const left = node.left < Infinity ? node.left : last;
    const atOnce = node.says[FAULT] || node.flags & FALSE;
    const times = [node.says[LATE_FAULT] ? left : -1,
        node.says[LAST_FAULT] || node.state === OPEN ? last : -1];
    node.wrong = !node.alarm ? Infinity : atOnce || Math.max(...times) < 0 ?
        node.born : Math.min(...times.filter(time => time >= 0));
    node.told = Math.max(node.state === KILLED && isVisited(node) ? left :
        node.born, ...times);
}

/* Count what STEP does with NODE at TIME.  */
function countStep(count, nodes, step, time) {
    const node = nodes[step.node];
    if (step.kind === 'enter' || step.kind === 'kill') {
        node.born = time;
        count.generated++;
    }
    if (step.kind === 'enter') {
        count.placed++;
        count.live += node.state !== ANSWER;
    }
    if (step.kind === 'back' || step.kind === 'end') {
        node.left = time;
        count.backtracks += step.kind === 'back';
        count.live -= node.state !== ANSWER;
    }
    count.killed += step.kind === 'kill' || step.kind === 'back' &&
        node.state === KILLED;
    count.refused += step.kind === 'refused';
}

/* Note in each node when it is born, when the search leaves it, and when the
   first answer below it is found; and in each step the counters.  */
function markTimes(nodes, steps) {
    const count = { generated: 1, live: 1, placed: 0, killed: 0, refused: 0,
        backtracks: 0, answers: 0 };
    nodes.forEach(node => {
        node.born = node.left = node.leads = Infinity;
    });
    nodes[0].born = 0;
    steps.forEach((step, time) => {
        const node = nodes[step.node];
        countStep(count, nodes, step, time);
        if (isAnAnswer(node) && node.born === time) {
            count.answers++;
            for (let i = step.node; i >= 0 && nodes[i].leads === Infinity;
                i = nodes[i].parent)
                nodes[i].leads = time;
        }
        step.count = Object.assign({}, count);
        if (step.tests !== undefined)
            step.count.tests = step.tests;
    });
    nodes.forEach(node => markFaults(node, steps.length - 1));
}

/* Return the nodes from the root's child down to INDEX.  */
function pathTo(nodes, index) {
    const path = [];
    for (let i = index; i > 0; i = nodes[i].parent)
        path.unshift(i);
    return path;
}

/* Return how NODE looks at TIME: its class in the drawing.  */
function lookAt(node, time) {
    if (node.born > time)
        return 'unborn';
    if (node.gone !== undefined)
        return lookInList(node, time);
    if (node.state === KILLED && (node.left <= time || !(node.flags & LEFT)) ||
        node.state === ANSWER)
        return node.look;
    if (node.leads <= time)
        return 'live';
    return node.left <= time ? 'dead' : 'open';
}

/* Tell whether a mistake shows at TIME, in STEP.  */
function isMistake(nodes, step, time) {
    return step.kind === 'refused' || nodes[step.node].wrong === time ||
        nodes[step.here].wrong === time ||
        step.kind === 'end' && nodes.some(node => node.wrong === time);
}

/* Return the next step from FROM in direction BY that TEST holds of, or -1.  */
function seek(steps, from, by, test) {
    for (let i = from + by; i >= 0 && i < steps.length; i += by)
        if (test(steps[i], i))
            return i;
    return -1;
}

if (typeof module !== 'undefined')
    module.exports = { readNodes, makeSteps, markTimes, pathTo, markBest,
        lookAt, seek };
