// What the views of the dialogue "Cards on your phones" are made of. WORDS: those that start with "phones.".

/** @typedef {import('../messages.js').ToPage['phones']} Phones  @typedef {import('../extras.js').Tools} Tools */
/** The dialogue while it is open. @typedef {ReturnType<Tools['overlay']> & {tools: Tools, status: HTMLElement, main: HTMLElement, view: string, links: boolean}} Dialogue */

export const say = (/** @type {string} */ key, /** @type {Record<string, string>} */ values = {}) => {
  const lang = document.documentElement.lang in WORDS ? document.documentElement.lang : FALLBACK_LANGUAGE;
  return WORDS[lang][`phones.${key}`].replace(/\{(\w+)\}/g, (all, name) => values[name]);
};
export const style = (/** @type {HTMLElement | SVGElement} */ element, /** @type {Record<string, string>} */ rules) => {
  for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value);
};

/** @param {Dialogue} d @param {Element} parent @param {string} id @param {string} text @param {() => void} press @param {string} [kind] */
export function button(d, parent, id, text, press, kind = '') {
  const made = d.part('button', text, parent);
  made.type = 'button';
  made.id = `phones-${id}`;
  made.className = kind;
  made.addEventListener('click', press);
  return made;
}
/** Another view, in place of the one that is shown: a group with that name. `d.enter(d.main)` when it is filled. */
export function begin_view(/** @type {Dialogue} */ d, /** @type {string} */ name) {
  const main = document.createElement('div');
  main.setAttribute('role', 'group');
  main.setAttribute('aria-label', name);
  d.main.replaceWith(main);
  d.main = main;
  style(d.part('h2', name, main), { 'font-size': '1.5rem', margin: '.4rem 0' });
}

/** A link that can be copied, for a phone that scans nothing. */
export function link_field(/** @type {Dialogue} */ d, /** @type {string} */ address) {
  const field = d.part('input', '', d.part('label', say('link'), d.main));
  Object.assign(field, { id: 'phones-link', readOnly: true, value: address });
  button(d, d.main, 'copy', say('copy'), async () => {
    field.select();
    const copied = await navigator.clipboard.writeText(field.value).then(() => true, () => false);
    d.status.textContent = say(copied ? 'copied' : 'by_hand');
  });
}

/** Ends the camera that is open, if one is. */
export let stop_camera = () => {};

/**
 * A button that opens the camera, which runs only while its view is shown, after a sentence that says why. Each code that
 * it reads is reported once.
 * @param {Dialogue} d @param {string} about @param {string} hold  said while it is open @param {(text: string) => void} found
 */
export function camera(d, about, hold, found) {
  const { view } = d;
  const sentence = d.part('p', about, d.main);
  const video = d.part('video', '', d.main);
  style(video, { width: '100%', 'max-height': '50vh', 'border-radius': '.6rem', background: '#000' });
  video.hidden = true;
  let last = '';
  const once = (/** @type {string} */ text) => {
    if (text === last) return;
    last = text;
    found(text);
  };
  const open = button(d, d.main, 'open', say('camera_on'), async () => {
    open.disabled = true;
    try {
      const stop = await d.tools.open_extra('scan', { video, found: once });
      stop_camera = () => {
        stop();
        video.remove();
        stop_camera = () => {};
      };
      sentence.textContent = hold;
      video.hidden = false;
      open.remove();
    } catch {
      d.status.textContent = say('camera_none');
      open.disabled = false;
    }
    if (!d.is_open() || d.view !== view) stop_camera();
  }, 'main');
}
