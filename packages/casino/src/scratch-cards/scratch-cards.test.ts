import { describe, expect, it } from 'vitest';
import { seededDraws } from '../draws/seeded-draws.ts';
import { SCRATCH_DESIGNS } from './pays.ts';
import { SCRATCH_CARDS, type ScratchCardsView } from './scratch-cards.ts';

describe('a scratch card', () => {
  it.each(SCRATCH_DESIGNS)('of %s shows three alike where it wins, and no three otherwise', (design) => {
    let wins = 0;
    for (let nonce = 1; nonce <= 2000; nonce += 1) {
      const round = SCRATCH_CARDS.begin({ design }, seededDraws({ serverSeed: 'scratch', clientSeed: design, nonce }), 0);
      const { fields, won } = SCRATCH_CARDS.view(round) as ScratchCardsView;
      const counts = Array.from({ length: 6 }, (_, symbol) => fields.filter((field) => field === symbol).length);
      expect(fields).toHaveLength(9);
      expect(counts.reduce((a, b) => a + b)).toBe(9);
      expect(
        counts.flatMap((count, symbol) => (count > 2 ? [[symbol, count]] : [])),
        `nonce ${nonce}`,
      ).toEqual(won === null ? [] : [[won, 3]]);
      if (won !== null) wins += 1;
    }
    expect(wins).toBeGreaterThan(0);
  });
});
