// On paper the mirror is the page, whatever is on the screen (print.css).
{
  const page = document.documentElement.classList;
  /** @type {string[]} */
  let mode = [];
  window.addEventListener('beforeprint', () => {
    const shown = ['drawn', 'beside'].filter((name) => page.contains(name));
    if (shown.length) mode = shown; // some browsers say it twice
    page.remove(...shown);
    page.add('plain');
  });
  window.addEventListener('afterprint', () => {
    if (mode.length) page.toggle('plain', !mode.includes('drawn'));
    page.add(...mode);
    mode = [];
  });
}
