import { type Ratio, ratio } from '@touchline/kernel/ratio';

export const HANDS = ['rock', 'paper', 'scissors'] as const;
export type Hand = (typeof HANDS)[number];
export const MAX_WINS = 20;

/** The chance of winning `wins` in a row: a draw is played again and counts for neither. */
export const handsChance = (wins: number): Ratio => ratio(1n, 2n ** BigInt(wins));

/** How a hand does against the house's: paper beats rock, scissors paper, rock scissors. */
export const compareHands = (own: Hand, house: Hand): 'win' | 'draw' | 'loss' =>
  (['draw', 'win', 'loss'] as const)[(HANDS.indexOf(own) - HANDS.indexOf(house) + HANDS.length) % HANDS.length] as 'win' | 'draw' | 'loss';
