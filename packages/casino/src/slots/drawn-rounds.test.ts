import { describe, expect, it } from 'vitest';
import { playSlot } from './engine/play-slot.ts';
import { slotSheet } from './slot-sheet.ts';
import { SLOTS } from './slots.ts';
import { randomDraws } from './testing/random-draws.ts';

const MODES = SLOTS.flatMap((maths) =>
  (slotSheet(maths.key)?.modes ?? []).map((sheet) => ({ key: maths.key, mode: sheet.mode, maths, sheet })),
);
const SEED = 63;

describe.each(MODES)('$key, $mode', ({ key, mode, maths, sheet }) => {
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
