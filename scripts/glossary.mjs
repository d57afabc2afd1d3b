// What one language's players call a thing, so that it has one name everywhere: the name, what is never said for it (whole
// words in any case, or a pattern as it stands), and the keys that are free to. scripts/words_style.mjs holds every sentence
// against it.
/** @type {Record<string, [said: string, never: string | RegExp, free?: RegExp][]>} */
export const GLOSSARY = {
  fr: [
    ['tour', 'plis?|(?<!carte )levées?'], // what ten of make a round
    ['rangée', '(?<!5e )séries?|colonnes?', /^error\.csv/],
    ['faible, petite', '(?:trop|plus) bas(?:se)?s?'], // a card
    ['tête de bœuf', 'boeufs?|vaches?|taureaux?|cornes?'],
    ['manche', 'rondes?|rounds?'],
    ['différence', 'écarts?', /^retold\.gap$/],
    ['jeton', 'pions?'],
    ['pile', 'pioche', /^(nimmt|surprend)\./], // only special cards have a pioche
    ['carte spéciale', 'jokers?'],
    ['robot', 'joueurs? automatiques?|ordinateurs?|bots?|IA', /^cli\./],
    ['Humain', /^Personne$/], // alone it says nobody
    ['appareil', 'téléphones?'],
    ['feuille de score', 'feuilles? de scores'],
    ['restaurer, rétablir', 'remettre|remise?s?'],
    ['vous', 'tu|toi|ton|tes'],
    ['the names printed on the special cards', /\b[Ss]ept qui prend|Cinquième rangée|[Nn]égatif positif/],
  ],
  en: [
    ['the English title', 'non merci|qui\\s(?:sur)?prend', /\.rules\.1$/],
    ['row', 'columns?|lanes?', /^error\.csv/],
    ['low', '(?:small|smaller|smallest) cards?'],
    ['bull’s head, head', 'ox|oxen|cows?|bullheads?'],
    ['run', 'sequences?|series|straights?', /^cli\./],
    ['chip', 'tokens?|counters?'],
    ['bot', 'robots?|AI'],
    ['device', 'phones?|tablets?|computers?'],
    ['replay', 'watch(?:ed)? again'],
    ['space', 'out of room|room runs out'],
    ['at the end', 'in the end'],
    ['in one go', 'at one go'],
    ['too full', 'over full'],
    ['takes a card', 'takes turns'], // «whoever takes turns up the next» is read wrong
    ['can’t', 'cannot|can not'],
    ['British spelling', 'colors?|gray|analyz\\w+|licenses|centers?'],
    ['the names printed on the special cards', /\b[Ss]even takes|Fifth row|[Nn]egative positive/, /^command\./],
  ],
  de: [
    ['the German title', 'non merci|no thanks|qui\\s(?:sur)?prend'],
    ['Stich', 'Durchgang|Durchgänge'],
    ['niedrig, hoch', '(?:kleine|kleiner|kleinere|kleinste|kleinsten) Karten?'],
    ['Hornochsen', 'Kopf|Köpfen?|Ochsen?|Rind(?:ern?)?'],
    ['Abstand', 'Differenz(?:en)?'],
    ['Folge', 'Reihen?|Serien?|Straßen?', /^(?!nothanks\.)/],
    ['Handkarten', 'Hände'],
    ['Chip', 'Jetons?|Marker|Plättchen'],
    ['Bot', 'Computerspieler|Roboter|KI'],
    ['Gerät', 'Handy|Telefon|Tablet|Computer'],
    ['Wertungszettel', 'Punktezettel|Wertungsblatt'],
    ['Wertungszettel, away from a sheet’s own page', /Zettel/, /^(sheets?|share|import)\.|^link\.keep$/],
    ['gespeichert', 'aufgehoben|aufzuheben|aufbewahrt'],
    ['Tipp', 'Rat|Ratschlag|Hinweis'],
    ['du', /\b\p{L}+en Sie\b|\bIhnen\b/u],
    ['versuch es', 'versuche es'],
    ['the names of the special cards', /\b[Ss]ieben nimmt|Fünfte Reihe|[Nn]egativ positiv/, /^command\./],
  ],
};
