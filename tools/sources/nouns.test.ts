import { expect, it } from 'vitest';
import { nounsApart } from './nouns.ts';

it('tells which nouns miss a level and why, and finds those without a reason and reasons without a noun', () => {
  const folders = { contract: ['coupon', 'reports', 'wallet'], server: ['coupon', 'reports', 'wallet'], web: ['coupon', 'frame'] };
  const reasons = { reports: 'the console shows them', frame: 'around every page', coupon: 'none' };
  expect(nounsApart(folders, reasons)).toEqual({
    explained: ['frame: without contract and server (around every page)', 'reports: without web (the console shows them)'],
    faults: [
      'wallet: without web, and tools/sources/nouns.ts does not say why',
      'coupon misses no level: take it out of tools/sources/nouns.ts',
    ],
  });
});
