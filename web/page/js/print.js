// On paper the accessible document is the page, whatever the screen shows (print.css).
{
  const page = document.documentElement.classList;
  /** @type {string[]} */
  let mode = [];
  window.addEventListener('beforeprint', () => {
    const shown = ['drawn', 'beside'].filter((name) => page.contains(name));
    if (shown.length) mode = shown; // some browsers send the event twice
    page.remove(...shown);
    page.add('plain');
  });
  window.addEventListener('afterprint', () => {
    if (mode.length) page.toggle('plain', !mode.includes('drawn'));
    page.add(...mode);
    mode = [];
  });
}
