// Where "try again" leads (#late in shell.html): every file of the site is fetched round all caches, so that what they hold
// is right from now on; what is kept for offline is put away, to be filled anew; then back to where somebody came from. It
// leans on nothing that may be broken: its name has no hash, so hosts have it asked for each time.
(async () => {
  'use strict';
  const base = new URL('.', document.baseURI);
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  const ours = base.href.replace(/[^/]*[%;,'][^]*$/, ''); // as in boot.js
  policy.content = `default-src 'none'; script-src ${ours}; style-src ${ours}; font-src ${ours}; img-src ${ours}; connect-src ${ours}; base-uri 'none'; form-action 'none'`;
  document.head.append(policy);

  const busy = document.getElementById('busy');
  const told = document.getElementById('told');
  document.documentElement.lang = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => ['fr', 'en', 'de'].includes(tag)) || 'fr';
  told.hidden = true;

  const link = told.querySelector('a');
  link.href += location.hash;
  // The page that sent us, with what its address asks for. From a try to the next it is handed on.
  const from = document.referrer.startsWith(base.href) ? new URL(document.referrer) : base;
  const asked = from.pathname.endsWith('/again.html') ? new URLSearchParams(location.search).get('to') || '' : from.href.slice(base.href.length).replace(/#.*/, '');
  const back = new URL(asked, base);
  link.search = `?to=${encodeURIComponent(asked)}`;
  if (back.href.startsWith(base.href)) back.hash = location.hash;
  else back.href = base.href;

  // name, or name and sum, a file.
  const fetch_file = async ([name, integrity = '']) => {
    const response = await fetch(new URL(name, base), { cache: 'reload', credentials: 'same-origin', integrity });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    await response.arrayBuffer();
  };
  try {
    const files = document.querySelector('[data-files]').dataset.files.split(', ').map((file) => file.split(' '));
    await Promise.all([...files, [back.href.replace(/#.*/, '')]].map(fetch_file));
    const serviceWorker = self.isSecureContext && navigator.serviceWorker;
    if (serviceWorker) {
      for (const one of await serviceWorker.getRegistrations()) if (one.scope === base.href) await one.unregister();
      for (const name of await caches.keys()) if (name.startsWith(`tablee:${base.pathname}:`)) await caches.delete(name);
    }
    location.replace(back.href);
  } catch (error) {
    console.error(error);
    busy.hidden = true;
    told.hidden = false;
  }
})();
