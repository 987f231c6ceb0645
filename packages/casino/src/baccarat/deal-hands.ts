import { drawCard, faceValue } from '../cards/cards.ts';
import type { Draws } from '../draws/draws.ts';
import { nextThird, pointsOf } from './deal.ts';
import type { BaccaratPoints } from './pays.ts';

/** The cards of both hands, in the order in which they came. */
export type BaccaratView = { readonly player: readonly number[]; readonly banker: readonly number[] };

const points = (card: number): number => faceValue(card) % 10;

/** Deals both hands: player, banker, player, banker; then the third cards. */
export function dealHands(draws: Draws): BaccaratView {
  const first = [drawCard(draws), drawCard(draws), drawCard(draws), drawCard(draws)] as const;
  const player: number[] = [first[0], first[2]];
  const banker: number[] = [first[1], first[3]];
  for (;;) {
    const next = nextThird(player.map(points), banker.map(points));
    if (!next) return { player, banker };
    (next === 'player' ? player : banker).push(drawCard(draws));
  }
}

/** The points of both hands, 0 to 9. */
export const baccaratPoints = ({ player, banker }: BaccaratView): BaccaratPoints => ({
  player: pointsOf(player.map(points)),
  banker: pointsOf(banker.map(points)),
});
