import { createRandom } from '@touchline/kernel/random';

/** How many tiles slide by, and at which of them the row stops. */
export const ROW = { tiles: 46, stop: 40 } as const;

/** The multiples of a round's row, hundredths: made up but for the drawn one, in the law that the drawn one follows too. */
export function slideRow(round: string, result: number): readonly number[] {
  const random = createRandom('slide', round);
  return Array.from({ length: ROW.tiles }, (_, i) => {
    if (i === ROW.stop) return result;
    return Math.min(100_000, Math.max(100, Math.floor(9_800 / (random.int(9_900) + 100))));
  });
}

/** How many tiles have passed after a share of the slide, slowing towards the end. */
export const passedTiles = (share: number): number => ROW.stop * (1 - (1 - Math.min(1, Math.max(0, share))) ** 3);
