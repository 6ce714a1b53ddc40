/* try_predict.js - guess every move of each lab's search.
   SPDX-License-Identifier: MIT

   What the moves are is not asked from the page: for boards page.sh has let
   "queens trace" print them, in mazes they are found out here.  */
'use strict';

const fs = require('fs');
const path = require('path');
const { check, checkQuiet, count, expect, id, open, press, STEP, words } =
    require('./reader.js');

let browser, folder;

/* Click the square or cell (ROW, COL), from 0, of a board of so many ROWS.  */
async function clickSquare([row, col]) {
    const at = await browser.run('(() => { const svg = document.querySelector' +
        '("#board svg"); svg.scrollIntoView({ block: "center" }); const p = ' +
        'new DOMPoint(' + (col * 100 + 50) + ', ' + (row * 100 + 50) +
        ').matrixTransform(svg.getScreenCTM()); return { x: p.x, y: p.y }; ' +
        '})()');
    for (const type of ['mousePressed', 'mouseReleased'])
        await browser.send('Input.dispatchMouseEvent', { type: type, x: at.x,
            y: at.y, button: 'left', clickCount: 1 });
}

/* Return the moves that NAME.txt tells: squares, or null for "take back".  */
function tracedMoves(name) {
    const lines = fs.readFileSync(path.join(folder, name + '.txt'), 'utf8')
        .split('\n').filter(line => /^\d+\. /.test(line));
    return lines.map(line => {
        const square = /place a queen on row (\d+), column (\d+)/.exec(line);
        return square && [square[1] - 1, square[2] - 1];
    });
}

/* Return the moves of the rat in MAZE, lines of text: left, down, right, up, to
   the first way, or if IS_SHORT to all that are shorter than those before.  */
function mazeMoves(maze, isShort) {
    const moves = [], reached = new Map();
    const rows = maze.length, cols = maze[0].length;
    let best = Infinity;
    const bound = (row, col, steps) => steps + rows - 1 - row + cols - 1 - col;
    function visit(row, col, steps) {
        reached.set(row + ',' + col, steps);
        if (row === rows - 1 && col === cols - 1) {
            best = steps;
            return !isShort;
        }
        for (const [down, right] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) {
            const to = [row + down, col + right];
            const seen = reached.get(String(to));
            if ((maze[to[0]] || '')[to[1]] === undefined ||
                maze[to[0]][to[1]] === '#' || seen !== undefined &&
                (!isShort || seen <= steps + 1) ||
                isShort && bound(...to, steps + 1) >= best)
                continue;
            moves.push(to);
            if (visit(...to, steps + 1))
                return true;
            moves.push(null);
        }
        return false;
    }
    visit(0, 0, 0);
    return moves;
}

/* Guess MOVES, in which all guesses must be right.  */
async function guessAll(name, moves) {
    await open(name + '.html');
    await browser.key('p');
    for (const move of moves) {
        if (move)
            await clickSquare(move);
        else
            await browser.key('t');
    }
    check(name + ': has moves', moves.length > 5, moves.length);
    await expect(name + ': all guesses were right', words('score'), 'Score: ' +
        moves.length + ' of ' + moves.length);
    await expect(name + ': and no more are asked', words('says'),
        /^Your guess is right\..*No move is left to predict/);
    checkQuiet('predict ' + name);
}

async function tryWrongGuesses() {
    await open('queens.html');
    await expect('no score yet', id('score') + '.hidden', true);
    await press('predict');
    await expect('it is on', id('predict') + '.ariaPressed', 'true');
    await expect('it asks', words('says'), /What is the next move\? Click/);
    await clickSquare([1, 0]);
    await expect('another row', words('says'),
        /^Your guess is wrong: row 1 comes first\. Node 2: x1 = 1/);
    await clickSquare([1, 1]);
    await expect('an attacked square', words('says'),
        /wrong: the queen in row 1, column 1 attacks it\. Node 8: x2 = 3/);
    await clickSquare([0, 3]);
    await expect('a row with a queen', words('says'),
        /wrong: row 1 has a queen\. Backtrack: .*child of node 8/);
    await press('undo');
    await expect('too early', words('says'),
        /wrong: something is left to try here: node 13: x2 = 4 comes first/);
    await expect('the score', words('score'), 'Score: 0 of 4');
    await browser.run(id('board') + '.focus()');
    await browser.key('ArrowDown');
    await browser.key('ArrowDown');
    await browser.key('ArrowRight');
    await expect('keys tell the square', words('cursor'), 'row 3, column 2');
    await browser.key('Enter');
    await expect('and choose it', words('says'), /right\. Node 14: x3 = 2/);
    await expect('the score', words('score'), 'Score: 1 of 5');
    await press('predict');
    await expect('off again', id('score') + '.hidden', true);
    const at = await browser.run(STEP);
    await clickSquare([3, 3]);
    await expect('then clicks do nothing', STEP, at);
}

/* What a wrong search does nobody must foresee.  */
async function tryWrongSearch() {
    await open('wrong.html');
    await browser.key('p');
    await clickSquare([0, 0]);
    await clickSquare([1, 2]);
    await expect('its own mistake', words('says'),
        /^This search does something else, and that is its mistake/);
    await expect('does not count', words('score'), 'Score: 1 of 1');
}

const item = i => 'document.querySelectorAll("#list button")[' + i + ']';

async function tryList() {
    await open('fifo.html');
    await browser.key('p');
    await expect('no queen to take back', id('undo') + '.hidden', true);
    await browser.click(item(0));
    await expect('the root', words('says'), /right\. Take .* node 1,/);
    await browser.click(item(0));
    await expect('its oldest child', words('says'), /right\. Take .* node 2,/);
    await browser.click(item(1));
    await expect('not the oldest', words('says'),
        /wrong: the list gives the oldest live node\. Take .* node 3,/);
    while (!/No move is left/.test(await browser.run(words('says'))))
        await browser.click(item(0));
    await expect('the score', words('score'), 'Score: 12 of 13');
    checkQuiet('predict list');
}

module.exports = async function (theBrowser, theFolder) {
    browser = theBrowser;
    folder = theFolder;
    const maze = fs.readFileSync(path.join(folder, 'maze.txt'), 'utf8').trim()
        .split('\n');
    for (const name of ['test', 'scan', 'lookup', 'lookahead'])
        await guessAll(name, tracedMoves(name));
    /* At its end the best queens are put back: that is no part of it.  */
    await guessAll('cheapest', tracedMoves('cheapest').slice(0, -4));
    await guessAll('path', mazeMoves(maze, false));
    await guessAll('shortest', mazeMoves(maze, true));
    await tryWrongGuesses();
    await tryWrongSearch();
    await tryList();
    await expect('a list has its board', count('#board svg'), 1);
};
