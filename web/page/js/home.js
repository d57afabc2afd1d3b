// The home of the shell: works before the program is there. What is tapped is done when it can be.

const words = WORDS; // {fr: {key: text}, …}: the shell.* words that scripts need; filled in by scripts/assemble.mjs
const word = (key) => (words[document.documentElement.lang] || words.fr)[`shell.${key}`];

const home = (() => {
  const root = document.getElementById('home');
  const wait = document.getElementById('wait');
  let wanted = '';
  let tongue = '';

  root.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.dataset.lang) {
      tongue = button.dataset.lang;
      set_language(tongue);
      habits.set('lang', tongue);
      document.title = word('title');
      if (wanted) wait.textContent = word('wait');
    } else if (button.dataset.action) {
      wanted = button.dataset.action;
      for (const other of root.querySelectorAll('[data-action]')) {
        other.setAttribute('aria-pressed', String(other === button));
      }
      wait.textContent = word('wait');
      if (program_is_here()) send({ on: 'action', id: 'home', action: wanted });
    }
  });

  document.title = word('title');
  document.querySelector('meta[name=description]').content = word('description');

  return {
    wanted: () => wanted,
    tongue: () => tongue,
    // The program has its first screen ready: the home goes, the focus follows.
    leave() {
      if (root.hidden) return;
      const twin = root.contains(document.activeElement) && document.activeElement.dataset.action;
      if (twin) mirror.expect_focus(twin);
      return () => { root.hidden = true; };
    },
    there: () => !root.hidden,
    root,
  };
})();

// A notice over everything, for the one or two things the program itself can't tell.
function notice(key, ...actions) {
  let box = document.getElementById('notice');
  if (!box) {
    box = document.createElement('div');
    box.id = 'notice';
    box.className = 'notice';
    box.setAttribute('role', 'alert');
    document.body.append(box);
  }
  const text = document.createElement('p');
  text.textContent = word(key);
  box.replaceChildren(text);
  for (const [label, act] of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = word(label);
    button.addEventListener('click', act);
    box.append(button);
  }
  box.querySelector('button').focus();
}
const close_notice = () => document.getElementById('notice').remove();
