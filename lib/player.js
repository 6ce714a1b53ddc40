/* player.js - the controls of the page.
   SPDX-License-Identifier: MIT

   The page shows step NOW of STEPS.  Every control ends in show(step).  */
'use strict';

(function () {
    const data = JSON.parse(document.getElementById('data').textContent);
    const nodes = readNodes(data.nodes);
    const steps = makeSteps(nodes);
    const byId = id => document.getElementById(id);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    let now = 0, timer = null, zoom = 0, scale = 1;
    let followed = performance.now();

    markTimes(nodes, steps);
    markBest(data, nodes, steps);
    byId('title').textContent = data.title;
    data.summary.forEach(line => {
        byId('summary').appendChild(document.createElement('p')).textContent =
            line;
    });
    const tree = makeTree(data, nodes, byId('tree'), index => {
        pause();
        show(nodes[index].born);
    }, () => byId('whole').checked);
    const board = (data.maze ? makeMaze : makeBoard)(data, nodes,
        byId('board'));
    byId('scrub').max = steps.length - 1;

    function addCount(name, value) {
        const row = byId('counts').insertRow();
        row.appendChild(document.createElement('th')).textContent = name;
        row.insertCell().textContent = value;
    }

    function showCounts(step) {
        const names = { generated: 'nodes generated', killed: data.maze ?
            'refused' : 'killed (B)', backtracks: 'backtracks',
            answers: data.maze ? 'ways found' : 'answers' };
        byId('counts').textContent = '';
        Object.keys(names).forEach(key => {
            addCount(names[key], step.count[key]);
        });
        if (step.best === undefined)
            return;
        const bound = nodes[standsAt(nodes, step)].bound;
        addCount('bound of the E-node', bound < 0 ? '-' : bound);
        addCount('best so far', step.best > 0 ? step.cost : '-');
    }

    function vector(path, killed) {
        const cells = path.concat(killed ? [killed.index] : []);
        if (data.maze)
            return cells.length + ' steps from the start';
        return 'x = (' + cells.map(i => nodes[i].col + 1).join(', ') + ')';
    }

    /* Keep the node where the search stands in sight.  While the tree still
       glides to an earlier one, its place tells nothing: then jump.  */
    function follow(node) {
        const box = byId('scroll'), time = performance.now();
        const jumps = still.matches || time - followed < 600;
        const x = node.x * scale, y = (node.y - tree.top) * scale;
        const side = node.side * scale + 20, half = node.half * scale + 40;
        followed = time;
        if (jumps)
            box.scrollTo(box.scrollLeft, box.scrollTop);
        if (x < box.scrollLeft + side || y < box.scrollTop + half ||
            x > box.scrollLeft + box.clientWidth - side ||
            y > box.scrollTop + box.clientHeight - half)
            box.scrollTo({ left: x - box.clientWidth / 2,
                top: y - box.clientHeight / 2,
                behavior: jumps ? 'auto' : 'smooth' });
    }

    function show(step) {
        now = Math.max(0, Math.min(steps.length - 1, step));
        const current = steps[now];
        const here = standsAt(nodes, current);
        /* A search for the best ends with its answer, not at the root.  */
        const shown = current.kind === 'end' && current.best || here;
        const path = pathTo(nodes, shown);
        const killed = current.kind === 'kill' ? nodes[current.node] : null;
        const answer = isAnAnswer(nodes[shown]) && shown > 0;
        tree.update(now, here);
        board(path, killed, answer, now);
        byId('says').textContent = sentence(data, nodes, current);
        byId('vector').textContent = vector(path, killed);
        byId('step').textContent = 'Step ' + now + ' of ' + (steps.length - 1);
        byId('scrub').value = now;
        showCounts(current);
        byId('first').disabled = byId('back').disabled = now === 0;
        byId('next').disabled = byId('last').disabled =
            now === steps.length - 1;
        follow(nodes[killed ? killed.index : here]);
    }

    function pause() {
        clearTimeout(timer);
        timer = null;
        byId('play').textContent = 'Play';
        byId('play').setAttribute('aria-pressed', 'false');
    }

    function tick() {
        if (now === steps.length - 1) {
            pause();
            return;
        }
        show(now + 1);
        timer = setTimeout(tick, 2400 / Math.pow(1.7, byId('speed').value));
    }

    function play() {
        if (timer !== null) {
            pause();
            return;
        }
        if (now === steps.length - 1)
            show(0);
        byId('play').textContent = 'Pause';
        byId('play').setAttribute('aria-pressed', 'true');
        timer = setTimeout(tick, 100);
    }

    function go(step) {
        pause();
        if (step >= 0)
            show(step);
    }

    const isBack = step => step.kind === 'back';
    const isAnswer = step => step.kind === 'enter' &&
        isAnAnswer(nodes[step.node]);

    /* The scale at which the whole tree is seen.  */
    function wholeScale() {
        const box = byId('scroll');
        return Math.min((box.offsetWidth - 6) / data.width, 1.4,
            (Math.max(box.offsetHeight, 300) - 6) / tree.height);
    }

    function setZoom(value) {
        zoom = Math.max(0, Math.min(12, value));
        scale = wholeScale() * Math.pow(1.5, zoom);
        tree.root.setAttribute('width', Math.floor(data.width * scale));
        follow(nodes[standsAt(nodes, steps[now])]);
    }

    /* Begin with all of the tree, unless it could not be read.  */
    function firstZoom() {
        const whole = wholeScale();
        return whole > 0.4 ? 0 : Math.ceil(Math.log(0.75 / whole) /
            Math.log(1.5));
    }

    function setWhole(on) {
        byId('whole').checked = on;
        byId('tree').className = on ? 'whole' : '';
        show(now);
    }

    /* In a maze a node shows its cell.  The rat may have been refused there
       before: look where it went.  */
    function findNode(words) {
        const cell = words.replace(/\s/g, '');
        return nodes.find(node => String(node.number) === cell) ||
            nodes.find(node => data.maze && isVisited(node) &&
                node.label.split('\n')[0] === cell);
    }

    function goTo(words) {
        const found = findNode(words);
        byId('goto').setCustomValidity(found ? '' : 'There is no such node.');
        byId('goto').reportValidity();
        if (found)
            go(found.born);
    }

    function speed(by) {
        byId('speed').value = Number(byId('speed').value) + by;
    }

    const actions = {
        first: () => go(0), back: () => go(now - 1), next: () => go(now + 1),
        last: () => go(steps.length - 1), play: play,
        backtrack: () => go(seek(steps, now, 1, isBack)),
        answer: () => go(seek(steps, now, 1, isAnswer)),
        smaller: () => setZoom(zoom - 1), larger: () => setZoom(zoom + 1),
        fit: () => setZoom(0)
    };
    Object.keys(actions).forEach(id => {
        byId(id).addEventListener('click', actions[id]);
    });
    byId('scrub').addEventListener('input', () => {
        go(Number(byId('scrub').value));
    });
    byId('whole').addEventListener('change', () => {
        setWhole(byId('whole').checked);
    });
    byId('goto').addEventListener('change', () => goTo(byId('goto').value));

    const keys = {
        ArrowLeft: actions.back, ArrowRight: actions.next, Home: actions.first,
        End: actions.last, ' ': play, b: actions.backtrack, a: actions.answer,
        B: () => go(seek(steps, now, -1, isBack)),
        A: () => go(seek(steps, now, -1, isAnswer)),
        s: () => speed(1), S: () => speed(-1), '+': actions.larger,
        '=': actions.larger, '-': actions.smaller, 0: actions.fit,
        w: () => setWhole(!byId('whole').checked),
        g: () => byId('goto').focus()
    };
    document.addEventListener('keydown', event => {
        const name = event.target.tagName;
        if (event.ctrlKey || event.altKey || event.metaKey || name === 'INPUT')
            return;
        if (name === 'BUTTON' && event.key === ' ' || !keys[event.key])
            return;
        event.preventDefault();
        keys[event.key]();
    });
    window.addEventListener('resize', () => setZoom(zoom));
    drawLegend(data, byId('legend'));
    setZoom(firstZoom());
    show(0);
}());
