import { drawCard, faceValue } from '../cards/cards.ts';
import { chipGame } from '../chip-game.ts';
import type { Draws } from '../draws/draws.ts';
import { baccaratChances } from './chances.ts';
import { nextThird, pointsOf } from './deal.ts';
import { BaccaratOptions } from './options.ts';
import { BACCARAT_PAYS, BACCARAT_PLACES, type BaccaratBet, type BaccaratPoints, baccaratPay } from './pays.ts';

/** The cards of both hands, in the order in which they came. */
export type BaccaratView = { readonly player: readonly number[]; readonly banker: readonly number[] };

const points = (card: number): number => faceValue(card) % 10;

/** Player, banker, player, banker; then the third cards. */
function deal(draws: Draws): BaccaratView {
  const first = [drawCard(draws), drawCard(draws), drawCard(draws), drawCard(draws)] as const;
  const player: number[] = [first[0], first[2]];
  const banker: number[] = [first[1], first[3]];
  for (;;) {
    const next = nextThird(player.map(points), banker.map(points));
    if (!next) return { player, banker };
    (next === 'player' ? player : banker).push(drawCard(draws));
  }
}

/** Two hands by the standard third-card rule, from so many decks that every card is as likely as any other. */
export const BACCARAT = chipGame<BaccaratBet, BaccaratOptions, BaccaratView, BaccaratPoints>({
  key: 'baccarat',
  options: BaccaratOptions,
  draw: (_options, draws) => deal(draws),
  result: ({ player, banker }) => ({ player: pointsOf(player.map(points)), banker: pointsOf(banker.map(points)) }),
  pay: (on, result, { pays }) => baccaratPay(on, result, pays),
  results: baccaratChances,
  variants: () => BACCARAT_PAYS.flatMap((pays) => BACCARAT_PLACES.map((on) => ({ pays, bets: [{ on, chips: 1 }] }))),
});
