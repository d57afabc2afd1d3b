// Types of the element <tablee-game> and its events, for pages that use embed.js (docs/EMBEDDING.md).

/** A score sheet. */
export interface TableeSheet {
  game: string;
  /** 2026-11-27, or empty */
  date: string;
  options: Record<string, number>;
  players: { name: string; bot?: string }[];
  /** points of each round, a player each */
  rounds: number[][];
  /** points of each player */
  totals: number[];
  /** places of those who won, from 0 */
  winners: number[];
  over: boolean;
}

/** Why a game could not start (docs/EMBEDDING.md, *States*). */
export type TableeFailure = 'silent' | 'late' | 'host' | 'network' | 'policy' | 'browser' | 'memory' | 'crash';

/**
 * Attributes: `game`, `options`, `seats`, `language`, `theme`; `site`, the address of a built site, where
 * the script comes from elsewhere.
 */
export interface TableeGameElement extends HTMLElement {
  /** Does what a tap on the cover does. */
  start(): void;
}

export interface TableeEvents {
  /** somebody can play */
  'tablee-ready': CustomEvent<Record<string, never>>;
  /** the game could not start */
  'tablee-failed': CustomEvent<{ why: TableeFailure }>;
  /** a match begins */
  'tablee-started': CustomEvent<{ sheet: TableeSheet }>;
  /** it is over */
  'tablee-finished': CustomEvent<{ sheet: TableeSheet }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'tablee-game': TableeGameElement;
  }
  // They bubble.
  interface HTMLElementEventMap extends TableeEvents {}
  interface DocumentEventMap extends TableeEvents {}
}
