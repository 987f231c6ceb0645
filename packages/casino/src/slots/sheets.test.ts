import { describe, expect, it } from 'vitest';
import { CHERRY_PARADE } from './cherry-parade/maths.ts';
import { playSlot } from './engine/play-slot.ts';
import { exactSheet } from './sheet/exact-sheet.ts';
import { slotSheet } from './slot-sheet.ts';
import { SLOTS } from './slots.ts';
import { randomDraws } from './testing/random-draws.ts';

const MODES = SLOTS.flatMap((maths) =>
  (slotSheet(maths.key)?.modes ?? []).map((sheet) => ({ key: maths.key, mode: sheet.mode, maths, sheet })),
);
const SEED = 63;

describe.each(SLOTS)('the kept sheet of $key', (maths) => {
  it('is what playing every grid gives', () => {
    expect(slotSheet(maths.key)).toEqual(exactSheet(maths));
  });
});

describe.each(MODES)('$key, $mode', ({ key, mode, maths, sheet }) => {
  it('returns 94 to 97 % of the stake, in parts that sum to it', () => {
    const [num = 0n, den = 1n] = sheet.expected.split('/').map(BigInt);
    const returned = Number((num * 10n ** 15n) / den) / 1e15;
    expect(returned).toBeGreaterThan(0.94);
    expect(returned).toBeLessThan(0.97);
    expect(Object.values(sheet.parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(returned, 12);
    expect(sheet.most).toBeLessThanOrEqual(maths.cap);
  });

  it(`is met by rounds that are drawn, within four standard errors (seed ${SEED})`, () => {
    const rounds = mode === 'buy' ? 20_000 : 200_000;
    const draws = randomDraws(SEED, key, mode);
    let [sum, hits] = [0, 0];
    for (let i = 0; i < rounds; i += 1) {
      const { pay, price, steps } = playSlot(maths, mode, draws);
      sum += pay / price;
      if (pay > 0 || steps.some(({ kind }) => kind === 'free-spins' || kind === 'hold')) hits += 1;
    }
    const exact = Object.values(sheet.parts).reduce((all, part) => all + part, 0);
    const off = (sum / rounds - exact) / (sheet.deviation / Math.sqrt(rounds));
    expect(Math.abs(off), `${off.toFixed(2)} standard errors`).toBeLessThan(4);
    const spread = Math.sqrt((sheet.hitRate * (1 - sheet.hitRate)) / rounds);
    expect(Math.abs(hits / rounds - sheet.hitRate)).toBeLessThanOrEqual(4 * spread);
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
    for (const maths of SLOTS.filter(({ free, hold }) => free || hold)) {
      if (!('strips' in maths.spins.base)) continue;
      expect(() => exactSheet({ ...maths, cap: 100 })).toThrow(/cap of .* cuts a feature/);
    }
  });
});
