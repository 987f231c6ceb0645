import { chipGame } from '../chip-game.ts';
import { baccaratChances } from './chances.ts';
import { type BaccaratView, baccaratPoints, dealHands } from './deal-hands.ts';
import { BaccaratOptions } from './options.ts';
import { BACCARAT_PAYS, BACCARAT_PLACES, type BaccaratBet, type BaccaratPoints, baccaratPay } from './pays.ts';

/** Two hands by the standard third-card rule, from so many decks that every card is as likely as any other. */
export const BACCARAT = chipGame<BaccaratBet, BaccaratOptions, BaccaratView, BaccaratPoints>({
  key: 'baccarat',
  options: BaccaratOptions,
  draw: (_options, draws) => dealHands(draws),
  result: baccaratPoints,
  pay: (on, result, { pays }) => baccaratPay(on, result, pays),
  results: baccaratChances,
  variants: () => BACCARAT_PAYS.flatMap((pays) => BACCARAT_PLACES.map((on) => ({ pays, bets: [{ on, chips: 1 }] }))),
});
