// What the two sides of a link must have in common: the versions of hand codes, of the small codes of cards
// (engine/table/hand_code.h), and of the tables that phones are shown (PhoneTable in messages.d.ts).
export const ABOUT = 'h1 TB1 t1';
