/* browser.js - a headless Chromium, led over a pipe.
   SPDX-License-Identifier: MIT

   Speaks the DevTools protocol on two pipes, so that no port is opened and
   nothing but Chromium and Node.js is needed.

       const browser = await start('chromium', folder);
       await browser.open('file:///.../page.html');
       await browser.key('ArrowRight');
       await browser.run('document.title');
       browser.stop();  */
'use strict';

const { spawn } = require('child_process');

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run',
    '--disable-background-networking', '--disable-component-update',
    '--disable-sync', '--disable-quic', '--remote-debugging-pipe',
    '--window-size=1280,900'];

/* What the protocol wants to know of a key besides its name.  */
const CODES = { ArrowLeft: 37, ArrowRight: 39, Home: 36, End: 35, ' ': 32,
    Enter: 13, Tab: 9 };

class Browser {
    constructor(program, folder) {
        this.child = spawn(program, [...FLAGS, '--user-data-dir=' + folder,
            'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe',
            'pipe'] });
        this.ended = new Promise(resolve => this.child.on('exit', resolve));
        this.waiting = new Map();
        this.events = [];
        this.last = 0;
        let rest = '';
        this.child.stdio[4].on('data', bytes => {
            const parts = (rest + bytes).split('\0');
            rest = parts.pop();
            parts.forEach(part => this.hear(JSON.parse(part)));
        });
    }

    hear(message) {
        const waiting = this.waiting.get(message.id);
        if (!waiting) {
            this.events.push(message);
        } else if (message.error) {
            waiting.reject(new Error(message.error.message));
        } else {
            waiting.resolve(message.result);
        }
        this.waiting.delete(message.id);
    }

    send(method, params) {
        const message = { id: ++this.last, method: method,
            params: params || {} };
        if (this.session)
            message.sessionId = this.session;
        this.child.stdio[3].write(JSON.stringify(message) + '\0');
        return new Promise((resolve, reject) => {
            this.waiting.set(message.id, { resolve, reject });
        });
    }

    async attach() {
        const { targetInfos } = await this.send('Target.getTargets');
        const page = targetInfos.find(target => target.type === 'page');
        const { sessionId } = await this.send('Target.attachToTarget',
            { targetId: page.targetId, flatten: true });
        this.session = sessionId;
        for (const domain of ['Page', 'Runtime', 'Log', 'Network'])
            await this.send(domain + '.enable');
        await this.send('Network.emulateNetworkConditions', { offline: true,
            latency: 0, downloadThroughput: 0, uploadThroughput: 0 });
    }

    /* Load URL and wait until it is there.  */
    async open(url) {
        this.events = [];
        await this.send('Page.navigate', { url: url });
        await this.until('document.readyState === "complete"');
    }

    /* Return the value of EXPRESSION in the page.  */
    async run(expression) {
        const { result, exceptionDetails } = await this.send('Runtime.evaluate',
            { expression: expression, returnByValue: true,
                awaitPromise: true });
        if (exceptionDetails)
            throw new Error(expression + ': ' + exceptionDetails.text);
        return result.value;
    }

    /* Wait until EXPRESSION is true.  */
    async until(expression) {
        for (let i = 0; i < 300; i++) {
            if (await this.run(expression))
                return;
            await new Promise(resolve => setTimeout(resolve, 20));
        }
        throw new Error('waited in vain for ' + expression);
    }

    /* Press and release KEY.  */
    async key(key, shift) {
        const params = { key: key, modifiers: shift ? 8 : 0,
            windowsVirtualKeyCode: CODES[key] || key.toUpperCase().charCodeAt(0)
        };
        if (key.length === 1)
            params.text = key;
        if (key === 'Enter')
            params.text = '\r';
        await this.send('Input.dispatchKeyEvent',
            Object.assign({ type: 'keyDown' }, params));
        delete params.text;
        await this.send('Input.dispatchKeyEvent',
            Object.assign({ type: 'keyUp' }, params));
    }

    /* Click in the middle of the element that EXPRESSION gives.  */
    async click(expression) {
        const at = await this.run('(element => { element.scrollIntoView(' +
            '{ block: "center", inline: "center", behavior: "instant" });' +
            ' const box = element.getBoundingClientRect();' +
            ' return { x: box.x + box.width / 2, y: box.y + box.height / 2 };' +
            ' })(' + expression + ')');
        for (const type of ['mousePressed', 'mouseReleased'])
            await this.send('Input.dispatchMouseEvent', { type: type, x: at.x,
                y: at.y, button: 'left', clickCount: 1 });
    }

    /* Return what went wrong in the page: errors, refused requests.  */
    complaints() {
        return this.events.filter(event =>
            event.method === 'Runtime.exceptionThrown' ||
            event.method === 'Runtime.consoleAPICalled' ||
            event.method === 'Log.entryAdded').map(event =>
            JSON.stringify(event.params).slice(0, 300));
    }

    /* Return the addresses that the page asked for.  */
    requests() {
        return this.events.filter(event =>
            event.method === 'Network.requestWillBeSent').map(event =>
            event.params.request.url);
    }

    async stop() {
        this.session = undefined;
        this.send('Browser.close').catch(() => {});
        const late = setTimeout(() => this.child.kill('SIGKILL'), 5000);
        await this.ended;
        clearTimeout(late);
    }
}

async function start(program, folder) {
    const browser = new Browser(program, folder);
    await browser.attach();
    return browser;
}

module.exports = { start };
