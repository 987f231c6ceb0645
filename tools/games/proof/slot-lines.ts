import { SLOT_GAMES } from '../../../packages/casino/src/games/slot-games.ts';
import { sumOf } from '../../../packages/casino/src/slots/engine/grid-wins.ts';
import { playSlot } from '../../../packages/casino/src/slots/engine/play-slot.ts';
import { slotSheet } from '../../../packages/casino/src/slots/slot-sheet.ts';
import { SLOTS } from '../../../packages/casino/src/slots/slots.ts';
import type { ProofLine } from './proof-line.ts';

/**
 * Every mode of every slot. The sheets count all stops or boards: rounds are compared with their return and deviation, and with how likely the first
 * grid wins nothing, something (or a feature), and more than the stake.
 */
export const SLOT_LINES: readonly ProofLine[] = SLOTS.flatMap((maths, i) =>
  (slotSheet(maths.key)?.modes ?? []).map(({ mode, price: bets, hitRate, aboveStake, deviation, max }): ProofLine => {
    const { expected } = (SLOT_GAMES[i] as (typeof SLOT_GAMES)[number]).returns({ mode }, 0);
    return {
      game: maths.key,
      way: mode,
      // A bought feature plays many spins a round: the plain game has most of the rounds.
      weight: mode === 'base' ? 8 : 1,
      expected,
      deviation,
      max: max / bets,
      chances: [1 - hitRate, hitRate - aboveStake, aboveStake],
      play(draws) {
        const { pay, price, steps } = playSlot(maths, mode, draws);
        const feature = steps.findIndex(({ kind }) => kind === 'free-spins' || kind === 'hold');
        const first = feature === -1 ? pay : sumOf(steps.slice(0, feature));
        return { pay: pay / price, class: first > price ? 2 : pay > 0 || feature !== -1 ? 1 : 0 };
      },
    };
  }),
);
