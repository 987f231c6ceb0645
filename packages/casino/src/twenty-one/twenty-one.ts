import { ONE, ratio, ZERO } from '@touchline/kernel/ratio';
import { err, ok } from '@touchline/kernel/result';
import type { Draws } from '../draws/draws.ts';
import { defineGame } from '../game.ts';
import { choices, twentyOneReturn } from './expectation.ts';
import { TwentyOneAction, TwentyOneOptions } from './options.ts';
import { dealerDraws, isBust, isGolden, LIMIT, PACK, pointsOf } from './points.ts';

interface TwentyOneState {
  readonly player: readonly number[];
  /** Empty until the player stands. */
  readonly dealer: readonly number[];
  readonly over: boolean;
}

/** Cards from 0 to 35, four suits to a rank, sixes first and aces last. */
export interface TwentyOneView {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly points: number;
}

const card = (draws: Draws): number => draws.below(PACK);

function stand(player: readonly number[], draws: Draws): TwentyOneState {
  const dealer: number[] = [];
  while (dealerDraws(dealer)) dealer.push(card(draws));
  return { player, dealer, over: true };
}

/** A hand that cannot be bettered by a choice ends it: two aces, 21, or too many. */
function after(player: readonly number[], draws: Draws): TwentyOneState {
  if (isGolden(player) || isBust(player)) return { player, dealer: [], over: true };
  return pointsOf(player) === LIMIT ? stand(player, draws) : { player, dealer: [], over: false };
}

function unitsOf({ player, dealer }: TwentyOneState): bigint {
  if (isGolden(player)) return 2n;
  if (isBust(player) || isGolden(dealer)) return 0n;
  if (isBust(dealer)) return 2n;
  return BigInt(Math.sign(pointsOf(player) - pointsOf(dealer)) + 1);
}

/**
 * Twenty-one with the pack of 36, jack two, queen three and king four: draw until you stand, then the dealer draws to eighteen. Two aces
 * win at once; even hands give the stake back. Every card is as likely as any other at each draw.
 */
export const TWENTY_ONE = defineGame<TwentyOneOptions, TwentyOneState, TwentyOneAction>({
  key: 'twenty-one',
  edge: null,
  options: TwentyOneOptions,
  action: TwentyOneAction,
  begin: (_options, draws) => after([card(draws), card(draws)], draws),
  act({ player, over }, action, draws) {
    if (over) return err({ field: 'action', message: 'the round is over' });
    return ok('draw' in action ? after([...player, card(draws)], draws) : stand(player, draws));
  },
  isOver: ({ over }) => over,
  forgotten({ player }) {
    const { stand: stood, draw } = choices(pointsOf(player));
    return draw > stood ? { draw: true } : { stand: true };
  },
  staked: () => ONE,
  returned: (state) => (state.over ? ratio(unitsOf(state), 1n) : ZERO),
  view: ({ player, dealer }) => ({ player, dealer, points: pointsOf(player) }) satisfies TwentyOneView,
  variants: () => [{}],
  returns: () => ({ payouts: [], expected: twentyOneReturn() }),
});
