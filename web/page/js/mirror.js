// The text mirror: every screen as headings, lists and buttons. A screen is a flat list of items in reading order;
// elements are kept by id, so that focus and a screen reader's place survive. In `drawn` mode they lie unseen over
// their drawn twins; in `plain` mode they are the page.
import { open_extra } from './extras.js';
import { send } from './line.js';
import { told } from './told.js';

export const mirror = (() => {
  const root = /** @type {HTMLElement} */ (document.getElementById('mirror'));
  /** @type {Map<string, any>} */
  let nodes = new Map(); // id -> node, in reading order
  let screen = '';
  let keys = false; // does the table listen to single keys?
  let moment = 0; // what the screen was made for
  let focused = ''; // id of the item that has the focus
  let rects = {};

  const BUTTONS = ['button', 'toggle', 'choice', 'disclosure'];
  const HOLDERS = ['region', 'list', 'table', 'row', 'chart'];
  const is_button = (/** @type {string} */ role) => BUTTONS.includes(role);
  const make = (/** @type {string} */ tag, /** @type {string} */ name = '') => {
    const element = document.createElement(tag);
    if (name) element.className = name;
    return element;
  };
  const set = (/** @type {Element} */ element, /** @type {string} */ name, /** @type {string | null} */ value) => {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  const set_text = (/** @type {Element} */ element, /** @type {string} */ text) => {
    if (element.textContent !== text) element.textContent = text;
  };

  // The same with some of it marked: from, to, from, to …
  function set_marked(element, text, marks) {
    const parts = [];
    let at = 0;
    for (let i = 0; i < marks.length; i += 2) {
      const found = make('mark');
      found.textContent = text.slice(marks[i], marks[i + 1]);
      parts.push(text.slice(at, marks[i]), found);
      at = marks[i + 1];
    }
    element.replaceChildren(...parts, text.slice(at));
  }

  const shape_of = (item, in_list) =>
    `${item.role}${item.role === 'heading' ? Math.min(Math.max(item.level || 2, 1), 6) : ''}${in_list ? ' in list' : ''}`;

  // A node: `el` has the meaning, `outer` stands in the parent, `holder` takes deeper items (where it can).
  function create(item, shape, in_list) {
    const id = `i-${item.id}`;
    const node = { id: item.id, role: item.role, shape, item, holder: null, sent: null };
    const label = make('span');
    label.id = `${id}-t`;
    node.label = label;
    const add_hint = (where) => {
      node.hint = make('span', 'hint');
      node.hint.id = `${id}-h`;
      if (!is_button(item.role)) {
        // Heard one after the other, they are two things.
        node.comma = make('span', 'comma');
        where.append(node.comma);
      }
      where.append(node.hint);
    };
    switch (item.role) {
      case 'heading':
        node.el = make(`h${shape.match(/\d/)[0]}`, 'it');
        node.el.append(label);
        break;
      case 'region':
        node.el = node.holder = make('section', 'it');
        break;
      case 'list':
        node.el = node.holder = make('ul');
        node.el.setAttribute('role', 'list'); // some engines drop it where there are no bullets
        break;
      case 'chart':
        // A list to be read; the lines above it are for the eye, where nothing else draws them (extra/chart.js).
        node.el = node.holder = make('ol');
        node.el.setAttribute('role', 'list');
        node.picture = make('div');
        node.outer = make('div', 'chart');
        node.outer.append(node.picture, node.el);
        break;
      case 'entry':
        // Its words lie over their drawn twin, not what holds the items in it: those have their own places.
        node.el = node.holder = make(in_list ? 'li' : 'div', 'entry');
        node.words = make('span', 'it');
        node.words.append(label);
        add_hint(node.words);
        node.el.append(node.words);
        break;
      case 'table':
      case 'row':
      case 'header':
      case 'cell': {
        // Said in roles too: laid out as anything else, engines forget what a table is.
        const [tag, role] = {
          table: ['table', 'table'], row: ['tr', 'row'], header: ['th', 'columnheader'], cell: ['td', 'cell'],
        }[item.role];
        node.el = make(tag, item.role === 'table' || item.role === 'row' ? '' : 'it');
        node.el.setAttribute('role', role);
        if (item.role === 'table' || item.role === 'row') node.holder = node.el;
        else node.el.append(label);
        break;
      }
      case 'input': {
        node.outer = make('label', 'field');
        node.el = make('input', 'it');
        Object.assign(node.el, { type: 'text', autocomplete: 'off', spellcheck: false, enterKeyHint: 'done' });
        label.className = 'it';
        node.outer.append(label, node.el);
        break;
      }
      case 'button':
      case 'toggle':
      case 'choice':
      case 'disclosure':
        node.el = make('button', 'it');
        node.el.type = 'button';
        node.el.append(label);
        // Beside the button, not in it: a name is short, what it would bring is the description.
        node.outer = make(in_list ? 'li' : 'div', 'pair');
        node.outer.append(node.el);
        add_hint(node.outer);
        node.hint.setAttribute('aria-hidden', 'true'); // seen; it is heard with the button
        if (item.role === 'choice') {
          node.el.setAttribute('role', 'radio');
          if (item.id.startsWith('lang.')) node.el.lang = item.id.slice(5);
        }
        break;
      default:
        node.el = make('p', 'it');
        node.el.append(label);
        add_hint(node.el);
    }
    node.el.id = id;
    node.outer = node.outer || node.el;
    if (in_list && node.outer.tagName !== 'LI') {
      const li = make('li');
      li.append(node.outer);
      node.outer = li;
    }
    return node;
  }

  function update(/** @type {any} */ node, /** @type {any} */ item) {
    node.item = item;
    const { el, label, hint } = node;
    if (item.role === 'row') {
      el.classList.toggle('on', Boolean(item.on));
      return;
    }
    if (['region', 'list', 'table', 'chart'].includes(item.role)) {
      set(el, 'aria-label', item.text || null);
      if (item.role === 'chart') node.lines = [];
      return;
    }
    if (item.marks || label.firstElementChild) set_marked(label, item.text, item.marks || []);
    else set_text(label, item.text || '');
    if (node.comma) set_text(node.comma, item.hint ? ', ' : '');
    if (item.role === 'entry' || item.role === 'text') set(el, 'aria-current', item.on ? 'true' : null);
    if (is_button(item.role)) {
      // What it would bring now that others have done something, is not said before what they have done.
      node.terse ||= focused === item.id && hint.textContent !== '' && hint.textContent !== (item.hint || '');
      set(el, 'aria-describedby', item.hint && !node.terse ? hint.id : null);
      // What waits is not said to be unavailable and, a moment later, to be available again: pressed, it says what it waits for.
      set(el, 'aria-disabled', item.enabled === false && !item.waits ? 'true' : null);
      el.toggleAttribute('data-waits', Boolean(item.waits));
      const state = { toggle: 'aria-pressed', choice: 'aria-checked', disclosure: 'aria-expanded' }[item.role];
      if (state) set(el, state, String(Boolean(item.on)));
      // Not "pressed": a button that comes to be one of those that stay down is another thing, and a screen reader says "blank" of it.
      else set(el, 'aria-current', item.lifted ? 'true' : null);
      el.classList.toggle('main', item.role === 'button' && Boolean(item.on));
      el.classList.toggle('wanted', Boolean(item.wanted));
    }
    if (hint) set_text(hint, item.hint || '');
    if (item.role === 'input') {
      el.placeholder = item.hint || ''; // what stands there when nothing is typed
      el.readOnly = item.enabled === false;
      el.inputMode = item.level ? 'numeric' : '';
      const value = item.value || '';
      // Whoever is typing knows better, until they leave the field.
      if (el.value !== value && document.activeElement !== el) el.value = value;
    }
  }

  let over_drawing = false; // else the mirror is the page, and nothing has a place of its own in it

  function place(node, drawn_at) {
    if (HOLDERS.includes(node.role)) return;
    const rect = over_drawing ? drawn_at : undefined;
    const el = node.words || node.el;
    const known = rect ? rect.join() : '';
    if (node.rect === known) return;
    node.rect = known;
    el.classList.toggle('at', Boolean(rect));
    const [x, y, w, h] = rect || [];
    el.style.transform = rect ? `translate(${x}px,${y}px)` : '';
    el.style.width = rect ? `${w}px` : '';
    el.style.height = rect ? `${h}px` : '';
    if (node.role === 'input' && rect) el.style.setProperty('--tall', `${h}px`); // its type grows with it
  }

  // Puts `wanted` into `holder` in this order; what stands right is not moved (moving takes the focus away).
  function arrange(holder, wanted, first) {
    let at = first;
    for (const outer of wanted) {
      while (at && at.classList.contains('gone')) at = at.nextSibling;
      if (at === outer) at = at.nextSibling;
      else holder.insertBefore(outer, at);
    }
  }

  const list_of = (id) => {
    const node = nodes.get(id);
    return node ? node.list : null;
  };

  // Where the focus goes when its item is gone, or rests while something else is to be done.
  function next_place(/** @type {Map<string, any>} */ old, /** @type {string} */ id) {
    const ids = [...old.keys()];
    const here = ids.indexOf(id);
    const { list } = old.get(id);
    const near = !list ? [] : ids
      .map((other, i) => [other, i > here ? (i - here) * 2 - 1 : (here - i) * 2])
      .filter(([other]) => other !== id && old.get(other).list === list && nodes.has(other) && is_button(nodes.get(other).role))
      .sort((a, b) => a[1] - b[1])
      .map(([other]) => other);
    const opener = ids.slice(0, here).reverse().find((other) => old.get(other).role === 'disclosure' && nodes.has(other));
    const wanted = to_do();
    // How something ended.
    const fresh = [...nodes.values()].find((node) => node.role === 'heading' && node.item.level > 1 && !old.has(node.id));
    const place = near.find((other) => nodes.get(other).item.enabled !== false) || (wanted && wanted.id) || (fresh && fresh.id) || near[0] || opener;
    waits = place || !nodes.has('prompt') ? '' : 'prompt';
    return place || waits || heading();
  }
  let waits = ''; // where the focus was put as there was nothing to be done just then
  const decides = (/** @type {any} */ item) => is_button(item.role) && item.enabled !== false && /^(move|lift|compose|show|lesson_on|trial_next|trial_done)\b/.test(item.action);
  // What is to be decided now: the one main thing, else the first.
  function to_do() {
    const can = [...nodes.values()].filter(({ item }) => decides(item));
    return can.find(({ item }) => item.on) || can.find(({ item }) => item.wanted) || can[0];
  }
  // What was played goes from the table at once; the focus on it stays until there is somewhere to go, or until the telling
  // begins: moved twice, a screen reader says one place or both, as it comes.
  const still = () =>
    screen === 'table' && nodes.has('prompt') &&
    ![...nodes.values()].some(({ item }) => decides(item) || (item.enabled !== false && /^(skip|reveal|deal|rematch)\b/.test(item.action)));
  /** @type {{node: any, old: Map<string, any>} | null} */
  let gone = null;
  function keep_gone(/** @type {any} */ node, /** @type {Map<string, any>} */ old) {
    gone = { node, old };
    for (const part of [node.label, node.hint]) if (part) part.removeAttribute('id'); // it may come again
    node.el.id = 'i-gone';
    node.el.dataset.waits = '';
    node.outer.classList.add('gone');
  }
  // Where the focus comes from something that is no more when a busy screen reader hears of it, it says nothing (Orca in Chromium).
  const HEARD = 1000; // ms
  function let_go() {
    if (!gone) return;
    const { el, outer } = gone.node;
    gone = null;
    el.removeAttribute('id');
    el.tabIndex = -1;
    setTimeout(() => outer.remove(), HEARD);
  }
  const heading = () => {
    for (const node of nodes.values()) if (node.role === 'heading') return node.id;
    return nodes.size ? nodes.keys().next().value : null;
  };

  // Where somebody is put by what others did, it is what they did that counts: only the name is said.
  function focus(/** @type {string} */ id, tersely = false) {
    const node = nodes.get(id);
    if (!node) return;
    if (window.top !== window && !document.hasFocus()) return; // never taken from the page around us
    if (!is_button(node.role) && node.role !== 'input') node.el.tabIndex = -1;
    told.focused(node.label.textContent);
    node.terse = tersely;
    update(node, node.item);
    node.el.focus({ preventScroll: document.documentElement.classList.contains('drawn') });
  }

  // One tab stop a list of buttons; the arrows move inside.
  function rove() {
    const groups = new Map();
    for (const node of nodes.values()) {
      if (node.list === null) {
        if (is_button(node.role)) node.el.tabIndex = 0;
        continue;
      }
      if (!groups.has(node.list)) groups.set(node.list, []);
      groups.get(node.list).push(node);
    }
    for (const group of groups.values()) {
      const buttons = group.filter((node) => is_button(node.role));
      const mixed = group.some((node) => node.role === 'input');
      const stop =
        buttons.find((node) => node.id === focused) ||
        buttons.find((node) => node.el.tabIndex === 0 && node.roving && node.item.enabled !== false) ||
        buttons.find((node) => node.item.on) ||
        buttons.find((node) => node.item.enabled !== false) ||
        buttons[0];
      for (const node of buttons) {
        node.roving = !mixed && buttons.length > 1;
        node.el.tabIndex = !node.roving || node === stop ? 0 : -1;
      }
    }
  }

  function show(/** @type {any} */ message) {
    const old = nodes;
    const before = focused && old.has(focused) ? focused : '';
    const had_focus = root.contains(document.activeElement) && (before !== '' || gone !== null);
    const new_screen = message.screen !== screen;
    screen = message.screen;
    keys = Boolean(message.keys);
    moment = message.moment;
    nodes = new Map();
    const known = rects;
    rects = {};
    // A screen reader says what becomes of the words under the focus, though it leaves them; not where they are gone.
    const left = had_focus && before === waits && message.items.some(decides) ? before : '';

    // Build: a stack of holders, each with what it shall hold.
    const top = { depth: -1, holder: root, children: [], node: null, list: null };
    const all = [top];
    let stack = [top];
    for (const item of message.items) {
      if (nodes.has(item.id)) continue;
      const depth = item.depth || 0;
      while (stack.length > 1 && stack[stack.length - 1].depth >= depth) stack.pop();
      const parent = stack[stack.length - 1];
      parent.choices ||= item.role === 'choice';
      parent.tools ||= screen === 'table' && is_button(item.role);
      const in_list = parent.node !== null && ['list', 'chart'].includes(parent.node.role);
      const shape = shape_of(item, in_list);
      let node = old.get(item.id);
      if (!node || node.shape !== shape || item.id === left) node = create(item, shape, in_list);
      update(node, item);
      node.list = parent.list;
      if (parent.node && parent.node.lines) parent.node.lines.push(item.value);
      // The first row names the columns; a header in any other names its row.
      if (item.role === 'header') set(node.el, 'role', parent.first_row ? 'columnheader' : 'rowheader');
      nodes.set(item.id, node);
      // Where it was it stays, until the drawing says otherwise.
      if (item.rect) rects[item.id] = item.rect;
      else if (old.get(item.id) === node && known[item.id]) rects[item.id] = known[item.id];
      place(node, rects[item.id]);
      parent.children.push(node.outer);
      if (node.holder) {
        const list = item.role === 'list' ? item.id : parent.list;
        const first_row = item.role === 'row' && parent.children.length === 1;
        const frame = { depth, holder: node.holder, children: [], node, list, first_row, parent };
        all.push(frame);
        stack.push(frame);
      }
    }
    if (had_focus && !gone && !new_screen && nodes.get(before) !== old.get(before)) keep_gone(old.get(before), old);
    for (const [id, node] of old) if (nodes.get(id) !== node && !(gone && gone.node === node)) node.outer.remove();
    for (const { holder, children, node } of all) {
      const own = node && node.words ? node.words.nextSibling : holder.firstChild;
      arrange(holder, children, own);
    }

    const charts = [...nodes.values()].filter((node) => node.lines);
    if (charts.length) open_extra('chart', charts.map(({ picture, lines, item }) => ({ picture, lines, scale: Number(item.value) || 1 })));

    // Names that no heading or outer name shows already are shown by the style sheet, in plain mode.
    for (const { node, children, parent, choices, tools } of all) {
      if (!node || node.role === 'entry' || node.role === 'row') continue;
      // Made another thing, it would take what had the focus with it.
      if (node.role === 'list' && !node.el.querySelector('.gone')) {
        // In a toolbar screen readers leave arrows and letters to the page.
        const role = choices ? 'radiogroup' : tools ? 'toolbar' : 'list';
        set(node.el, 'role', role);
        for (const child of children) set(child, 'role', role === 'list' ? null : 'none');
      }
      const name = node.item.text || '';
      const first = children[0] && /^H\d$/.test(children[0].tagName);
      // Which game it is that would be played: three buttons say no more than "Play".
      if (first && node.role === 'region' && children[0].tagName === 'H2')
        for (const { firstChild: button } of children) if (button.tagName === 'BUTTON') set(button, 'aria-labelledby', `${button.id}-t ${children[0].id}`);
      const repeated = parent && parent.node && parent.node.item.text === name;
      const before = node.el.previousElementSibling;
      const headed = before && /^H\d$/.test(before.tagName) && before.textContent === name;
      set(node.lines ? node.outer : node.el, 'data-name', name && !first && !repeated && !headed ? name : null);
    }

    if (message.title) document.title = message.title;
    root.dataset.screen = screen;
    told.at(screen, keys || screen !== 'table');
    rove();
    if (!had_focus && !pending_focus) return;
    if (gone && !new_screen && !nodes.has(message.focus) && still() && gone.node.el.isConnected) return;
    if (nodes.has(message.focus)) {
      focus(message.focus);
    } else if (gone && !new_screen) {
      move_on();
    } else if (!new_screen) {
      if (rests(before)) focus(next_place(old, before), true);
    } else {
      // Someone who came by keyboard or by ear starts at the top of the new screen.
      const twin = pending_focus && [...nodes.values()].find((node) => node.item.action === pending_focus);
      focus(twin ? twin.id : heading());
    }
    let_go();
    pending_focus = '';
    rove();
  }
  // It can't be pressed now, and something else can.
  const rests = (/** @type {string} */ id) => (nodes.get(id)?.item.enabled === false || id === waits) && to_do();
  // From what is gone, or is no button any more, to where there is something to do.
  function move_on() {
    if (!gone) return;
    const { node: { id, role }, old } = gone;
    const now = nodes.get(id);
    const stays = now && !rests(id) && (now.role === role || is_button(now.role) || !to_do());
    focus(stays ? id : next_place(old, id), true);
    let_go();
  }
  let pending_focus = ''; // the action that had the focus on the home of the shell

  const place_all = () => nodes.forEach((node, id) => place(node, rects[id]));

  function set_rects(/** @type {any} */ changed) {
    rects = changed;
    place_all();
  }
  function lie_over(/** @type {boolean} */ drawing) {
    over_drawing = drawing;
    place_all();
  }

  // --- What people do ---

  /** @param {any} node */
  const act = (node) => send({ on: 'action', action: node.item.action, moment });

  // Whoever presses what waits need not wait for the telling; else they hear who is waited for.
  function hurry() {
    const skip = nodes.get('skip');
    if (skip) act(skip);
    else if (nodes.has('prompt')) told.say({ text: nodes.get('prompt').item.text, logged: false });
  }

  const item_at = (/** @type {EventTarget | null} */ target) => {
    const element = target instanceof Element ? target.closest('[id^="i-"]') : null;
    return element ? nodes.get(element.id.slice(2)) || null : null;
  };

  // Not on the element that holds it all: everything in that would be called clickable.
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const element = root.contains(target) && target.closest('button');
    if (element && 'waits' in element.dataset) hurry();
    const node = element && item_at(element);
    if (!node || node.item.enabled === false || !node.item.action) return;
    act(node);
  });
  root.addEventListener('input', (event) => {
    const node = item_at(event.target);
    if (node && node.role === 'input') send({ on: 'input', id: node.id, value: event.target.value });
  });
  root.addEventListener('focusin', (event) => {
    const node = item_at(event.target);
    focused = node ? node.id : '';
    if (node && node.roving) rove();
    // A finger needs no ring round what it took the focus to.
    send({ on: 'focus', id: event.target.matches(':focus-visible') ? focused : '' });
  });
  root.addEventListener('focusout', (event) => {
    const left = item_at(event.target);
    const was = gone && event.target === gone.node.el && gone;
    if (was) setTimeout(() => gone === was && let_go());
    if (left && left.terse) {
      left.terse = false;
      update(left, left.item);
    }
    if (event.relatedTarget && root.contains(event.relatedTarget)) return;
    const node = nodes.get(focused);
    if (node && node.role === 'input' && node.el.value !== (node.item.value || '')) node.el.value = node.item.value || '';
    if (!document.hasFocus()) return; // the window's focus went, not the item's
    focused = '';
    send({ on: 'focus', id: '' });
  });

  // The nearest button of a group in a direction, by where they lie; null at the edge.
  function toward(/** @type {any[]} */ group, /** @type {number} */ from, /** @type {string} */ key) {
    const boxes = group.map((node) => {
      const rect = rects[node.id];
      if (rect && document.documentElement.classList.contains('drawn')) return rect;
      const { left, top, width, height } = node.el.getBoundingClientRect();
      return [left, top, width, height];
    });
    const mid = ([x, y, w, h]) => [x + w / 2, y + h / 2];
    const [x, y] = mid(boxes[from]);
    const sign = key === 'ArrowDown' ? 1 : -1;
    let best = null;
    boxes.forEach((box, i) => {
      const [bx, by] = mid(box);
      const down = (by - y) * sign;
      if (i === from || down < box[3] * 0.5) return;
      const cost = Math.abs(bx - x) + down * 3;
      if (!best || cost < best.cost) best = { cost, i };
    });
    return best && best.i;
  }

  // Through a replay by keys, wherever the focus is.
  const STEPS = { ArrowLeft: 'last', ArrowRight: 'next', PageUp: 'last_rest', PageDown: 'next_rest' };
  document.addEventListener('keydown', (event) => {
    const node = screen === 'replay' && Object.hasOwn(STEPS, event.key) && nodes.get(`replay.${STEPS[event.key]}`);
    if (!node || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (node.item.enabled !== false) act(node);
  });

  // Single keys at the table: what they mean is the program's to know (web/app/keys.h). Never where somebody types,
  // nor where they are switched off.
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (!keys || !/^\S$/u.test(key) || ctrlKey || altKey || metaKey || event.isComposing || event.defaultPrevented) return;
    if (target instanceof HTMLInputElement || (target !== document.body && !root.contains(/** @type {Node} */ (target)))) return;
    event.preventDefault();
    if (key === '/') focus('command');
    else send({ on: 'key', key });
  });

  root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const node = item_at(event.target);
    if (gone && event.target === gone.node.el && /^(Arrow|Home$|End$)/.test(event.key)) {
      event.preventDefault();
      move_on();
    }
    if (!node) return;
    if (node.role === 'input') {
      if (event.key !== 'Enter') return;
      if (node.item.action) {
        act(node);
        node.el.value = node.item.value || ''; // what was said is done: the line is as the screen has it
        return;
      }
      // The next field, or what is to be done when all are filled in.
      const fields = [...nodes.values()].filter((other) => other.role === 'input' || (other.role === 'button' && other.item.on));
      const next = fields[fields.indexOf(node) + 1];
      if (next) focus(next.id);
      return;
    }
    if (!node.roving) return;
    const group = [...nodes.values()].filter((other) => other.list === node.list && is_button(other.role));
    const here = group.indexOf(node);
    let there = null;
    switch (event.key) {
      case 'ArrowRight': there = here + 1; break;
      case 'ArrowLeft': there = here - 1; break;
      case 'Home': there = 0; break;
      case 'End': there = group.length - 1; break;
      case 'ArrowDown':
      case 'ArrowUp':
        there = toward(group, here, event.key);
        if (there === null) there = here + (event.key === 'ArrowDown' ? 1 : -1);
        break;
      default: return;
    }
    event.preventDefault();
    if (there >= 0 && there < group.length) focus(group[there].id);
  });

  return {
    show,
    // Something is said aloud. Whoever is on what is gone hears where they go before it, not after.
    begins: () => { if (gone) setTimeout(move_on); },
    set_rects,
    lie_over,
    focus,
    expect_focus: (/** @type {string} */ action) => { pending_focus = action; },
    root,
  };
})();
