import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { BARS } from './bars/bars.ts';
import { CASES } from './cases/cases.ts';
import { SCRATCH_TABLES } from './scratch-cards/pays.ts';
import { SCRATCH_CARDS } from './scratch-cards/scratch-cards.ts';
import { scriptedDraws } from './testing/scripted-draws.ts';
import { drawPrize, type Prize } from './weighted.ts';

describe('tables of prizes', () => {
  it.each([
    [BARS, '98/100'],
    [CASES, '98/100'],
    [SCRATCH_CARDS, '95/100'],
  ])('return exactly what they promise (%#)', (game, promised) => {
    const [num, den] = promised.split('/').map(BigInt) as [bigint, bigint];
    for (const options of game.variants())
      expect(compare(game.returns(options as never, 0).expected, ratio(num, den)), JSON.stringify(options)).toBe(0);
  });

  it('draws each prize by as many numbers as it weighs', () => {
    const prizes: readonly Prize[] = SCRATCH_TABLES['night-sky'].map((prize) => ({ ...prize, weight: Math.ceil(prize.weight / 10_000) }));
    const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
    const counts = prizes.map(() => 0);
    for (let drawn = 0; drawn < total; drawn += 1) {
      const prize = drawPrize(scriptedDraws(drawn), prizes);
      counts[prize] = (counts[prize] ?? 0) + 1;
    }
    expect(counts).toEqual(prizes.map(({ weight }) => weight));
  });
});
