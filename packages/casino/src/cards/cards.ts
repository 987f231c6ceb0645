import type { Draws } from '../draws/draws.ts';

/** A card is a number from 0 to 51: diamonds, hearts, spades and clubs of the twos, then of the threes, up to the aces. */
export const DECK = 52;
export const SUITS = 4;
export const RANKS = 13;

/** 0 for a two, 8 for a ten, 12 for an ace. */
export const rankOf = (card: number): number => Math.floor(card / SUITS);
/** 0 diamonds, 1 hearts, 2 spades, 3 clubs. */
export const suitOf = (card: number): number => card % SUITS;

const TEN = 8;
export const ACE = 12;

/** The points of a card by its face: an ace 1, court cards 10. */
export const faceValue = (card: number): number => {
  const rank = rankOf(card);
  return rank === ACE ? 1 : Math.min(rank, TEN) + 2;
};

/** A card of so many decks that none is missed. */
export const drawCard = (draws: Draws): number => draws.below(DECK);
