import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../../draws/draws.ts';
import type { PayRule, SlotMaths, Strips } from '../engine/maths.ts';
import { playSpin } from '../engine/play-spin.ts';
import { fullCycle } from './full-cycle.ts';
import { SpinLaw } from './spin-law.ts';

const SEED = 4711;
const LINES: PayRule = {
  kind: 'lines',
  lines: [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [0, 1, 0, 1],
  ],
};

/** A small slot with every kind of symbol on strips of six places, drawn by a seed. */
function smallSlot(seed: number, rule: PayRule, options: Partial<Strips>): { maths: SlotMaths; reels: Strips } {
  const random = createRandom(SEED, seed);
  // Ways want no wild on the first reel.
  const letters = (reel: number) => (rule.kind === 'ways' && reel === 0 ? 'AABBOS' : 'AABBOSWXY');
  const strips = Array.from({ length: 4 }, (_, reel) => Array.from({ length: 6 }, () => random.pick(Array.from(letters(reel)))).join(''));
  const reels: Strips = { strips, multiplier: 1, ...options };
  const maths: SlotMaths = {
    key: 'small',
    version: 1,
    unit: 1,
    rows: 2,
    symbols: {},
    rule,
    pays: { A: [0, 0, 3, 20, 90], B: [0, 0, 2, 10, 40], O: [0, 0, 0, 33], ...(rule.kind === 'lines' && { W: [0, 0, 5, 50, 500] }) },
    wilds: { W: 1, X: 2, Y: 3 },
    unaided: rule.kind === 'lines' ? 'O' : '',
    scatter: { symbol: 'S', pays: [0] },
    spins: { base: reels },
    free: null,
    hold: null,
    modes: { base: { price: 1, spin: 'base' } },
    cap: 1000,
  };
  return { maths, reels };
}

/** The law of a grid by playing it at every stop of every reel, one by one. */
function playedLaw(maths: SlotMaths, { strips }: Strips): SpinLaw {
  const law = new SpinLaw();
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  for (let number = 0; number < all; number += 1) {
    let left = number;
    const { pay, scatters } = playSpin(
      maths,
      'base',
      drawsOf(() => {
        const stop = left % 6;
        left = Math.floor(left / 6);
        return stop;
      }),
    );
    law.add(scatters.length, pay, 1);
  }
  return law;
}

const sorted = (law: SpinLaw) => [...law.entries()].sort((a, b) => a.scatters - b.scatters || a.pay - b.pay);

describe(`a full cycle (seed ${SEED})`, () => {
  it.each([
    ['lines', LINES, {}],
    ['lines that pay double', LINES, { multiplier: 2 }],
    ['lines with wilds that fill their reels', LINES, { expanding: true as const }],
    ['ways', { kind: 'ways' } as const, {}],
    ['ways that pay threefold', { kind: 'ways' } as const, { multiplier: 3 }],
  ])('of %s is what playing each combination of stops gives', (_, rule, options) => {
    for (let seed = 0; seed < 12; seed += 1) {
      const { maths, reels } = smallSlot(seed, rule, options);
      expect(sorted(fullCycle(maths, reels)), reels.strips.join(' ')).toEqual(sorted(playedLaw(maths, reels)));
    }
  });

  it('knows no clusters', () => {
    const { maths, reels } = smallSlot(0, { kind: 'clusters' }, {});
    expect(() => fullCycle(maths, reels)).toThrow(RangeError);
  });
});
