/* player_code.js - the code that made a move, and the calls that were open.
   SPDX-License-Identifier: MIT  */
'use strict';

/* Return a function that shows where the code of DATA was in a step.  */
function makeCode(data) {
    const code = data.code, box = document.getElementById('code');
    const source = document.getElementById('source');
    const calls = document.getElementById('calls');
    const SHOWN = 12;
    let here = null;

    box.hidden = false;
    box.querySelector('h2').textContent = code.file;
    code.text.replace(/\n$/, '').split('\n').forEach(text => {
        source.appendChild(document.createElement('li')).textContent = text;
    });

    function add(words) {
        calls.appendChild(document.createElement('li')).textContent = words;
    }

    function point(line) {
        if (here) {
            here.className = '';
            here.removeAttribute('aria-current');
        }
        here = source.children[line - 1];
        if (!here)
            return;
        here.className = 'here';
        here.setAttribute('aria-current', 'step');
        source.scrollTop = here.offsetTop - source.offsetTop -
            source.clientHeight / 2;
    }

    return step => {
        const stack = code.stacks[step.kind === 'end' ||
            step.move === undefined ? -1 : code.of[step.move]] || [];
        point(stack.length > 0 ? stack[0][0] : 0);
        calls.textContent = '';
        stack.slice(0, SHOWN).forEach(call => add(call[1] + ', line ' +
            call[0]));
        if (stack.length > SHOWN)
            add('... and those that called it');
    };
}
