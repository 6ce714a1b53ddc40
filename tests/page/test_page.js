/* test_page.js - drive the step-through page as a reader would.
   SPDX-License-Identifier: MIT

       node test_page.js CHROMIUM FOLDER

   FOLDER holds the pages of page.sh, and is where Chromium keeps its
   profile.  */
'use strict';

const reader = require('./reader.js');
const { check, expect, id, words, STEP, count, press, open, checkQuiet } =
    reader;
const tryPredict = require('./try_predict.js');
const tryAccess = require('./try_access.js');

let browser;

/* The node whose label is NAME: a number, or a cell of a maze.  */
const nodeNamed = name => '[...document.querySelectorAll("[data-node]")]' +
    '.find(g => g.querySelector(".label").textContent === "' + name + '")';

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
        'nodes generated3live nodes2queens placed1killed (B)1' +
        'backtracks0answers0');
    await press('back');
    await expect('back', STEP, 1);
    await press('last');
    await expect('last', words('step'), 'Step 49 of 49');
    await expect('forward is off at the end', id('next') + '.disabled', true);
    await expect('all counted', words('counts'),
        'nodes generated33live nodes0queens placed16killed (B)16' +
        'backtracks16answers2');
    await press('first');
    await expect('first', STEP, 0);
    await press('backtrack');
    await expect('next backtrack', words('says'),
        /^Backtrack: .*child of node 8.*node 2/);
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

async function tryPrint() {
    const pdf = await browser.send('Page.printToPDF', { preferCSSPageSize: true,
        printBackground: true });
    const pages = Buffer.from(pdf.data, 'base64').toString('latin1')
        .match(/\/Type\s*\/Page\b/g);
    check('prints on one page', pages !== null && pages.length === 1,
        pages && pages.length);
}

async function tryQueens() {
    await open('queens.html');
    await expect('its title', 'document.title', /^4-queens/);
    await tryButtons();
    await tryPlay();
    await tryKeys();
    await tryScrubAndClicks();
    await tryPrint();
    checkQuiet('queens');
}

/* Does no element of A cover one of B?  */
const apart = (a, b) => '[...document.querySelectorAll("' + a + '")].every(' +
    'e => [...document.querySelectorAll("' + b + '")].every(f => { const p = ' +
    'e.getBoundingClientRect(), q = f.getBoundingClientRect(); return ' +
    'p.left >= q.right || q.left >= p.right || p.top >= q.bottom || ' +
    'q.top >= p.bottom; }))';

async function tryCosts() {
    await open('costs.html');
    await expect('nothing of the future', words('says'), /first E-node\.$/);
    await browser.key('ArrowRight');
    await expect('the bound', words('says'), /bound is 58; there is no answer/);
    await expect('is counted', words('counts'),
        /bound of the E-node58best so far-$/);
    await browser.key('a');
    await expect('the best so far', words('says'),
        /An answer. It costs 174, the best so far/);
    await browser.key('a');
    await expect('a worse answer', words('says'),
        /It costs 175; the best so far costs 174/);
    await browser.key('End');
    await expect('the best at the end', words('says'),
        /node 31, at a cost of 174/);
    await expect('is on the board', words('vector'), 'x = (2, 4, 1, 3)');
    await expect('as an answer', count('#board g.answer'), 4);
    await expect('costs can be read', apart('#board g.answer path',
        '#board .cost'), true);
    checkQuiet('costs');
}

async function tryMaze() {
    await open('maze.html');
    await expect('a maze', count('#board .wall'), 1);
    const rat = 'document.querySelector("#board .rat").getAttribute("cy")';
    await expect('the rat is at the start', rat, '50');
    await browser.key('ArrowRight');
    await expect('the rat goes down', rat, '150');
    await browser.key('b');
    await expect('a dead end', words('says'), /^Backtrack: .*child of node 7.*node 5/);
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

/* The numbers in the list of live nodes, from the next one on.  */
const LIVE = '[...document.querySelectorAll("#list li b")].map(' +
    'item => item.textContent).join(" ")';

/* Step through all of a search.  Return which nodes were taken, or which was
   not the first of the list.  */
async function takeAll(last) {
    const taken = [];
    let before = await browser.run(LIVE);
    for (let i = 1; i <= last; i++) {
        await browser.key('ArrowRight');
        const said = /node (\d+), .* is the E-node now/.exec(
            await browser.run(words('says')));
        const live = await browser.run(LIVE);
        if (said && said[1] + (live && ' ' + live) !== before)
            return 'node ' + said[1] + ' was taken from ' + before;
        if (said)
            taken.push(said[1]);
        before = live;
    }
    return taken.join(' ');
}

async function tryOrders() {
    /* which nodes are expanded, and which are live at the end */
    const orders = {
        fifo: ['1 2 3 4 5 7 8 11 12 15 16 20 22', '25 27', '31'],
        lifo: ['1 5 7 6 12 4 14 18', '3 2', '19'],
        least: ['1 2 3 4 5 7 8 11 12 15 16 20 22', '25 27', '31'],
        'cost-least': ['1 2 4 8 9 15', '5 3', '16']
    };
    for (const name of Object.keys(orders)) {
        const [taken, left, answer] = orders[name];
        await open(name + '.html');
        const got = await takeAll(await browser.run(id('scrub') + '.max'));
        check(name + ': the first of the list is taken', got === taken, got);
        await expect(name + ': live at the end', LIVE, left);
        await expect(name + ': how it ends', words('says'), new RegExp(
            '^The search is over: 2 nodes .* none can .* node ' + answer));
        await expect(name + ': the same in the tree',
            count('#tree [data-node].open'), 2);
        checkQuiet(name);
    }
}

async function tryList() {
    await open('cost-least.html');
    await expect('the root is live', LIVE, '1');
    await browser.key('b');
    await expect('it is taken', LIVE, '');
    await browser.key('b');
    await expect('the next E-node', words('says'), /^Take .* node 2, x1 = 1,/);
    await expect('what is left, by bounds', words('list'),
        'Live nodes: 3Least bound first4(3)145(4)203(2)21');
    await browser.key('ArrowRight');
    await expect('a child is live', words('says'),
        /^Node 6: x2 = 2. A child of node 2 .* into the list/);
    await expect('the last of the list', LIVE, '4 5 3 6');
    await expect('is marked as new', 'document.querySelector(' +
        '"#list .new b").textContent', '6');
    await expect('the E-node stays', words('counts'),
        'nodes generated6live nodes4killed (B)0expanded2answers0' +
        'bound of the E-node9best so far-');
    await browser.key('ArrowRight');
    await expect('it is killed', words('says'),
        /queen in row 1, column 1 attacks it. Out of the list/);
    await expect('and out of the list', LIVE, '4 5 3');
    await expect('its square', count('#board .attacked'), 1);
    await browser.key('ArrowRight');
    await browser.key('ArrowRight');
    await expect('killed by its bound', words('says'),
        /^Node 7: .* by its bound no answer lies below it/);
    await expect('turns to come are hidden', 'getComputedStyle(' +
        nodeNamed(4) + '.querySelector(".late")).visibility', 'hidden');
    await browser.key('b');
    await expect('of equal bounds the oldest', words('says'),
        /least bound, of equal ones the oldest, .* node 4, /);
    await expect('then it is shown', 'getComputedStyle(' + nodeNamed(4) +
        '.querySelector(".late")).visibility', 'visible');
    await browser.key('a');
    await expect('the answer', words('says'), /^Node 16: .* a cost of 17/);
    await expect('on the board', count('#board g.answer'), 4);
    await browser.key('B', true);
    await expect('the E-node before', words('says'), /^Take .* node 15,/);
    checkQuiet('list');
    await open('full.html');
    await browser.key('End');
    await expect('a search cut short', words('says'),
        /^The search ended here, though \d+ nodes are still live. It found no/);
    await open('stops_at_the_first_answer.html');
    await expect('nothing is wrong yet', count('#tree .wrong'), 0);
    await browser.key('m');
    await expect('it ends too early', words('says'),
        /cost of 17. Node 2: Wrong: it may lead to a better answer/);
    await expect('in gold', count('#tree .wrong'), 1);
    await open('skips_attacked_columns.html');
    await browser.key('m');
    await expect('children are missing', words('says'),
        /^Node 7: .* Node 5: Wrong: not all its children were there/);
    checkQuiet('wrong lists');
}

/* Is the node where the search stands in sight?  */
const IN_SIGHT = '(() => { const p = document.querySelector("#tree .halo")' +
    '.getBoundingClientRect(), q = ' + id('scroll') + '.getBoundingClientRect' +
    '(); return p.left >= q.left && p.right <= q.right && p.top >= q.top && ' +
    'p.bottom <= q.bottom; })()';

/* However quick the steps are, the tree follows.  */
async function tryLarge() {
    await open('large.html');
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

async function tryWrong() {
    await open('wrong.html');
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

async function tryHostile() {
    await open('hostile.html');
    await expect('a hostile title is only text', 'document.title',
        /^<\/title><\/script><script>document/);
    await expect('and so is a remark', words('about'), /<img src=x/);
    await expect('nothing was made of them', count('img'), 0);
    await browser.key('End');
    await expect('the page works', words('says'), /Node 31: .*An answer/);
    checkQuiet('hostile');
}

async function main(program, folder) {
    browser = await reader.start(program, folder);
    try {
        await tryQueens();
        await tryCosts();
        await tryMaze();
        await tryOrders();
        await tryList();
        await tryLarge();
        await tryWrong();
        await tryHostile();
        await tryPredict(browser, folder);
        await tryAccess(browser, process.env.AXE);
    } finally {
        await browser.stop();
    }
    const { passed, failed } = reader.result;
    console.log('page: ' + passed + ' passed, ' + failed + ' failed');
    process.exitCode = failed > 0 ? 1 : 0;
}

main(process.argv[2], process.argv[3]).catch(error => {
    console.log(error);
    process.exitCode = 1;
});
