import { type Ratio, ZERO } from '@touchline/kernel/ratio';
import type { Draws } from '../draws/draws.ts';
import { sample } from '../draws/sample.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { drawPrize, prizeReturns } from '../weighted.ts';
import { ScratchCardsOptions } from './options.ts';
import { SCRATCH_ALIKE, SCRATCH_DESIGNS, SCRATCH_FIELDS, SCRATCH_SYMBOLS, SCRATCH_TABLES } from './pays.ts';

/** Symbols 0 to 5 of the nine fields by rows; `won` is the one that stands three times, or null. */
export type ScratchCardsView = { readonly fields: readonly number[]; readonly won: number | null };

/**
 * Prints a card: where a symbol wins it stands on three drawn fields; the others are filled from a pool in which each other symbol lies
 * twice, so that no second one can stand three times.
 */
function printCard(draws: Draws, won: number | null): readonly number[] {
  const fields: number[] = Array.from({ length: SCRATCH_FIELDS }, () => -1);
  if (won !== null) for (const field of sample(draws, SCRATCH_FIELDS, SCRATCH_ALIKE)) fields[field] = won;
  const others = Array.from({ length: SCRATCH_SYMBOLS }, (_, symbol) => symbol).filter((symbol) => symbol !== won);
  const pool = others.flatMap((symbol) => [symbol, symbol]);
  const empty = fields.flatMap((symbol, field) => (symbol < 0 ? [field] : []));
  const filling = sample(draws, pool.length, empty.length);
  for (const [i, field] of empty.entries()) fields[field] = pool[filling[i] as number] as number;
  return fields;
}

/** A card of nine fields: three alike win. The prize is drawn among a million cards, then the card that shows it. */
export const SCRATCH_CARDS = oneDrawGame<ScratchCardsOptions, ScratchCardsView>({
  key: 'scratch-cards',
  edge: null,
  options: ScratchCardsOptions,
  draw(options, draws) {
    const prize = drawPrize(draws, SCRATCH_TABLES[options.design]);
    const won = prize < SCRATCH_SYMBOLS ? prize : null;
    return { fields: printCard(draws, won), won };
  },
  pay: (options, { won }): Ratio => (won === null ? ZERO : (SCRATCH_TABLES[options.design][won]?.pay as Ratio)),
  variants: () => SCRATCH_DESIGNS.map((design) => ({ design })),
  returns: (options) => prizeReturns(SCRATCH_TABLES[options.design]),
});
