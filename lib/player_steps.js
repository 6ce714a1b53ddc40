/* player_steps.js - the steps of a search, from its tree.
   SPDX-License-Identifier: MIT

   Nothing here touches the page, so that it can be tried without one.  */
'use strict';

/* The elements of a node, as player.c writes them.  */
const FIELDS = ['parent', 'row', 'col', 'number', 'state', 'flags', 'x', 'y',
    'side', 'half', 'label', 'caption', 'edge', 'branch', 'bx', 'by', 'says',
    'attackers', 'bound'];
const PLAIN = 0, LIVE = 1, DEAD = 2, KILLED = 3, ANSWER = 4, OPEN = 5;
const LEFT = 2, FALSE = 8;

function readNodes(rows) {
    const nodes = rows.map((row, index) => {
        const node = { index: index, children: [] };
        FIELDS.forEach((name, i) => { node[name] = row[i]; });
        return node;
    });
    nodes.forEach(node => {
        if (node.parent >= 0)
            nodes[node.parent].children.push(node.index);
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
function makeSteps(nodes) {
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
        const node = nodes[step.node];
        if (step.kind === 'enter' && node.state === ANSWER &&
            !(node.flags & FALSE) && costOf(data, nodes, step.node) < cost) {
            best = step.node;
            cost = costOf(data, nodes, best);
        }
        step.best = best;
        step.cost = cost;
    });
}

/* Note in each node when it is born, when the search leaves it, and when the
   first answer below it is found; and in each step the counters.  */
function markTimes(nodes, steps) {
    const count = { generated: 1, killed: 0, answers: 0, backtracks: 0 };
    nodes.forEach(node => {
        node.born = node.left = node.leads = Infinity;
    });
    nodes[0].born = 0;
    steps.forEach((step, time) => {
        const node = nodes[step.node];
        if (step.kind === 'enter' || step.kind === 'kill') {
            node.born = time;
            count.generated++;
        }
        if (step.kind === 'kill')
            count.killed++;
        if (step.kind === 'back' || step.kind === 'end') {
            node.left = time;
            count.backtracks += step.kind === 'back';
            count.killed += node.state === KILLED;
        }
        if (isAnAnswer(node) && node.born === time) {
            count.answers++;
            for (let i = step.node; i >= 0 && nodes[i].leads === Infinity;
                i = nodes[i].parent)
                nodes[i].leads = time;
        }
        step.count = Object.assign({}, count);
    });
}

/* Return the node where the search stands after STEP.  */
function standsAt(nodes, step) {
    if (step.kind === 'kill' || step.kind === 'back')
        return nodes[step.node].parent;
    return step.node;
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
    if (node.state === KILLED && (node.left <= time || !(node.flags & LEFT)))
        return 'killed';
    if (node.state === ANSWER)
        return node.flags & FALSE ? 'false' : 'answer';
    if (node.leads <= time)
        return 'live';
    if (node.left <= time)
        return 'dead';
    return 'open';
}

function nodeName(node) {
    return node.number > 0 ? 'node ' + node.number : 'this node';
}

/* Say what the search for the best knows at NODE.  */
function bounds(node, step) {
    if (step.best === undefined || node.bound < 0)
        return '';
    return ' Its bound is ' + node.bound + (step.best > 0 ?
        ', the best answer so far costs ' + step.cost + '.' :
        '; there is no answer yet.');
}

/* Return the sentence that tells what happens in STEP, and what is wrong with
   it.  */
function sentence(data, nodes, step) {
    const says = nodes[step.node].says, wrong = says.indexOf(' Wrong: ');
    const words = plainSentence(data, nodes, step);
    return wrong < 0 || words.indexOf(' Wrong: ') >= 0 ? words :
        words + says.slice(wrong);
}

function plainSentence(data, nodes, step) {
    const node = nodes[step.node];
    const parent = nodes[node.parent];
    const undo = data.n > 0 ? 'take the queen of row ' + (node.row + 1) +
        ' away and ' : '';
    if (step.kind === 'start')
        return (data.n > 0 ? 'The board is empty' : 'The rat is at the start') +
            ': ' + nodeName(node) + ', the root, is the first E-node. Other ' +
            'nodes appear when they are generated; W shows those to come.';
    if (step.kind === 'end')
        return 'The root has no child left to try: the search is over.' +
            (step.best > 0 ? ' The best answer is ' +
            nodeName(nodes[step.best]) + ', at a cost of ' + step.cost + '.' :
            '');
    if (step.kind === 'kill')
        return node.says;
    if (step.kind === 'enter' && node.state === ANSWER)
        return node.says + bounds(node, step);
    if (step.kind === 'enter')
        return node.says.split('. ')[0].replace(/\.?$/, '.') +
            (data.n > 0 ? ' A queen is placed.' : ' The rat goes on.') +
            ' This is the E-node now.' + bounds(node, step);
    if (node.state === KILLED)
        return node.says + ' So ' + undo + 'go back to ' +
            nodeName(parent) + '.';
    if (node.state === ANSWER)
        return 'Look for the next answer: ' + undo + 'go back to ' +
            nodeName(parent) + '.';
    return 'Backtrack: ' + nodeName(node) + ' has no child left to try' +
        (node.leads < Infinity ? '' : ', and no answer lies below it') +
        '. So ' + undo + 'go back to ' + nodeName(parent) + '.';
}

/* Return the next step from FROM in direction BY that TEST holds of, or -1.  */
function seek(steps, from, by, test) {
    for (let i = from + by; i >= 0 && i < steps.length; i += by)
        if (test(steps[i]))
            return i;
    return -1;
}

if (typeof module !== 'undefined')
    module.exports = { readNodes, makeSteps, markTimes, standsAt, pathTo,
        markBest, lookAt, sentence, seek };
