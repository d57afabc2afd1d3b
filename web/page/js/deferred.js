// Messages that only the whole program handles: they wait for its deferred part (line.js,
// scripts/site/first_screens.mjs).
/** @type {Set<import('./messages.js').Sent['on']>} */
export const DEFERRED = new Set(['focus', 'input', 'back', 'words', 'link', 'shared', 'picked', 'offline', 'check', 'context']);
