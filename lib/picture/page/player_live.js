/* player_live.js - a search over a list of live nodes, and the list.
   SPDX-License-Identifier: MIT

   Only in the page of such a search.  What happens is not to be had from the
   tree alone: data.list tells it, each event as 4 * node + state, the nodes
   numbered from 0 in the order in which they were generated.  */
'use strict';

/* enum live_state, as the kinds of steps */
const EVENTS = ['add', 'take', 'kill', 'found'];
const LEAST = 2;
const CHOICES = ['the oldest live node', 'the youngest live node',
    'the live node of least bound'];
const MOST_SHOWN = 200;

/* Note what a step does to NODE at TIME, and count it.  */
function markInList(nodes, node, kind, time, count) {
    if (kind === 'add') {
        node.born = time;
        count.generated++;
        count.live++;
        return;
    }
    if (node.gone === Infinity) {
        node.gone = time;
        count.live--;
    }
    if (kind === 'take') {
        node.taken = time;
        count.expanded++;
        return;
    }
    node.ended = node.told = time;
    if (kind === 'kill') {
        count.expanded -= node.taken < Infinity;
        count.killed++;
        return;
    }
    count.answers++;
    for (let i = node.index; i >= 0 && nodes[i].leads === Infinity;
        i = nodes[i].parent)
        nodes[i].leads = time;
}

/* Return the steps, each with its E-node, "here", the node whose queens are to
   be "shown", and the counters.  */
function makeListSteps(data, nodes) {
    const byNumber = [], count = { generated: 0, killed: 0, expanded: 0,
        live: 0, answers: 0 };
    const steps = [];
    let here = 0, best = 0, cost = Infinity;
    nodes.forEach(node => {
        node.age = node.number - 1;
        node.rank = data.list.bounds[node.age];
        node.born = node.taken = node.gone = node.ended = node.leads = Infinity;
        node.told = node.wrong = Infinity;
        byNumber[node.age] = node.index;
    });
    const push = (kind, index, shown, time) => {
        steps.push({ kind: kind, node: index, here: here, shown: shown,
            move: time, count: Object.assign({}, count), answer: best });
        if (data.costs)
            Object.assign(steps[steps.length - 1], { best: best, cost: cost });
    };
    data.list.events.forEach((event, time) => {
        const kind = EVENTS[event % 4], index = byNumber[event >> 2];
        markInList(nodes, nodes[index], kind, time, count);
        nodes[index].last = time;
        /* What is given up next was never expanded.  */
        const next = data.list.events[time + 1];
        if (kind === 'take' && !(next >> 2 === event >> 2 && next % 4 > 1))
            here = index;
        nodes[here].last = time; /* the E-node: until the next one */
        if (kind === 'found') {
            best = index;
            cost = nodes[index].rank;
        }
        push(time === 0 ? 'start' : kind, index,
            kind === 'kill' ? nodes[index].parent : index, time);
    });
    push('end', here, best || here);
    nodes.filter(node => node.alarm).forEach(node => {
        node.wrong = node.state === OPEN && node.says[LAST_FAULT] ?
            steps.length - 1 : node.last;
        node.told = Math.min(node.told, node.wrong);
    });
    return steps;
}

/* Return what is found wrong at TIME, in STEP: with its node or the E-node, at
   the end with any.  */
function listFaults(nodes, step, time) {
    const seen = step.kind === 'end' ? nodes :
        [nodes[step.node], nodes[step.here]];
    return [...new Set(seen)].filter(node => node.wrong === time).map(node =>
        ' ' + node.says[NAME].split(':')[0] + ':' +
        (node.says.slice(FAULT).join('') || ' Wrong: ' +
        node.caption.split('\n').pop() + '.')).join('');
}

/* Return how NODE, which was generated, looks at TIME.  */
function lookInList(node, time) {
    if (node.ended <= time)
        return node.look;
    if (node.gone > time)
        return 'open';
    return node.leads <= time ? 'live' : 'plain';
}

/* Return the live nodes at TIME, in the order in which the list would give
   them.  */
function listAt(data, nodes, time) {
    const by = [(a, b) => a.age - b.age, (a, b) => b.age - a.age,
        (a, b) => a.rank - b.rank || a.age - b.age];
    return nodes.filter(node => node.born <= time && node.gone > time)
        .sort(by[data.list.order]);
}

/* Return how the search ended, with the nodes of LIST live.  */
function endSentence(data, nodes, step, list) {
    const least = Math.min(...list.map(node => node.rank));
    const found = step.answer > 0 ? ' The ' + (data.costs ? 'best ' : '') +
        'answer is ' + nodeName(nodes[step.answer]) + (data.costs ?
        ', at a cost of ' + step.cost : '') + '.' : ' It found no answer.';
    const live = list.length === 1 ? '1 node is' : list.length + ' nodes are';
    if (list.length === 0)
        return 'No node is live: the search is over.' + found;
    if (step.answer === 0 || least < nodes[step.answer].rank)
        return 'The search ended here, though ' + live + ' still live.' + found;
    return 'The search is over: ' + live + ' still live, but none can lead ' +
        'to a better answer, for ' + (data.costs ? 'their least bound is ' +
        least : 'all bounds are equal') + '.' + found;
}

function takeSentence(data, nodes, step, time) {
    const node = nodes[step.node], before = listAt(data, nodes, time - 1);
    const equal = data.list.order === LEAST && before.length > 1 &&
        before[1].rank === node.rank ? ', of equal ones the oldest,' : '';
    return 'Take ' + CHOICES[data.list.order] + equal + ' out of the list: ' +
        nodeName(node) + (node.index > 0 ? ', x' + (node.row + 1) + ' = ' +
        (node.col + 1) : ', the root') + (step.here === step.node ?
        ', is the E-node now.' : '.') + bounds(data, node, step);
}

/* Return the sentence that tells what happens in STEP at TIME.  */
function listSentence(data, nodes, step, time) {
    const node = nodes[step.node];
    const first = node.says[NAME];
    if (step.kind === 'start')
        return 'The list holds one live node: ' + nodeName(node) +
            ', the root, with no queen.';
    if (step.kind === 'end')
        return endSentence(data, nodes, step, listAt(data, nodes, time));
    if (step.kind === 'take')
        return takeSentence(data, nodes, step, time);
    if (step.kind === 'add')
        return first + ' A child of ' + nodeName(nodes[node.parent]) +
            ' is generated. It is live: into the list.' + bounds(data, node, step);
    if (step.kind === 'found')
        return first + ' An answer' + (data.costs ? ' at a cost of ' +
            node.rank + ', the best so far' : '') + ': out of the list.';
    return first + (node.rank === NEVER && node.attackers.length === 0 ?
        ' Killed: by its bound no answer lies below it.' : node.says[STATE]) +
        (node.taken < time ? '' : ' Out of the list.');
}

/* The list beside the tree: update(time) shows it at TIME.  ONCLICK is told
   which node was chosen.  */
function makeList(data, nodes, place, onClick) {
    const make = (name, kind, parent) => {
        const element = parent.appendChild(document.createElement(name));
        element.className = kind;
        return element;
    };
    const panel = document.createElement('section');
    place.before(panel);
    place.parentNode.classList.add('listed');
    panel.id = 'list';
    panel.setAttribute('aria-label', 'List of live nodes');
    const head = make('h2', '', panel), from = make('p', '', panel);
    const items = make('ol', '', panel), rest = make('p', '', panel);
    from.textContent = ['FIFO: the oldest first', 'LIFO: the youngest first',
        'Least bound first'][data.list.order];
    items.setAttribute('aria-label', 'Live nodes, the next one first');
    return function (time) {
        const list = listAt(data, nodes, time);
        head.textContent = 'Live nodes: ' + list.length;
        items.textContent = '';
        list.slice(0, MOST_SHOWN).forEach(node => {
            const line = make('li', node.born === time ? 'new' : '', items);
            const item = make('button', '', line);
            item.type = 'button';
            item.addEventListener('click', () => onClick(node));
            make('b', '', item).textContent = node.number;
            make('span', '', item).textContent = '(' + pathTo(nodes,
                node.index).map(i => nodes[i].col + 1).join(',') + ')';
            if (data.costs)
                make('span', 'bound', item).textContent =
                    node.rank === NEVER ? 'never' : node.rank;
        });
        rest.textContent = list.length > MOST_SHOWN ? 'and ' +
            (list.length - MOST_SHOWN) + ' more' : '';
    };
}
