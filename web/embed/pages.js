// What the pages round the game share: the policy, the language, and on the maker's page the snippet.
(() => {
  'use strict';
  const base = new URL('.', document.baseURI);
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  const ours = base.href.replace(/[^/]*[%;,'][^]*$/, ''); // as in boot.js
  policy.content = `default-src 'none'; script-src ${ours}; style-src ${ours}; font-src ${ours}; img-src ${ours} data:; frame-src ${ours}; base-uri 'none'; form-action 'none'${window.trustedTypes ? "; require-trusted-types-for 'script'; trusted-types 'none'" : ''}`;
  document.head.append(policy);

  const LANGUAGES = ['fr', 'en', 'de'];
  const two = (tag) => (tag || '').slice(0, 2).toLowerCase();
  const wished = [new URLSearchParams(location.search).get('lang'), ...navigator.languages].map(two).find((tag) => LANGUAGES.includes(tag));
  const set_language = (tag) => {
    document.documentElement.lang = tag;
    const heading = document.querySelector(`h1 [lang=${tag}]`);
    if (heading) document.title = heading.textContent;
    for (const option of document.querySelectorAll('option[data-fr]')) option.textContent = option.dataset[tag];
    for (const game of document.querySelectorAll('tablee-game[data-follows]')) game.setAttribute('language', tag);
    document.dispatchEvent(new Event('tongue'));
  };
  document.documentElement.lang = wished || 'fr';

  document.addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('[data-lang]')) button.addEventListener('click', () => set_language(button.dataset.lang));
    const form = document.getElementById('maker');
    if (form) make(form);
    set_language(document.documentElement.lang);
  });

  // --- The maker: a form to the two snippets ---

  function make(form) {
    const preview = document.getElementById('preview');
    const whole = document.getElementById('whole');
    const bare = document.getElementById('bare');
    const text_of = (name) => form.elements[name].value;
    const on = (name) => form.elements[name].checked;
    const html = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

    function chosen() {
      const [game, kind] = text_of('game').split(' ');
      const options = [];
      for (const field of form.querySelectorAll('[data-games]')) {
        const fits = field.dataset.games.split(' ').includes(kind || game);
        field.hidden = !fits;
        const input = field.querySelector('input');
        if (!fits) continue;
        if (input.type === 'checkbox' && input.checked) options.push(input.name);
        if (input.type === 'number' && input.value !== '' && input.value !== input.defaultValue && input.validity.valid) options.push(`${input.name}=${input.value}`);
      }
      if (kind) options.unshift('special');
      // Three play at Non merci at least; ten at most sit round a table of 6 qui prend.
      const least = game === 'nothanks' ? 3 : 2;
      const most = { nimmt: 10, special: 8, nothanks: 7 }[kind || game];
      const people = Math.min(Math.max(Number(text_of('people')) || 1, 1), most);
      const bots = Math.min(Math.max(Number(text_of('bots')) || 0, least - people, 0), most - people);
      const seats = [...Array(people).fill('person'), ...Array(bots).fill('bot')].join(' ');
      return { game, options: options.join(' '), seats, language: text_of('language'), theme: text_of('theme') };
    }

    function show() {
      const { game, options, seats, language, theme } = chosen();
      const attributes = { game, options, seats: seats === 'person bot bot bot' ? '' : seats, language, theme };
      const written = Object.entries(attributes).filter(([, value]) => value).map(([name, value]) => ` ${name}="${html(value)}"`).join('');
      const where = new URL('embed.js', base).href;
      whole.value = `<script async src="${html(where)}"></scr${'ipt'}>\n<tablee-game${written}></tablee-game>`;
      const page = new URL('./', base);
      page.searchParams.set('embed', '');
      if (language) page.searchParams.set('lang', language);
      if (theme) page.searchParams.set('theme', theme);
      page.searchParams.set('table', [game, options, attributes.seats && `seats=${seats.replace(/ /g, ',')}`].filter(Boolean).join(' '));
      bare.value = `<iframe src="${html(page.href)}" title="Tablée" width="100%" height="640" style="border:0" loading="lazy" allow="fullscreen; clipboard-write; screen-wake-lock"></iframe>`;
      const fresh = document.createElement('tablee-game');
      for (const [name, value] of Object.entries(attributes)) if (value) fresh.setAttribute(name, value);
      if (!language) fresh.setAttribute('language', document.documentElement.lang);
      preview.replaceChildren(fresh);
    }
    for (const area of [whole, bare]) area.addEventListener('focus', () => area.select());
    for (const button of document.querySelectorAll('[data-copy]')) {
      button.addEventListener('click', async () => {
        const area = document.getElementById(button.dataset.copy);
        area.focus();
        try {
          await navigator.clipboard.writeText(area.value);
          document.getElementById('copied').hidden = false;
        } catch {
          area.select(); // marked: the keyboard copies it
        }
      });
    }
    form.addEventListener('input', () => {
      document.getElementById('copied').hidden = true;
      show();
    });
    document.addEventListener('tongue', show);
  }
})();
