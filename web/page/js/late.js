// Messages that only the whole program answers: they wait until its second half is there (line.js, scripts/site/first_screens.mjs).
/** @type {Set<import('./messages.js').Sent['on']>} */
export const LATE = new Set(['focus', 'input', 'back', 'words', 'link', 'shared', 'offline', 'check', 'context']);
