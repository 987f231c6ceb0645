import type { Deck, SlotMaths, SlotMode, SpinMaths } from '../../packages/casino/src/slots/engine/maths.ts';
import { modeSheet } from '../../packages/casino/src/slots/sheet/mode-sheet.ts';
import { spinLaws } from '../../packages/casino/src/slots/sheet/spin-laws.ts';

type Pays = Record<string, readonly number[]>;

/** The return of a mode as a number. The cap is lifted while pays are sought: one that cuts a feature has no exact return. */
function returnOf(maths: SlotMaths, mode: SlotMode): number {
  const { parts } = modeSheet({ ...maths, cap: Number.MAX_SAFE_INTEGER / maths.unit }, spinLaws(maths), mode);
  return Object.values(parts).reduce((sum, part) => sum + part, 0);
}

const SAMPLE = 2 ** 15;
const thinSpin = (spin: SpinMaths): SpinMaths =>
  'strips' in spin ? spin : ({ ...spin, boards: Math.min(spin.boards, SAMPLE) } satisfies Deck);

/** The slot with smaller decks: what a unit of one pay is worth need not be known exactly to choose between pays. */
function thinned(maths: SlotMaths): SlotMaths {
  const { base, ante, free } = maths.spins;
  return { ...maths, spins: { base: thinSpin(base), ...(ante && { ante: thinSpin(ante) }), ...(free && { free: thinSpin(free) }) } };
}

const withPay = (pays: Pays, symbol: string, count: number, pay: number): Pays => ({
  ...pays,
  [symbol]: (pays[symbol] ?? []).map((old, i) => (i === count ? pay : old)),
});

/** The one change of one pay, by at most a tenth, that brings the return nearest to the target. */
function bestChange(maths: SlotMaths, mode: SlotMode, missing: number): Pays {
  const sample = thinned(maths);
  const now = returnOf(sample, mode);
  let best = { pays: maths.pays as Pays, left: Math.abs(missing) };
  for (const [symbol, table] of Object.entries(maths.pays))
    for (const [count, pay] of table.entries()) {
      if (pay === 0) continue;
      const worth = returnOf({ ...sample, pays: withPay(maths.pays, symbol, count, pay + 1) }, mode) - now;
      if (worth <= 0) continue;
      const max = Math.max(1, Math.floor(pay / 10));
      const change = Math.max(-max, Math.min(max, Math.round(missing / worth)));
      const changed = pay + change;
      const grows = changed > (table[count - 1] ?? 0) && changed < (table[count + 1] ?? Number.POSITIVE_INFINITY);
      const left = Math.abs(missing - change * worth);
      if (grows && left < best.left) best = { pays: withPay(maths.pays, symbol, count, changed), left };
    }
  return best.pays;
}

/** A whole number near a pay that is easy to read in a table. */
function handy(pay: number): number {
  const step = pay < 20 ? 1 : pay < 100 ? 5 : pay < 400 ? 10 : 50;
  return Math.max(1, Math.round(pay / step) * step);
}

/**
 * Seeks pays near those of a slot with which a mode returns `target`: all of them scaled and rounded first, then one pay at a
 * time. Ends within 0.0002 of the target or where no single change brings it nearer.
 */
export function tunePays(maths: SlotMaths, mode: SlotMode, target: number): { readonly pays: Pays; readonly reached: number } {
  let tuned = maths;
  for (let round = 0; round < 3; round += 1) {
    const scale = target / returnOf(thinned(tuned), mode);
    if (Math.abs(scale - 1) < 0.02) break;
    const scaled = Object.entries(tuned.pays).map(([symbol, table]) => [symbol, table.map((pay) => (pay > 0 ? handy(pay * scale) : 0))]);
    tuned = { ...tuned, pays: Object.fromEntries(scaled) };
  }
  for (let round = 0; round < 12; round += 1) {
    const reached = returnOf(tuned, mode);
    const pays = Math.abs(target - reached) < 0.0002 ? tuned.pays : bestChange(tuned, mode, target - reached);
    if (pays === tuned.pays) return { pays, reached };
    tuned = { ...tuned, pays };
  }
  return { pays: tuned.pays, reached: returnOf(tuned, mode) };
}
