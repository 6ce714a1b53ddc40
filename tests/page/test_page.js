/* test_page.js - drive the step-through page as a reader would.
   SPDX-License-Identifier: MIT

       node test_page.js CHROMIUM FOLDER

   FOLDER holds what pages.c writes, and is where Chromium keeps its profile.
   Clicks and keys are those of a real mouse and keyboard; the network is
   off.  */
'use strict';

const path = require('path');
const { start } = require('./browser.js');

let browser, passed = 0, failed = 0;

function check(name, good, more) {
    if (good) {
        passed++;
        return;
    }
    failed++;
    console.log('FAIL ' + name + (more === undefined ? '' : ': ' + more));
}

async function expect(name, expression, wanted) {
    const value = await browser.run(expression);
    check(name, wanted instanceof RegExp ? wanted.test(value) :
        value === wanted, JSON.stringify(value));
}

const id = name => 'document.getElementById("' + name + '")';
const words = name => id(name) + '.textContent';
const STEP = id('scrub') + '.valueAsNumber';
const count = selector => 'document.querySelectorAll("' + selector +
    '").length';
const press = name => browser.click(id(name));
/* The node whose label is NAME: a number, or a cell of a maze.  */
const nodeNamed = name => '[...document.querySelectorAll("[data-node]")]' +
    '.find(g => g.querySelector(".label").textContent === "' + name + '")';

async function open(folder, name) {
    await browser.open('file://' + path.resolve(folder, name));
}

function checkQuiet(name) {
    check(name + ': nothing on the console', browser.complaints().length === 0,
        browser.complaints().join('\n'));
    check(name + ': no request but the page', browser.requests().every(url =>
        url.startsWith('file://')), browser.requests().join(' '));
}

async function tryButtons() {
    await expect('begins at step 0', STEP, 0);
    await expect('says where it begins', words('says'), /empty.*node 1/);
    await expect('back is off at the start', id('back') + '.disabled', true);
    await press('next');
    await expect('forward', STEP, 1);
    await expect('one queen', count('#board g.placed'), 1);
    await press('next');
    await expect('a kill names the attacker', words('says'),
        /Node 3: x2 = 2. Killed: the queen in row 1, column 1 attacks it/);
    await expect('the attacked square', count('#board .attacked'), 1);
    await expect('the attacker', count('#board .attacker'), 1);
    await expect('the counters', words('counts'),
        'nodes generated3killed (B)1backtracks0answers0');
    await press('back');
    await expect('back', STEP, 1);
    await press('last');
    await expect('last', words('step'), 'Step 49 of 49');
    await expect('forward is off at the end', id('next') + '.disabled', true);
    await expect('all counted', words('counts'),
        'nodes generated33killed (B)16backtracks16answers2');
    await press('first');
    await expect('first', STEP, 0);
    await press('backtrack');
    await expect('next backtrack', words('says'),
        /^Backtrack: node 8 .*node 2/);
    await press('answer');
    await expect('next answer', words('says'), /Node 31: x4 = 3. An answer/);
    await expect('the answer on the board', count('#board g.answer'), 4);
    await expect('the answer as a vector', words('vector'), 'x = (2, 4, 1, 3)');
    await press('answer');
    await expect('the next one', words('vector'), 'x = (3, 1, 4, 2)');
    await press('answer');
    await expect('no third one', words('vector'), 'x = (3, 1, 4, 2)');
}

async function tryPlay() {
    await press('first');
    await browser.run(id('speed') + '.value = 10');
    await press('play');
    await expect('playing', words('play'), 'Pause');
    await browser.until(STEP + ' > 3');
    await press('play');
    const at = await browser.run(STEP);
    await new Promise(resolve => setTimeout(resolve, 200));
    await expect('paused', STEP, at);
    await browser.run(id('play') + '.blur()');
    await browser.key(' ');
    await browser.until(STEP + ' === 49');
    await browser.until(words('play') + ' === "Play"');
    await browser.key(' ');
    await browser.until(STEP + ' < 20');
    await browser.key(' ');
    await expect('the space key pauses', words('play'), 'Play');
}

async function tryKeys() {
    await browser.key('Home');
    await expect('Home', STEP, 0);
    await browser.key('ArrowRight');
    await browser.key('ArrowRight');
    await browser.key('ArrowLeft');
    await expect('arrows', STEP, 1);
    await browser.key('a');
    await expect('a', words('says'), /Node 31:/);
    await browser.key('a');
    await browser.key('A', true);
    await expect('A', words('says'), /Node 31:/);
    await browser.key('b');
    await expect('b', words('says'), /^Backtrack|^Look/);
    const later = await browser.run(STEP);
    await browser.key('B', true);
    await expect('B', STEP + ' < ' + later, true);
    await browser.key('End');
    await expect('End', STEP, 49);
    await browser.run(id('speed') + '.value = 5');
    await browser.key('s');
    await expect('s', id('speed') + '.value', '6');
    await browser.key('S', true);
    await expect('S', id('speed') + '.value', '5');
    const width = 'document.querySelector("#tree svg").clientWidth';
    const whole = await browser.run(width);
    await browser.key('+');
    await expect('+', width + ' > ' + whole, true);
    await browser.key('-');
    await expect('-', width, whole);
    await browser.key('+');
    await browser.key('0');
    await expect('0', width, whole);
    await browser.key('w');
    await expect('w', id('whole') + '.checked', true);
    await browser.key('w');
    await expect('w again', id('whole') + '.checked', false);
    await browser.key('g');
    await browser.send('Input.insertText', { text: '29' });
    await browser.key('Enter');
    await expect('g goes to a node', words('says'), /^Node 29: x2 = 4/);
    await browser.run(id('goto') + '.blur()');
}

async function tryScrubAndClicks() {
    await browser.key('Home');
    await browser.run(id('scrub') + '.focus()');
    await browser.key('ArrowRight');
    await expect('the scrubber takes keys', STEP, 1);
    await expect('and shows its step', words('step'), 'Step 1 of 49');
    await browser.run(id('scrub') + '.blur()');
    await press('last');
    await browser.click(nodeNamed(14) + '.querySelector(".shape")');
    await expect('a click on a node goes there', words('says'), /^Node 14:/);
    await expect('its board', words('vector'), 'x = (1, 4, 2)');
    await expect('it is marked', 'Math.abs(document.querySelector("#tree ' +
        '.halo").getBoundingClientRect().x - ' + nodeNamed(14) +
        '.getBoundingClientRect().x) < 8', true);
    await expect('a pointer on it tells what it is', nodeNamed(14) +
        '.querySelector("title").textContent', /^Node 14: x3 = 2/);
    await expect('later nodes are hidden', 'getComputedStyle(' + nodeNamed(39) +
        ').visibility', 'hidden');
    await press('whole');
    await expect('or shown', 'getComputedStyle(' + nodeNamed(39) +
        ').visibility', 'visible');
    await press('whole');
}

async function tryAccess() {
    await expect('sentences are announced', id('says') +
        '.getAttribute("aria-live")', 'polite');
    await expect('every button has words', '[...document.querySelectorAll(' +
        '"button")].every(b => b.textContent.trim() || b.ariaLabel)', true);
    await expect('every input has a label', '[...document.querySelectorAll(' +
        '"input")].every(i => i.labels.length === 1)', true);
    await expect('every picture has words', '[...document.querySelectorAll(' +
        '"svg")].every(s => s.getAttribute("aria-label") || ' +
        's.getAttribute("aria-hidden"))', true);
    await expect('the keys are listed', 'document.getElementById("keys").open',
        true);
    const pdf = await browser.send('Page.printToPDF', { preferCSSPageSize: true,
        printBackground: true });
    const pages = Buffer.from(pdf.data, 'base64').toString('latin1')
        .match(/\/Type\s*\/Page\b/g);
    check('prints on one page', pages !== null && pages.length === 1,
        pages && pages.length);
}

async function tryQueens(folder) {
    await open(folder, 'queens.html');
    await expect('its title', 'document.title', /^4-queens/);
    await tryButtons();
    await tryPlay();
    await tryKeys();
    await tryScrubAndClicks();
    await tryAccess();
    checkQuiet('queens');
    await browser.send('Emulation.setEmulatedMedia', { features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: 'dark' }] });
    await open(folder, 'queens.html');
    await expect('dark if asked for',
        'getComputedStyle(document.body).backgroundColor', 'rgb(22, 24, 27)');
    await press('last');
    await expect('still works', STEP, 49);
    await browser.send('Emulation.setEmulatedMedia', { features: [] });
}

/* Does no element of A cover one of B?  */
const apart = (a, b) => '[...document.querySelectorAll("' + a + '")].every(' +
    'e => [...document.querySelectorAll("' + b + '")].every(f => { const p = ' +
    'e.getBoundingClientRect(), q = f.getBoundingClientRect(); return ' +
    'p.left >= q.right || q.left >= p.right || p.top >= q.bottom || ' +
    'q.top >= p.bottom; }))';

async function tryCosts(folder) {
    await open(folder, 'costs.html');
    await expect('where the rest is', words('says'), /W shows those to come/);
    await browser.key('ArrowRight');
    await expect('the bound', words('says'), /bound is 58; there is no answer/);
    await expect('is counted', words('counts'),
        /bound of the E-node58best so far-$/);
    await browser.key('a');
    await expect('the best so far', words('says'),
        /An answer. Its bound is 174, the best answer so far costs 174/);
    await browser.key('a');
    await expect('a worse answer', words('says'),
        /bound is 175, the best answer so far costs 174/);
    await browser.key('End');
    await expect('the best at the end', words('says'),
        /node 31, at a cost of 174/);
    await expect('is on the board', words('vector'), 'x = (2, 4, 1, 3)');
    await expect('as an answer', count('#board g.answer'), 4);
    await expect('costs can be read', apart('#board g.answer path',
        '#board .cost'), true);
    checkQuiet('costs');
}

async function tryMaze(folder) {
    await open(folder, 'maze.html');
    await expect('a maze', count('#board .wall'), 1);
    const rat = 'document.querySelector("#board .rat").getAttribute("cy")';
    await expect('the rat is at the start', rat, '50');
    await browser.key('ArrowRight');
    await expect('the rat goes down', rat, '150');
    await browser.key('b');
    await expect('a dead end', words('says'), /^Backtrack: node 7 .*node 5/);
    await expect('left behind', count('#board .dead-end'), 1);
    await browser.key('a');
    await expect('the goal', words('says'), /row 4, column 4. An answer/);
    await browser.key('ArrowLeft');
    await expect('a refusal', words('says'), /Refused: the rat has been there/);
    await expect('is marked', count('#board .refused'), 1);
    await expect('the counters', words('counts'), /refused8/);
    await browser.click(nodeNamed('3,3') + '.querySelector(".shape")');
    await expect('a click goes there', words('vector'),
        '4 steps from the start');
    await browser.key('Home');
    await browser.key('g');
    await browser.send('Input.insertText', { text: '3, 3' });
    await browser.key('Enter');
    await expect('g goes to a cell', words('vector'), '4 steps from the start');
    checkQuiet('maze');
}

/* Is the node where the search stands in sight?  */
const IN_SIGHT = '(() => { const p = document.querySelector("#tree .halo")' +
    '.getBoundingClientRect(), q = ' + id('scroll') + '.getBoundingClientRect' +
    '(); return p.left >= q.left && p.right <= q.right && p.top >= q.top && ' +
    'p.bottom <= q.bottom; })()';

/* However quick the steps are, the tree follows.  */
async function tryLarge(folder) {
    await open(folder, 'large.html');
    await expect('the root is in sight', IN_SIGHT, true);
    for (let i = 0; i < 4; i++)
        await browser.key('+');
    for (let i = 0; i < 3; i++) {
        for (let j = 0; j < 30; j++)
            await browser.key(i % 2 ? 'b' : 'ArrowRight');
        await expect('round ' + i + ': in sight', IN_SIGHT, true);
        await browser.run('new Promise(go => setTimeout(go, 700))');
        await expect('round ' + i + ': stays there', IN_SIGHT, true);
    }
    checkQuiet('large');
}

async function tryWrong(folder) {
    await open(folder, 'wrong.html');
    await browser.key('a');
    await expect('there is no answer to go to', STEP, 0);
    await browser.key('End');
    await expect('none is counted', words('counts'), /answers0$/);
    await browser.key('ArrowLeft');
    await expect('a square left out', words('says'), /x1 = 4. Left out/);
    await browser.click(nodeNamed('8') + '.querySelector(".shape")');
    await expect('a queen out of order', words('says'),
        /Node 8: .* Wrong: this move was not next/);
    await expect('its caption', nodeNamed('8') +
        '.querySelector(".caption").textContent', 'out of order');
    checkQuiet('wrong');
}

async function tryHostile(folder) {
    await open(folder, 'hostile.html');
    await expect('a hostile title is only text', 'document.title',
        /^<\/title><\/script><script>document/);
    await expect('and so is a remark', words('summary'), /<img src=x/);
    await expect('nothing was made of them', count('img'), 0);
    await browser.key('End');
    await expect('the page works', words('says'), /Node 31: .*An answer/);
    checkQuiet('hostile');
}

async function main(program, folder) {
    browser = await start(program, path.join(folder, 'profile'));
    try {
        await tryQueens(folder);
        await tryCosts(folder);
        await tryMaze(folder);
        await tryLarge(folder);
        await tryWrong(folder);
        await tryHostile(folder);
    } finally {
        await browser.stop();
    }
    console.log('page: ' + passed + ' passed, ' + failed + ' failed');
    process.exitCode = failed > 0 ? 1 : 0;
}

main(process.argv[2], process.argv[3]).catch(error => {
    console.log(error);
    process.exitCode = 1;
});
