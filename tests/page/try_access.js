/* try_access.js - can everybody use the page?  By keyboard, with a screen
   reader, on a phone, in the dark.
   SPDX-License-Identifier: MIT  */
'use strict';

const fs = require('fs');
const { check, checkQuiet, expect, id, open, press, screen, STEP, words } =
    require('./reader.js');

const PAGES = ['test', 'lookahead', 'cheapest', 'path', 'shortest', 'fifo',
    'undone', 'wrong', 'safe'];

/* Pages of labgrade: nothing is to be stepped through.  */
const REPORTS = ['report', 'similar', 'feedback/ann'].map(page => 'results/' + page);

let browser;

async function tryNames() {
    await open('queens.html');
    await expect('sentences are announced', id('says') +
        '.getAttribute("aria-live")', 'polite');
    await expect('every button has words', '[...document.querySelectorAll(' +
        '"button")].every(b => b.textContent.trim() || b.ariaLabel)', true);
    await expect('every input has a label', '[...document.querySelectorAll(' +
        '"input")].every(i => i.labels.length === 1 || i.ariaLabel)', true);
    await expect('every picture has words', '[...document.querySelectorAll(' +
        '"svg")].every(s => s.getAttribute("aria-label") || ' +
        's.getAttribute("aria-hidden"))', true);
    await browser.key('ArrowRight');
    await expect('the board in words',
        'document.querySelector("#board svg").ariaLabel',
        'Board: queen in row 1, column 1');
    await expect('the tree in words',
        'document.querySelector("#tree svg").ariaLabel',
        'Tree: the E-node is node 2');
}

/* Come to every control by the Tab key, and use the last one.  */
async function tryTab() {
    await open('undone.html');
    const wanted = await browser.run('[...document.querySelectorAll("summary, ' +
        'a, button:enabled:not([hidden]), input, #source, #scroll")].map(e => e.id || ' +
        'e.textContent).join(" ")');
    const seen = [];
    for (let i = 0; i < 40; i++) {
        await browser.key('Tab');
        const name = await browser.run('document.activeElement === ' +
            'document.body ? "" : document.activeElement.id || ' +
            'document.activeElement.textContent');
        if (name === seen[0])
            break;
        if (name)
            seen.push(name);
    }
    check('Tab comes to all', seen.join(' ') === wanted, seen.join(' ') +
        ' is not ' + wanted);
}

async function tryMistakes() {
    await open('undone.html');
    await browser.key('m');
    const first = await browser.run(STEP);
    await expect('a refused placement is a step', words('says'),
        /^A queen for row \d, column \d is refused: row \d has one\./);
    await expect('it is counted', words('counts'), /placements refused1/);
    await expect('its square', 'document.querySelectorAll("#board .refused")' +
        '.length', 1);
    await press('mistake');
    await expect('the next mistake', STEP + ' > ' + first, true);
    await press('mistake-before');
    await expect('the one before', STEP, first);
    await browser.key('m');
    await browser.key('M', true);
    await expect('by keys', STEP, first);
    await browser.key('End');
    await expect('what the end shows', words('says'), /Wrong: never taken back/);
    checkQuiet('undone');
    await open('queens.html');
    await expect('none', id('mistake') + '.disabled', true);
}

async function tryHash() {
    await open('queens.html#step=42');
    await expect('opens at a step', words('step'), 'Step 42 of 49');
    await browser.run('location.hash = "#step=7"');
    await browser.until(STEP + ' === 7');
    await browser.key('ArrowRight');
    await expect('has a link to it', id('step') + '.hash', '#step=8');
    await open('queens.html#step=99999');
    await expect('not beyond the end', STEP, 49);
    await open('queens.html#step=last');
    await expect('the last one', STEP, 49);
}

/* The line that made a move, and the calls that were open.  */
async function tryCode() {
    const line = 'document.querySelector("#source .here").textContent';
    const calls = 'document.querySelectorAll("#calls li").length';
    await open('undone.html#step=1');
    await expect('the line of a placement', line, /^ *board_place\(/);
    await expect('the first call', calls, 1);
    await expect('its name', words('calls'), /^backtracking_solve, line \d+$/);
    await open('test.html');
    await browser.until('(document.getElementById("backtrack").click(), ' +
        '/^ *board_remove/.test(' + line + '))');
    await expect('the calls of two rows', calls, 2);
    await press('last');
    await expect('none at the end', calls, 0);
    await open('path.html#step=2');
    await expect('the line of a step', line, /maze_enter\(/);
    await open('fifo.html#step=1');
    await expect('the line that took the root', line, /live_next\(/);
    await press('next');
    await expect('the line of a child', line, /live_add\(/);
    await expect('the calls of a list', words('calls'),
        /^\w+_expand, line \d+\w+_search, line \d+$/);
    await open('queens.html');
    await expect('no code is at hand', id('code') + '.hidden', true);
    checkQuiet('code');
}

/* Nothing but the node's name, and no word of what follows.  */
async function tryFuture() {
    await open('cheapest.html');
    const last = await browser.run(id('scrub') + '.max');
    let called = '';
    for (let i = 0; i <= last; i++) {
        const said = await browser.run(words('says'));
        const killed = /^Node (\d+): .*Killed: /.exec(said);
        check('step ' + i + ': an E-node is not killed next',
            !killed || killed[1] !== called, said);
        called = (/^Node (\d+): .*E-node now/.exec(said) || [])[1];
        await browser.key('ArrowRight');
    }
    await expect('nothing of what follows', 'document.body.textContent' +
        '.includes("a better one follows")', false);
    await open('lookahead.html');
    await browser.until('(document.getElementById("next").click(), document' +
        '.querySelector("#board .full-row"))');
    await expect('the row that is full', words('says'),
        /A queen is placed\. No safe square is left in row \d/);
}

async function tryBoardSigns() {
    await open('queens.html#step=1');
    await expect('who attacks whom', '[...document.querySelectorAll(' +
        '"#board .by")].map(t => t.textContent).join("")', '111111');
    await open('shortest.html');
    await browser.key('End');
    await expect('steps', words('says'), /The shortest way takes 6 steps\.$/);
    await expect('the least steps of a cell', '[...document.querySelectorAll(' +
        '"#board .least")].map(t => t.textContent).sort().join(" ")',
    '0 1 1 2 3 4 5 5 6 6 7');
    await open('thirty.html#step=last');
    await expect('no numbers that nobody can read', '[...document' +
        '.querySelectorAll("#board .least")].map(t => t.textContent).join("")',
    '');
    await expect('the mouse tells them', 'document.querySelector(' +
        '"#board .way title").textContent', 'least steps so far: 0');
}

const BOTTOM = name => 'Math.ceil(' + id(name) +
    '.getBoundingClientRect().bottom)';

async function tryPhone() {
    await screen(390, 844, 'light');
    for (const page of REPORTS) {
        await open(page + '.html');
        await expect(page + ' on a phone: not too wide',
            'document.documentElement.scrollWidth', 390);
        await expect(page + ' on a phone: what scrolls is come to by Tab',
            '[...document.querySelectorAll("main *")].filter(e => e.tabIndex ' +
            '< 0 && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e)' +
            '.overflowX === "auto").map(e => e.outerHTML).join(" ")', '');
        await expect(page + ': every picture is told in words',
            '[...document.querySelectorAll("svg")].every(s => ' +
            's.querySelector("title") && (s.querySelector("desc") || ' +
            's.getAttribute("aria-describedby")))', true);
        checkQuiet(page + ' on a phone');
    }
    for (const page of PAGES) {
        await open(page + '.html');
        await browser.key('ArrowRight');
        for (const name of ['scroll', 'predict', 'mistake', 'goto', 'scrub'])
            await expect(page + ' on a phone: ' + name, BOTTOM(name) + ' <= 844',
                true);
        await expect(page + ' on a phone: not too wide',
            'document.documentElement.scrollWidth', 390);
        checkQuiet(page + ' on a phone');
    }
}

/* The height of the smallest words in the tree, in pixels.  */
const SMALLEST = 'Math.min(...[...document.querySelectorAll("#tree text")].map' +
    '(t => parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a))';

async function tryDesk() {
    await screen(1280, 900, 'light');
    for (const page of PAGES.concat('large')) {
        await open(page + '.html');
        await browser.key('End');
        await expect(page + ': words can be read', SMALLEST + ' >= 10.9', true);
        checkQuiet(page);
    }
}

async function tryDark() {
    await screen(1280, 900, 'dark');
    await open('queens.html');
    await expect('dark if asked for',
        'getComputedStyle(document.body).backgroundColor', 'rgb(22, 24, 27)');
    await press('last');
    await expect('still works', STEP, 49);
}

/* axe-core, if its FILE is given: in light and dark, wide and narrow.  */
async function tryAxe(file) {
    if (!file) {
        console.log('no AXE=.../axe.min.js: axe-core did not look at the page');
        return;
    }
    for (const [width, scheme] of [[1280, 'light'], [1280, 'dark'],
        [390, 'light'], [390, 'dark']]) {
        await screen(width, 844, scheme);
        for (const page of PAGES.concat(REPORTS)) {
            await open(page + '.html#step=5');
            await browser.key('p');
            await browser.run(fs.readFileSync(file, 'utf8') + ';0');
            const found = await browser.run('axe.run().then(r => r.passes' +
                '.length < 10 ? "it looked at nothing" : r.violations.map(v => v.id + ' +
                '": " + v.nodes.map(n => n.html + " " + n.failureSummary)' +
                '.join("; ")).join("\\n"))');
            check('axe: ' + page + ', ' + width + ', ' + scheme, found === '',
                found);
        }
    }
}

module.exports = async function (theBrowser, axe) {
    browser = theBrowser;
    await tryNames();
    await tryTab();
    await tryMistakes();
    await tryHash();
    await tryCode();
    await tryFuture();
    await tryBoardSigns();
    await tryPhone();
    await tryDesk();
    await tryDark();
    await tryAxe(axe);
};
