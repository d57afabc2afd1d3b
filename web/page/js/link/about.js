// What the two sides of a link must have in common: the versions of hand codes and of the small codes of cards
// (engine/table/hand_code.h).
export const ABOUT = 'h1 TB1';
