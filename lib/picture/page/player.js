/* player.js - the controls of the page.
   SPDX-License-Identifier: MIT

   The page shows step NOW of STEPS.  Every control ends in show(step).  */
'use strict';

(function () {
    const data = JSON.parse(document.getElementById('data').textContent);
    const nodes = readNodes(data.nodes);
    const steps = data.list ? makeListSteps(data, nodes) :
        makeSteps(data, nodes);
    const byId = id => document.getElementById(id);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    let now = 0, timer = null, zoom = 0, scale = 1, heard = '';
    const score = { on: false, asked: 0, right: 0 };
    let followed = performance.now();

    if (!data.list) {
        markTimes(nodes, steps);
        markBest(data, nodes, steps);
    }
    byId('title').textContent = data.title;
    data.summary.concat(data.remark).forEach(line => {
        byId('about').appendChild(document.createElement('p')).textContent =
            line;
    });
    const tree = makeTree(data, nodes, byId('tree'), index => {
        pause();
        show(nodes[index].born);
    }, () => byId('whole').checked);
    const board = (data.maze ? makeMaze : makeBoard)(data, nodes,
        byId('board'));
    const chooser = makeChooser(byId('board'), data.n || data.maze.length,
        data.n || data.maze[0].length, () => score.on && !data.list,
        square => guess({ square: square }), words => {
            byId('cursor').textContent = words;
        });
    const list = data.list ? makeList(data, nodes,
        document.querySelector('.tree'), node => score.on ?
            guess({ node: node }) : go(node.born)) : () => {};
    const code = data.code ? makeCode(data) : () => {};
    if (data.list) {
        byId('backtrack').textContent = 'Next E-node';
        byId('jump').textContent = 'next E-node';
    }
    if (!nodes.some(node => node.alarm) && !steps.some(step =>
        step.kind === 'refused'))
        byId('mistake').disabled = byId('mistake-before').disabled = true;
    byId('scrub').max = steps.length - 1;

    function addCount(name, value) {
        const row = byId('counts').insertRow();
        row.appendChild(document.createElement('th')).textContent = name;
        row.insertCell().textContent = value;
    }

    function showCounts(step) {
        const names = { generated: 'nodes generated', live: 'live nodes',
            placed: data.maze ? 'cells entered' : 'queens placed',
            tests: 'squares tested', killed: data.maze ? 'refused' :
                'killed (B)', refused: 'placements refused',
            backtracks: 'backtracks', expanded: 'expanded',
            answers: data.maze ? 'ways found' : 'answers' };
        byId('counts').textContent = '';
        Object.keys(names).forEach(key => {
            if (step.count[key] !== undefined && (key !== 'refused' ||
                steps.some(other => other.kind === 'refused')))
                addCount(names[key], step.count[key]);
        });
        if (step.best === undefined)
            return;
        const bound = nodes[step.here].bound, unit = data.maze ? ' steps' : '';
        addCount('bound of the E-node', bound < 0 ? '-' : bound + unit);
        addCount(data.maze ? 'shortest way so far' : 'best so far',
            step.best > 0 ? step.cost + unit : '-');
    }

    function vector(path, killed) {
        const cells = path.concat(killed ? [killed.index] : []);
        if (data.maze)
            return counted(path.length, 'step') + ' from the start';
        return 'x = (' + cells.map(i => nodes[i].col + 1).join(', ') + ')';
    }

    /* Keep the node where the search stands in sight.  While the tree still
       glides to an earlier one, its place tells nothing: then jump.  */
    function follow(node) {
        const box = byId('scroll'), time = performance.now();
        const jumps = still.matches || time - followed < 600;
        const x = (node.x - tree.left) * scale, y = (node.y - tree.top) * scale;
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

    function told(time) {
        return data.list ? listSentence(data, nodes, steps[time], time) +
            listFaults(nodes, steps[time], time) :
            sentence(data, nodes, steps, time);
    }

    function show(step) {
        now = Math.max(0, Math.min(steps.length - 1, step));
        const current = steps[now], shown = current.shown;
        const path = pathTo(nodes, shown);
        const killed = current.kind === 'kill' ? nodes[current.node] : null;
        tree.update(now, current.here);
        board({ path: path, killed: killed, time: now, step: current,
            answer: isAnAnswer(nodes[shown]) && shown > 0 &&
                current.kind !== 'add' });
        list(now);
        code(current);
        byId('says').textContent = heard + told(now) + ask();
        heard = '';
        byId('vector').textContent = vector(path, killed);
        byId('step').textContent = 'Step ' + now + ' of ' + (steps.length - 1);
        byId('step').href = '#step=' + now;
        byId('scrub').value = now;
        showCounts(current);
        byId('first').disabled = byId('back').disabled = now === 0;
        byId('next').disabled = byId('last').disabled =
            now === steps.length - 1;
        follow(nodes[killed ? killed.index :
            data.list && current.kind !== 'end' ? current.node : shown]);
    }

    const nextMove = () => seek(steps, now, 1, step => isMove(data, step));

    function ask() {
        return !score.on ? '' : nextMove() < 0 ?
            ' No move is left to predict.' : ' ' + question(data);
    }

    function guess(what) {
        const next = nextMove();
        if (!score.on || next < 0)
            return;
        const said = judgeGuess(data, nodes, steps, now, next, what);
        score.asked += said.counts;
        score.right += said.right;
        byId('score').textContent = 'Score: ' + score.right + ' of ' +
            score.asked;
        heard = said.words;
        if (!data.list) {
            go(next);
            return;
        }
        heard += told(next) + ' ';
        now = next;
        goToQuestion();
    }

    /* What is taken out of a list can be told once all is in it.  */
    function goToQuestion() {
        const next = nextMove();
        go(next < 0 ? steps.length - 1 : next - 1);
    }

    function predict() {
        score.on = !score.on;
        score.asked = score.right = 0;
        byId('score').textContent = 'Score: 0 of 0';
        byId('predict').setAttribute('aria-pressed', String(score.on));
        document.body.classList.toggle('predicts', score.on);
        byId('score').hidden = !score.on;
        byId('undo').hidden = !score.on || Boolean(data.list);
        byId('whole').disabled = score.on;
        if (score.on && !data.list) {
            byId('board').tabIndex = 0;
            byId('board').setAttribute('role', 'application');
            byId('board').setAttribute('aria-label', 'Choose a square: ' +
                'arrow keys move, Enter chooses');
        } else {
            chooser.hide();
            ['tabindex', 'role', 'aria-label'].forEach(name =>
                byId('board').removeAttribute(name));
        }
        setWhole(false);
        if (score.on && data.list)
            goToQuestion();
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

    const isBack = step => step.kind === (data.list ? 'take' : 'back');
    const isAnswer = step => step.kind === 'found' || step.kind === 'enter' &&
        isAnAnswer(nodes[step.node]);

    const isWrong = (step, time) => isMistake(nodes, step, time);

    /* The scale at which the whole tree is seen.  */
    function wholeScale() {
        const box = byId('scroll');
        return Math.min(Math.max(box.offsetWidth - 6, 1) / tree.width, 1.4,
            (Math.max(box.offsetHeight, 300) - 6) / tree.height);
    }

    function setZoom(value) {
        zoom = Math.max(0, Math.min(16, value));
        scale = wholeScale() * Math.pow(1.5, zoom);
        tree.root.setAttribute('width', Math.floor(tree.width * scale));
        follow(nodes[steps[now].here]);
    }

    /* Begin with all of the tree, unless it could not be read: captions have 13
       pixels, and 11 can be read.  */
    function firstZoom() {
        return Math.max(0, Math.log(0.85 / wholeScale()) / Math.log(1.5));
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
        predict: predict, undo: () => guess({ back: true }),
        mistake: () => go(seek(steps, now, 1, isWrong)),
        'mistake-before': () => go(seek(steps, now, -1, isWrong)),
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
        m: actions.mistake, M: actions['mistake-before'], p: predict,
        t: actions.undo, s: () => speed(1), S: () => speed(-1), '+': actions.larger,
        '=': actions.larger, '-': actions.smaller, 0: actions.fit,
        w: () => score.on || setWhole(!byId('whole').checked),
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
    function goToHash() {
        const found = /^#step=(\d+|last)$/.exec(window.location.hash);
        if (found)
            go(found[1] === 'last' ? steps.length - 1 : Number(found[1]));
    }
    window.addEventListener('hashchange', goToHash);
    drawLegend(data, byId('legend'));
    setZoom(firstZoom());
    show(0);
    goToHash();
}());
