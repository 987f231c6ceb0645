import { type Ratio, ratio } from '@touchline/kernel/ratio';
import { z } from 'zod';
import type { Game } from '../game.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { SLOT_MODES, type SlotMaths, type SlotMode } from './engine/maths.ts';
import { playSlot } from './engine/play-slot.ts';
import type { SlotOutcome } from './engine/steps.ts';
import { slotSheet } from './slot-sheet.ts';

/** The mode of a round; the base game by default. */
export type SlotOptions = { readonly mode?: SlotMode | undefined };

function expectedOf(key: string, mode: SlotMode): Ratio {
  const [num, den] =
    slotSheet(key)
      ?.modes.find((sheet) => sheet.mode === mode)
      ?.expected.split('/') ?? [];
  if (!num || !den) throw new RangeError(`${key} has no maths sheet of its mode ${mode}`);
  return ratio(BigInt(num), BigInt(den));
}

/**
 * Makes a game of a slot's maths. The stake of a round is the whole price of its mode: who buys a feature at 30 bets of 1.00 stakes 30.00,
 * and a limit of stakes holds for the 30.00. The bet, by which pays are shown, is the stake times `unit / price` of the view.
 */
export const slotGame = (maths: SlotMaths): Game<SlotOptions> => {
  const modes = SLOT_MODES.filter((mode) => maths.modes[mode]);
  const game = oneDrawGame<SlotOptions, SlotOutcome>({
    key: maths.key,
    edge: null,
    options: z.strictObject({ mode: z.enum(modes).optional() }),
    draw: ({ mode = 'base' }, draws) => playSlot(maths, mode, draws),
    pay: (_, { pay, price }) => ratio(BigInt(pay), BigInt(price)),
    variants: () => modes.map((mode) => ({ mode })),
    // Of thousands of endings only the sum is worth a line; the sheet says how they are spread.
    returns: ({ mode = 'base' }) => ({ payouts: [], expected: expectedOf(maths.key, mode) }),
  });
  return { ...game, buysBonus: ({ mode = 'base' }) => mode !== 'base' };
};
