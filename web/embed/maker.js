// The maker: a form that produces the two snippets for embedding a table in another page.
import { of_id } from '../page/js/dom.js';

const html = (/** @type {string} */ text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

// A snippet can be selected as a whole, and copied by its button.
function copy_from(/** @type {HTMLTextAreaElement[]} */ areas) {
  for (const area of areas) area.addEventListener('focus', () => area.select());
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-copy]'))) {
    button.addEventListener('click', async () => {
      const area = /** @type {HTMLTextAreaElement} */ (of_id(button.dataset.copy || ''));
      area.focus();
      try {
        await navigator.clipboard.writeText(area.value);
        of_id('copied').hidden = false;
      } catch {
        area.select(); // selected, so that the keyboard can copy it
      }
    });
  }
}

export function make(/** @type {HTMLFormElement} */ form, /** @type {URL} */ base) {
  const preview = of_id('preview');
  const whole = /** @type {HTMLTextAreaElement} */ (of_id('whole'));
  const bare = /** @type {HTMLTextAreaElement} */ (of_id('bare'));
  const text_of = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value;

  function chosen() {
    const [game, flag] = text_of('game').split(' ');
    const { kind = '', least = '', most = '', ...names } = /** @type {HTMLSelectElement} */ (form.elements.namedItem('game')).selectedOptions[0].dataset;
    const options = [];
    for (const field of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('[data-games]'))) {
      const fits = (field.dataset.games || '').split(' ').includes(kind);
      field.hidden = !fits;
      const input = field.querySelector('input');
      if (!fits || !input) continue;
      if (input.type === 'checkbox' && input.checked) options.push(input.name);
      if (input.type === 'number' && input.value !== '' && input.value !== input.defaultValue && input.validity.valid) options.push(`${input.name}=${input.value}`);
    }
    if (flag) options.unshift(flag);
    const people = Math.min(Math.max(Number(text_of('people')) || 1, 1), Number(most));
    const bots = Math.min(Math.max(Number(text_of('bots')) || 0, Number(least) - people, 0), Number(most) - people);
    const seats = [...Array(people).fill('person'), ...Array(bots).fill('bot')].join(' ');
    const language = text_of('language');
    const spoken = language || document.documentElement.lang;
    const link = (preview.dataset[spoken] || '').replace('{game}', names[spoken] || '');
    return { game, options: options.join(' '), seats, language, theme: text_of('theme'), link };
  }

  function show() {
    const { game, options, seats, language, theme, link } = chosen();
    const attributes = { game, options, seats: seats === 'person bot bot bot' ? '' : seats, language, theme };
    const written = Object.entries(attributes).filter(([, value]) => value).map(([name, value]) => ` ${name}="${html(value)}"`).join('');
    const where = new URL('embed.js', base).href;
    const table = [game, options, attributes.seats && `seats=${seats.replace(/ /g, ',')}`].filter(Boolean).join(' ');
    const address = (/** @type {Record<string, string>} */ asked) => {
      const page = new URL('./', base);
      for (const [name, value] of Object.entries(asked)) if (value || name === 'embed') page.searchParams.set(name, value);
      return html(page.href);
    };
    // The link shows if the script does not load.
    whole.value = `<script async src="${html(where)}"></scr${'ipt'}>\n<tablee-game${written}><a href="${address({ lang: language, table })}">${html(link)}</a></tablee-game>`;
    bare.value = `<iframe src="${address({ embed: '', lang: language, theme, table })}" title="Tablée" width="100%" height="640" style="border:0" loading="lazy" allow="fullscreen; camera; clipboard-write; screen-wake-lock"></iframe>`;
    const fresh = document.createElement('tablee-game');
    for (const [name, value] of Object.entries(attributes)) if (value) fresh.setAttribute(name, value);
    if (!language) fresh.setAttribute('language', document.documentElement.lang);
    preview.replaceChildren(fresh);
  }
  copy_from([whole, bare]);
  form.addEventListener('input', () => {
    of_id('copied').hidden = true;
    show();
  });
  document.addEventListener('tongue', show);
}
