// On paper the mirror is the page, whatever is on the screen (print.css).
{
  const page = document.documentElement.classList;
  let mode = [];
  window.addEventListener('beforeprint', () => {
    mode = ['drawn', 'beside'].filter((name) => page.contains(name));
    page.remove(...mode);
    page.add('plain');
  });
  window.addEventListener('afterprint', () => {
    page.toggle('plain', !mode.includes('drawn'));
    page.add(...mode);
  });
}
