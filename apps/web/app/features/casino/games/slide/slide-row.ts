import { limboMultiplier } from '@touchline/casino/limbo/pays';
import { SLIDE } from '@touchline/casino/shared/slide';
import { createRandom } from '@touchline/kernel/random';

/** How many tiles slide by, and at which of them the row stops. */
export const ROW = { tiles: 46, stop: 40 } as const;

/** Draws are below this (limbo/pays). */
const RANGE = 2 ** 52;
/** The most that a tile shows by which the row only slides, hundredths: more would not fit. */
const MAX_PASSED = 100_000;
const EDGE_PPM = SLIDE.edge?.usual ?? 0;

/** The multiples of a round's row, hundredths: made up but for the drawn one, in the law that the drawn one follows too. */
export function slideRow(round: string, result: number): readonly number[] {
  const random = createRandom('slide', round);
  return Array.from({ length: ROW.tiles }, (_, i) =>
    i === ROW.stop ? result : Math.min(MAX_PASSED, limboMultiplier(random.int(RANGE), EDGE_PPM)),
  );
}

/** How many tiles have passed after a share of the slide, slowing towards the end. */
export const passedTiles = (share: number): number => ROW.stop * (1 - (1 - Math.min(1, Math.max(0, share))) ** 3);
