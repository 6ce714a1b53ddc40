/* reader.js - a reader of pages: what the tests of the page have in common.
   SPDX-License-Identifier: MIT

       const reader = require('./reader.js');
       await reader.start(program, folder);
       await reader.open('queens.html');
       await reader.expect('begins at step 0', reader.STEP, 0);

   Clicks and keys are those of a real mouse and keyboard; the network is
   off.  */
'use strict';

const path = require('path');
const browsers = require('./browser.js');

let browser, place;
const result = { passed: 0, failed: 0 };

async function start(program, folder) {
    browser = await browsers.start(program, path.join(folder, 'profile'));
    place = folder;
    return browser;
}

function check(name, good, more) {
    if (good) {
        result.passed++;
        return;
    }
    result.failed++;
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

/* Open page NAME; it may end in #step=3.  */
async function open(name) {
    await browser.open('about:blank');
    await browser.open('file://' + path.resolve(place, name));
}

function checkQuiet(name) {
    check(name + ': nothing on the console', browser.complaints().length === 0,
        browser.complaints().join('\n'));
    check(name + ': no request but the page', browser.requests().every(url =>
        url.startsWith('file://')), browser.requests().join(' '));
}

/* Be a screen of WIDTH x HEIGHT pixels, "light" or "dark".  */
async function screen(width, height, scheme) {
    await browser.send('Emulation.setDeviceMetricsOverride', { width: width,
        height: height, deviceScaleFactor: 1, mobile: width < 500 });
    await browser.send('Emulation.setEmulatedMedia', { features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: scheme }] });
}

module.exports = { start, check, expect, id, words, STEP, count, press, open,
    checkQuiet, screen, result };
