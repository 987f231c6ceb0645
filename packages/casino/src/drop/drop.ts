import { ZERO } from '@touchline/kernel/ratio';
import { returnsOf } from '../expectation.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { DropOptions } from './options.ts';
import { DROP_RISKS, dropChance, dropPays } from './pays.ts';

/** The way that the ball took, "L" or "R" a row. */
export type DropView = { readonly path: string };

/** Steps to the right: the bucket, from the left. */
export const bucketOf = (path: string): number => path.split('R').length - 1;

const ROWS = Array.from({ length: 9 }, (_, i) => i + 8);

/** A ball that falls through rows of pegs. The whole path is drawn, and the bucket follows from it. */
export const DROP = oneDrawGame<DropOptions, DropView>({
  key: 'drop',
  edge: null,
  options: DropOptions,
  draw: ({ rows }, draws) => ({ path: Array.from({ length: rows }, () => 'LR'[draws.below(2)]).join('') }),
  pay: ({ rows, risk }, { path }) => dropPays(rows, risk)[bucketOf(path)] ?? ZERO,
  variants: () => DROP_RISKS.flatMap((risk) => ROWS.map((rows) => ({ rows, risk }))),
  returns: ({ rows, risk }) =>
    returnsOf(dropPays(rows, risk).map((pay, rights) => ({ label: String(rights), pay, chance: dropChance(rows, rights) }))),
});
