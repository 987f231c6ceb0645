import type { HiLoView } from '@touchline/casino/hi-lo/hi-lo';
import { type HiLoGuess, hiLoChance, RANKS } from '@touchline/casino/hi-lo/pays';
import { mul, ONE, type Ratio } from '@touchline/kernel/ratio';

const SUITS = 4;

/** Ace 1 to king 13 of a card from 0 to 51: four suits of the two, of the three ... of the ace. */
export const cardRank = (card: number): number => ((Math.floor(card / SUITS) + 1) % RANKS) + 1;

/** The chance of all guesses that were right so far; cards that were laid aside cost nothing. */
export const standingChance = ({ cards, guesses }: Pick<HiLoView, 'cards' | 'guesses'>): Ratio =>
  guesses.reduce<Ratio>(
    (chance, guess, i) => (guess === null ? chance : mul(chance, hiLoChance(cardRank(cards[i] ?? 0), guess as HiLoGuess))),
    ONE,
  );
