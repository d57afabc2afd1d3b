// Which of our languages a reader gets.

/** The first of ours among the wished ones (tags as browsers have them, "de-AT"; others are passed over), else the fallback. */
export function language_for(/** @type {readonly (string | null | undefined)[]} */ wished) {
  for (const tag of wished) {
    const ours = LANGUAGES.find((one) => one === (tag || '').slice(0, 2).toLowerCase());
    if (ours) return ours;
  }
  return FALLBACK_LANGUAGE;
}

/** The language that a page of ours has in its name, "de" in ".../de.html"; hosts with clean addresses leave out ".html". Empty if there is none. */
export const language_in_path = (/** @type {string} */ path) => LANGUAGES.find((one) => new RegExp(`/${one}(\\.html)?$`).test(path)) || '';
