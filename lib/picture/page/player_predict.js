/* player_predict.js - the page asks for each next move, and keeps a score.
   SPDX-License-Identifier: MIT

   A guess is { square: [row, col] }, { back: true } or, of a list of live
   nodes, { node: node }.  */
'use strict';

/* Is STEP a move that can be asked for?  */
function isMove(data, step) {
    return data.list ? step.kind === 'take' : step.kind === 'enter' ||
        step.kind === 'back';
}

function question(data) {
    return data.list ? 'Which live node is taken next? Choose it in the list.' :
        data.maze ? 'Where does the rat go next? Click a cell, or Take back.' :
            'What is the next move? Click a square, or Take back.';
}

function isRight(nodes, step, guess) {
    const node = nodes[step.node];
    if (guess.node)
        return guess.node === node;
    if (guess.back)
        return step.kind === 'back';
    return step.kind === 'enter' && node.row === guess.square[0] &&
        node.col === guess.square[1];
}

/* Why the rat does not go to (ROW, COL) from HERE; '' if it could.  */
function mazeObjection(data, nodes, here, row, col, time) {
    const isStep = Math.abs(row - here.row) + Math.abs(col - here.col) === 1;
    if (data.maze[row][col] === '#')
        return 'there is a wall';
    if (!isStep)
        return 'it is not one step away';
    const been = nodes.filter(node => node.row === row && node.col === col &&
        isVisited(node) && node.born <= time).map(node => node.depth);
    const least = Math.min(...been);
    if (been.length === 0 || nodes[0].bound >= 0 && least > here.depth + 1)
        return '';
    return nodes[0].bound >= 0 ? 'the rat has come there in ' +
        counted(least, 'step') : 'the rat has been there';
}

/* Why no queen goes to (ROW, COL) with those of PATH on the board.  */
function boardObjection(data, nodes, path, row, col) {
    const rows = path.map(i => nodes[i].row);
    const free = [...Array(data.n).keys()].find(i => !rows.includes(i));
    if (rows.includes(row))
        return 'row ' + (row + 1) + ' has a queen';
    if (row !== free)
        return 'row ' + (free + 1) + ' comes first';
    const by = [...attacks(data.n, nodes, path)[row * data.n + col].values()];
    return by.length === 0 ? '' : 'the queen in ' +
        squareName(by[0].row, by[0].col) + ' attacks it';
}

/* Return why GUESS, made at TIME, is not STEP.  */
function whyNot(data, nodes, steps, time, step, guess) {
    const before = steps[time], here = nodes[before.shown];
    const path = pathTo(nodes, before.shown);
    const name = step.kind === 'back' ? 'the search goes back' :
        nodes[step.node].says[NAME].replace(/^Node/, 'node').slice(0, -1) +
        ' comes first';
    if (guess.node)
        return 'the list gives ' + CHOICES[data.list.order];
    if (guess.back)
        return 'something is left to try here: ' + name;
    const [row, col] = guess.square;
    const objection = data.maze ? mazeObjection(data, nodes, here, row, col,
        time) : boardObjection(data, nodes, path, row, col);
    const isTried = here.children.some(i => nodes[i].born <= time &&
        nodes[i].row === row && nodes[i].col === col);
    return objection || (isTried ? 'it was tried before' : name);
}

/* Judge GUESS, made at TIME, of the move NEXT.  Return the words for it, and
   whether it counts: what the search did wrong nobody must foresee.  */
function judgeGuess(data, nodes, steps, time, next, guess) {
    const step = steps[next];
    if (isRight(nodes, step, guess))
        return { right: true, counts: true, words: 'Your guess is right. ' };
    const meant = guess.square && nodes[steps[time].shown].children.some(i =>
        nodes[i].alarm && nodes[i].row === guess.square[0] &&
        nodes[i].col === guess.square[1] && nodes[i].born > time);
    if (meant || nodes[step.node].wrong <= next && step.kind === 'enter')
        return { right: false, counts: false,
            words: 'This search does something else, and that is its ' +
                'mistake. ' };
    const why = whyNot(data, nodes, steps, time, step, guess);
    return { right: false, counts: true, words: 'Your guess is wrong: ' + why + '. ' };
}

/* Lets squares of the board of ROWS x COLS in PLACE be chosen, by pointer or by
   keys, while isOn().  What the keys come to is told to SAY.  */
function makeChooser(place, rows, cols, isOn, onChoose, say) {
    const root = place.querySelector('svg');
    const cursor = squareRect(root, 0, 0, 'cursor unborn');
    let row = 0, col = 0;
    const move = (down, right) => {
        row = Math.max(0, Math.min(rows - 1, row + down));
        col = Math.max(0, Math.min(cols - 1, col + right));
        cursor.setAttribute('x', col * 100 + 3);
        cursor.setAttribute('y', row * 100 + 3);
        setClass(cursor, 'cursor');
        say(squareName(row, col));
    };
    const ways = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1],
        ArrowRight: [0, 1] };
    place.addEventListener('keydown', event => {
        if (!isOn() || !(ways[event.key] || event.key === 'Enter'))
            return;
        event.preventDefault();
        event.stopPropagation();
        if (ways[event.key])
            move(...ways[event.key]);
        else
            onChoose([row, col]);
    });
    root.addEventListener('click', event => {
        const at = new DOMPoint(event.clientX, event.clientY)
            .matrixTransform(root.getScreenCTM().inverse());
        const square = [Math.floor(at.y / 100), Math.floor(at.x / 100)];
        if (isOn() && square[0] >= 0 && square[0] < rows && square[1] >= 0 &&
            square[1] < cols)
            onChoose(square);
    });
    return { hide: () => setClass(cursor, 'cursor unborn') };
}
