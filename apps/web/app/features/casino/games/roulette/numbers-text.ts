import type { RouletteBet } from '@touchline/casino/roulette/pays';
import { pocketText } from './wheel-order.ts';

/** Numbers of a bet as they are read: "17, 18, 20, 21". Empty for the places around them. */
export const numbersText = (on: RouletteBet): string => ('numbers' in on ? on.numbers.map(pocketText).join(', ') : '');
