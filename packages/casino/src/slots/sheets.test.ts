import { describe, expect, it } from 'vitest';
import { CHERRY_PARADE } from './cherry-parade/maths.ts';
import { DESERT_BLOOM } from './desert-bloom/maths.ts';
import { HARBOUR_SAFE } from './harbour-safe/maths.ts';
import { exactSheet } from './sheet/exact-sheet.ts';
import { slotSheet } from './slot-sheet.ts';
import { SLOTS } from './slots.ts';

const MODES = SLOTS.flatMap((maths) =>
  (slotSheet(maths.key)?.modes ?? []).map((sheet) => ({ key: maths.key, mode: sheet.mode, maths, sheet })),
);

describe.each(SLOTS)('the kept sheet of $key', (maths) => {
  it('is what playing every grid gives', () => {
    expect(slotSheet(maths.key)).toEqual(exactSheet(maths));
  });
});

describe.each(MODES)('$key, $mode', ({ maths, sheet }) => {
  it('returns 94 to 97 % of the stake, in parts that sum to it', () => {
    const [num = 0n, den = 1n] = sheet.expected.split('/').map(BigInt);
    const returned = Number((num * 10n ** 15n) / den) / 1e15;
    expect(returned).toBeGreaterThan(0.94);
    expect(returned).toBeLessThan(0.97);
    expect(Object.values(sheet.parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(returned, 12);
    expect(sheet.max).toBeLessThanOrEqual(maths.cap);
  });
});

describe.each(SLOTS)('$key', (maths) => {
  it('names every letter that can be drawn, and no other', () => {
    const drawn = Object.values(maths.spins).flatMap((spin) =>
      'strips' in spin ? Array.from(spin.strips.join('')) : Object.keys(spin.weights),
    );
    expect([...new Set(drawn)].sort()).toEqual(Object.keys(maths.symbols).sort());
    const known = [...Object.keys(maths.pays), ...Object.keys(maths.wilds), ...(maths.scatter ? [maths.scatter.symbol] : [])];
    expect([...new Set(known)].sort()).toEqual(Object.keys(maths.symbols).sort());
  });

  it('has no wild on the first reel where none may begin a combination', () => {
    const [first = ''] = 'strips' in maths.spins.base ? maths.spins.base.strips : [];
    for (const wild of Object.keys(maths.wilds))
      if (!(wild in maths.pays) && maths.rule.kind !== 'clusters') expect(first).not.toContain(wild);
  });
});

describe('a sheet', () => {
  it('changes with a single pay and with a single symbol', () => {
    const kept = exactSheet(CHERRY_PARADE).modes[0]?.expected;
    const dearer = { ...CHERRY_PARADE, pays: { ...CHERRY_PARADE.pays, P: [0, 0, 0, 8] } };
    expect(exactSheet(dearer).modes[0]?.expected).not.toBe(kept);
    const { strips, multiplier } = CHERRY_PARADE.spins.base as { strips: readonly string[]; multiplier: number };
    const other = { ...CHERRY_PARADE, spins: { base: { multiplier, strips: [strips[0]?.replace('V', 'B') ?? '', ...strips.slice(1)] } } };
    expect(exactSheet(other).modes[0]?.expected).not.toBe(kept);
  });

  it('is refused where the cap would cut a feature', () => {
    for (const maths of [HARBOUR_SAFE, DESERT_BLOOM]) expect(() => exactSheet({ ...maths, cap: 100 })).toThrow(/cap of .* cuts a feature/);
  });
});
