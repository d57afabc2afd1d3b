// The terms of each language, so that each thing has one name everywhere: the name, words that must not be used for it
// (whole words in any case, or a pattern), and the keys that may use them. scripts/words/style.mjs checks every text
// against them. Terms of one game are in its folder.
import { game_folders } from '../lib/games.mjs';

// Keys about each person's phone, which is not the device on the table.
const PHONES = /^(phones|hand)\.|\.(link_)?phones?(_\w+)?$/;

/** @typedef {import('../lib/games.mjs').Term} Term  @type {Record<string, Term[]>} */
const SHARED = {
  fr: [
    ['manche', 'rondes?|rounds?'],
    ['différence', 'écarts?', /^highlights\.gap$/],
    ['robot', 'joueurs? automatiques?|ordinateurs?|bots?|IA', /^cli\./],
    ['Humain', /^Personne$/], // on its own it means "nobody"
    ['appareil', 'téléphones?', PHONES],
    ['feuille de score', 'feuilles? de scores'],
    ['restaurer, rétablir', 'remettre|remise?s?'],
    ['vous', 'tu|toi|ton|tes'],
  ],
  en: [
    ['bot', 'robots?|AI'],
    ['device', 'phones?|tablets?|computers?', PHONES],
    ['replay', 'watch(?:ed)? again'],
    ['space', 'out of room|room runs out'],
    ['at the end', 'in the end'],
    ['in one go', 'at one go'],
    ['too full', 'over full'],
    ['takes a card', 'takes turns'], // «whoever takes turns up the next» is read wrong
    ['can’t', 'cannot|can not'],
    ['British spelling', 'colors?|gray|analyz\\w+|licenses|centers?'],
  ],
  de: [
    ['Runde', 'Durchgang|Durchgänge'],
    ['Abstand', 'Differenz(?:en)?'],
    ['Handkarten', 'Hände'],
    ['Bot', 'Computerspieler|Roboter|KI'],
    ['Gerät', 'Handy|Telefon|Tablet|Computer', PHONES],
    ['Punktezettel', 'Wertungszettel|Wertungsblatt'],
    ['Punktezettel, except on short buttons', /Zettel/, /^sheets?\.(braille|go_on|restore|more)$|^import\.more$|^share\.(short_)?sheet$/],
    ['gespeichert', 'aufgehoben|aufzuheben|aufbewahrt'],
    ['Tipp', 'Rat|Ratschlag|Hinweis'],
    ['du', /\b\p{L}+en Sie\b|\bIhnen\b/u],
    ['versuch es', 'versuche es'],
  ],
};

// Terms of a game do not apply to other games.
const others = (/** @type {string} */ id) => game_folders.filter((game) => game.id !== id).flatMap(({ names }) => names);
const free_to = (/** @type {string} */ id, /** @type {RegExp | undefined} */ free) => new RegExp([`^(${others(id).join('|')})\\.|^game(_about)?\\.(${others(id).join('|')})$`, ...(free ? [free.source] : [])].join('|'));


/** @type {Record<string, Term[]>} those of all games, then each game's own */
export const GLOSSARY = Object.fromEntries(Object.entries(SHARED).map(([language, terms]) => [language, [
  ...terms,
  ...game_folders.flatMap(({ id, style }) => (style.glossary?.[language] ?? []).map(([said, never, free]) => /** @type {Term} */ ([said, never, free_to(id, free)]))),
]]));
