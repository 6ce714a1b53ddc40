/* player_words.js - what is said of a step: what happened, nothing that is
   still to come.
   SPDX-License-Identifier: MIT  */
'use strict';

function nodeName(node) {
    return node.number > 0 ? 'node ' + node.number : 'this node';
}

function squareName(row, col) {
    return 'row ' + (row + 1) + ', column ' + (col + 1);
}

/* Return A COUNT of things called ONE.  */
function counted(count, one) {
    return count + ' ' + one + (count === 1 ? '' : 's');
}

/* Say what NODE, an answer, costs.  */
function costWords(data, node, step) {
    const unit = cost => data.maze ? counted(cost, 'step') : cost;
    const verb = data.maze ? ' takes ' : ' costs ';
    const best = data.maze ? 'shortest so far' : 'best so far';
    return ' It' + verb + unit(node.bound) + (step.best === node.index ?
        ', the ' + best + '.' : '; the ' + best + verb + unit(step.cost) + '.');
}

/* Say what the search for the best knows at NODE.  */
function bounds(data, node, step) {
    if (step.best === undefined || node.bound < 0 || node.bound === NEVER)
        return '';
    if (isAnAnswer(node))
        return costWords(data, node, step);
    if (data.maze)
        return ' Its bound is ' + counted(node.bound, 'step') + (step.best > 0 ?
            '; the shortest way so far takes ' + counted(step.cost, 'step') +
            '.' : '; no way is found yet.');
    return ' Its bound is ' + node.bound + (step.best > 0 ?
        ', the best answer so far costs ' + step.cost + '.' :
        '; there is no answer yet.');
}

/* Why NODE, which was placed, will not do; '' if nobody can see that yet.  */
function objection(node) {
    const words = node.says[STATE].replace(/^ \w+: /, '');
    return node.reason === 0 || node.reason === SKIPPED ? '' :
        ' ' + words.charAt(0).toUpperCase() + words.slice(1);
}

function enterSentence(data, node, step) {
    const name = node.says[NAME];
    const moved = data.n > 0 ? ' A queen is placed.' : ' The rat goes on.';
    if (node.state === ANSWER)
        return name + node.says[STATE] + bounds(data, node, step);
    if (node.state === KILLED)
        return name + moved + (node.reason === ATTACKED || node.fullRow >= 0 ?
            '' : bounds(data, node, step)) + objection(node);
    return name + moved + bounds(data, node, step) + (step.here === step.node ?
        ' This is the E-node now.' : '');
}

function backSentence(data, nodes, node) {
    const back = (data.n > 0 ? 'take the queen of row ' + (node.row + 1) +
        ' away and ' : '') + 'go back to ' + nodeName(nodes[node.parent]) + '.';
    if (node.state === KILLED)
        return node.says[NAME] + node.says[STATE] + ' So ' + back;
    if (node.state === ANSWER)
        return 'Look for ' + (data.maze ? 'another way: ' :
            'the next answer: ') + back;
    return 'Backtrack: the search tries no other child of ' + nodeName(node) +
        (node.leads < Infinity ? '' : ', and found no answer below it') +
        '. So ' + back;
}

function endSentenceOf(data, nodes, step) {
    return 'The search tries no other child of the root: it is over.' +
        (!(step.best > 0) ? '' : data.maze ? ' The shortest way takes ' +
        counted(step.cost, 'step') + '.' : ' The best answer is ' +
        nodeName(nodes[step.best]) + ', at a cost of ' + step.cost + '.');
}

function plainSentence(data, nodes, step) {
    const node = nodes[step.node];
    switch (step.kind) {
    case 'start':
        return (data.n > 0 ? 'The board is empty' : 'The rat is at the start') +
            ': ' + nodeName(node) + ', the root, is the first E-node.';
    case 'end':
        return endSentenceOf(data, nodes, step);
    case 'kill':
        return node.says[NAME] + node.says[STATE];
    case 'enter':
        return enterSentence(data, node, step);
    case 'refused':
        return 'A queen for ' + squareName(step.row, step.col) +
            ' is refused: row ' + (step.row + 1) + ' has one. Wrong: take ' +
            'that one back first.';
    default:
        return backSentence(data, nodes, node);
    }
}

/* Return what is found wrong at TIME, in STEP.  */
function faultWords(nodes, step, time, last) {
    const says = nodes[step.node].says;
    const stray = time < last ? [] : nodes.filter(node =>
        node.says[LAST_FAULT]);
    const isBirth = step.kind === 'enter' || step.kind === 'kill';
    return (isBirth ? says[FAULT] : '') + (isBirth && !says[FAULT] &&
        nodes[step.node].wrong === time && !(nodes[step.node].flags & FALSE) &&
        nodes[step.node].reason !== SKIPPED ? ' Wrong: ' +
        nodes[step.node].caption.split('\n').pop() + '.' : '') +
        (step.kind === 'back' || step.kind === 'end' ? says[LATE_FAULT] : '') +
        (stray.length === 0 ? '' : ' Wrong: never taken back: ' +
        stray.map(nodeName).join(', ') + '.');
}

/* Return the sentence that tells what happens in STEP at TIME, and what is
   wrong with it.  */
function sentence(data, nodes, steps, time) {
    const step = steps[time], last = steps.length - 1;
    return plainSentence(data, nodes, step) +
        faultWords(nodes, step, time, last) +
        (time === last && data.remark[0].startsWith('Note: ') ? ' ' +
        data.remark[0] : '');
}
