import { z } from 'zod';
import { chipBets } from '../chip-bets.ts';
import { DOUBLE_ZERO, isInsideBet, OUTSIDE, WHEELS } from './layout.ts';

/** A place of the layout: numbers that a bet lies between, or one of the places around them. */
export const RouletteOn = z.union([
  z.strictObject({ numbers: z.array(z.number().int().min(0).max(DOUBLE_ZERO)).min(1).max(6) }),
  z.strictObject({ outside: z.enum(OUTSIDE) }),
]);

/** A wheel and chips on its layout; 37 stands for 00. The stake in minor units is a multiple of the sum of the chips. */
export const RouletteOptions = z
  .strictObject({ wheel: z.enum(WHEELS), bets: chipBets(RouletteOn) })
  .superRefine(({ wheel, bets }, context) => {
    bets.forEach(({ on }, i) => {
      if ('numbers' in on && !isInsideBet(wheel, on.numbers))
        context.addIssue({ code: 'custom', path: ['bets', i, 'on', 'numbers'], message: 'numbers that touch on this layout' });
    });
  });
export type RouletteOptions = z.infer<typeof RouletteOptions>;
