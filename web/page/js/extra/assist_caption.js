// Words for what is heard. They are drawn only: a screen reader hears the events themselves.

const SHOWN = 2000; // ms
let hiding = 0;

const words_of = (/** @type {string} */ sound) => {
  const lang = document.documentElement.lang in WORDS ? document.documentElement.lang : FALLBACK_LANGUAGE;
  return WORDS[lang][`caption.${sound.replace(/_\d$/, '')}`];
};

/** Of sounds that are heard together. */
export function show_caption(/** @type {string[]} */ sounds) {
  let box = document.getElementById('caption');
  if (!box) {
    box = document.createElement('div');
    box.id = 'caption';
    box.ariaHidden = 'true';
    document.body.append(box);
  }
  box.textContent = [...new Set(sounds.map(words_of))].filter(Boolean).join(', ');
  box.hidden = !box.textContent;
  clearTimeout(hiding);
  hiding = window.setTimeout(() => { box.hidden = true; }, SHOWN);
}
