import { RANKS } from '../cards/cards.ts';
import { nextThird, pointsOf } from './deal.ts';
import type { BaccaratPoints } from './pays.ts';

/** Ranks by the points that they count: tens and court cards nothing. */
const RANKS_OF: readonly number[] = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1];
/** Orders of two ranks by the points that they count together. */
const PAIRS_OF = RANKS_OF.map((_, points) =>
  RANKS_OF.reduce((pairs, ranks, card) => pairs + ranks * (RANKS_OF[(points - card + 10) % 10] as number), 0),
);
const MAX_CARDS = 6;

/** In how many of the 13^6 orders of ranks each two hands' points come about; every card from so many decks that none is missed. */
export function baccaratChances(): readonly { readonly result: BaccaratPoints; readonly ways: bigint }[] {
  const ways = Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => 0));
  const draw = (player: readonly number[], banker: readonly number[], count: number): void => {
    const next = nextThird(player, banker);
    if (!next) {
      const row = ways[pointsOf(player)] as number[];
      row[pointsOf(banker)] = (row[pointsOf(banker)] as number) + count * RANKS ** (MAX_CARDS - player.length - banker.length);
      return;
    }
    RANKS_OF.forEach((ranks, card) => {
      if (next === 'player') draw([...player, card], banker, count * ranks);
      else draw(player, [...banker, card], count * ranks);
    });
  };
  // Two cards matter by their points together: one of them may stand for both.
  PAIRS_OF.forEach((ofPlayer, player) => {
    PAIRS_OF.forEach((ofBanker, banker) => {
      draw([player, 0], [banker, 0], ofPlayer * ofBanker);
    });
  });
  return ways.flatMap((row, player) => row.map((count, banker) => ({ result: { player, banker }, ways: BigInt(count) })));
}
