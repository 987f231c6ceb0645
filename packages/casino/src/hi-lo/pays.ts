import { type Ratio, ratio } from '@touchline/kernel/ratio';

export const RANKS = 13;
/** Guesses and skips of a round. */
export const MAX_CARDS = 52;
/** A fair pay at or above it ends the round: nothing higher is worth a chance of losing it. */
export const HIGHEST_HI_LO = 1_000_000n;

export const HI_LO_GUESSES = ['higher', 'lower', 'same'] as const;
export type HiLoGuess = (typeof HI_LO_GUESSES)[number];

/**
 * How many of the 13 ranks win a guess, by the rank of the card on the table (ace 1, king 13). Between them the same rank wins with
 * either; on an ace or a king, where one side has no card, "same" is a guess of its own.
 */
export function winningRanks(rank: number, guess: HiLoGuess): number {
  const isEnd = rank === 1 || rank === RANKS;
  if (guess === 'same') return isEnd ? 1 : 0;
  if (isEnd) return guess === (rank === 1 ? 'higher' : 'lower') ? RANKS - 1 : 0;
  return guess === 'higher' ? RANKS - rank + 1 : rank;
}

/** The chance of a guess. */
export const hiLoChance = (rank: number, guess: HiLoGuess): Ratio => ratio(BigInt(winningRanks(rank, guess)), BigInt(RANKS));

/** Whether the next rank wins the guess. */
export function winsGuess(rank: number, guess: HiLoGuess, next: number): boolean {
  if (guess === 'same') return next === rank;
  const isEnd = rank === 1 || rank === RANKS;
  if (next === rank) return !isEnd;
  return guess === 'higher' ? next > rank : next < rank;
}
