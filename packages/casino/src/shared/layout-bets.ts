import { z } from 'zod';
import { BACCARAT_PLACES } from '../baccarat/pays.ts';
import { chipBets } from '../chip-bets.ts';
import { isInsideBet } from '../roulette/layout.ts';
import { RouletteOn } from '../roulette/options.ts';
import type { RouletteBet } from '../roulette/pays.ts';
import { WHEEL_RISKS } from '../wheel/pays.ts';
import { LIVE_ROULETTE_WHEEL } from './live-roulette.ts';
import type { SharedKey } from './shared-game.ts';

/** The place with its numbers ascending: a place has one name, by which its limits are counted. */
const inOrder = (on: RouletteBet): RouletteBet => ('numbers' in on ? { numbers: on.numbers.toSorted((a, b) => a - b) } : on);

const RoulettePlace = RouletteOn.refine((on) => !('numbers' in on) || isInsideBet(LIVE_ROULETTE_WHEEL, on.numbers), {
  path: ['numbers'],
  message: 'numbers that touch on this layout',
}).transform(inOrder);

/**
 * Reads chips from outside, for each game with a layout; refuses places that the layout does not have and names the field. Apart from the games: pages
 * that show them read nothing from outside.
 */
export const LAYOUT_BETS = {
  'live-roulette': chipBets(RoulettePlace),
  'live-baccarat': chipBets(z.enum(BACCARAT_PLACES)),
  'live-wheel': chipBets(z.enum(WHEEL_RISKS)),
} as const satisfies Partial<Record<SharedKey, z.ZodType>>;

/** Whether the bets of a game lie on a layout. */
export const hasLayout = (key: SharedKey): key is keyof typeof LAYOUT_BETS => Object.hasOwn(LAYOUT_BETS, key);
