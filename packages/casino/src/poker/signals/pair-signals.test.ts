import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import type { HandAction } from '../hand-state.ts';
import { dealHand } from '../testing/deal-hand.ts';
import { observePairs } from './observe-pairs.ts';
import { chipDumping, type PairTally, softPlay } from './pair-signals.ts';

const tally = (more: Partial<PairTally>): PairTally => ({ hands: 0, flow: 0, flowSquares: 0, streets: 0, betStreets: 0, ...more });
const CHIPS = [10_000, 10_000, 10_000];
const BOARD = '2c 7d 9h Js Kd';
const CHECKED_DOWN: readonly HandAction[] = [
  { seat: 1, kind: 'fold' },
  { seat: 2, kind: 'call' },
  ...[3, 2, 3, 2, 3, 2, 3].map((seat): HandAction => ({ seat, kind: 'check' })),
];

describe('what a hand says about two players', () => {
  it('is what one gave the other, and where they did not bet', () => {
    const { setup } = dealHand({ chips: CHIPS, hole: ['', 'As Ah', '3c 4d'], board: BOARD });
    expect(observePairs(setup, CHECKED_DOWN)).toEqual([{ a: 2, b: 3, flow: -100, streets: 3, betStreets: 0 }]);
  });

  it('is shared among those who won', () => {
    const { setup } = dealHand({ chips: CHIPS, hole: ['Qs Qh', 'As Kh', 'Ad Kc'], board: BOARD });
    const actions: readonly HandAction[] = [
      { seat: 1, kind: 'raise', to: 3_000 },
      { seat: 2, kind: 'call' },
      { seat: 3, kind: 'call' },
      { seat: 2, kind: 'check' },
      { seat: 3, kind: 'raise', to: 7_000 },
      { seat: 1, kind: 'fold' },
      { seat: 2, kind: 'call' },
    ];
    expect(observePairs(setup, actions)).toEqual([
      { a: 1, b: 2, flow: 1_500, streets: 0, betStreets: 0 },
      { a: 1, b: 3, flow: 1_500, streets: 0, betStreets: 0 },
    ]);
  });

  it('counts the streets on which either bet', () => {
    const { setup } = dealHand({ chips: CHIPS, board: BOARD });
    const actions: readonly HandAction[] = [
      ...CHECKED_DOWN.slice(0, 3),
      { seat: 2, kind: 'raise', to: 200 },
      { seat: 3, kind: 'call' },
      { seat: 2, kind: 'check' },
      { seat: 3, kind: 'raise', to: 400 },
      { seat: 2, kind: 'fold' },
    ];
    expect(observePairs(setup, actions)).toMatchObject([{ a: 2, b: 3, flow: 300, streets: 2, betStreets: 2 }]);
  });
});

describe('signals for operators', () => {
  it('show chips that go one way', () => {
    expect(chipDumping(tally({ hands: 25, flow: 25_000, flowSquares: 25_000_000 }))).toMatchObject({ kind: 'chip-dumping' });
    expect(chipDumping(tally({ hands: 12, flow: 12_000, flowSquares: 12_000_000 }))).toBeNull();
    expect(chipDumping(tally({ hands: 100, flow: 30_000, flowSquares: 100_000_000 }))).toBeNull();
    // One great pot is no dumping, however often the two have met.
    expect(chipDumping(tally({ hands: 100, flow: 200_000, flowSquares: 4e10 }))).toBeNull();
  });

  it('name two of 5,000 honest pairs at most', () => {
    const random = createRandom('honest pairs', 1);
    const shown = Array.from({ length: 5_000 }, () => {
      let [flow, flowSquares] = [0, 0];
      for (let hand = 0; hand < 200; hand += 1) {
        const size = 100 * 2 ** random.int(10);
        flow += random.chance(0.5) ? size : -size;
        flowSquares += size * size;
      }
      return chipDumping(tally({ hands: 200, flow, flowSquares }));
    }).filter((signal) => signal !== null);
    expect(shown.length).toBeLessThanOrEqual(2);
  });

  it('show two who bet against others and not against each other', () => {
    const others = [
      { streets: 200, betStreets: 120 },
      { streets: 80, betStreets: 40 },
    ] as const;
    expect(softPlay(tally({ streets: 30, betStreets: 2 }), others)).toMatchObject({ kind: 'soft-play' });
    expect(softPlay(tally({ streets: 30, betStreets: 12 }), others)).toBeNull();
    expect(softPlay(tally({ streets: 19, betStreets: 0 }), others)).toBeNull();
    expect(softPlay(tally({ streets: 30, betStreets: 0 }), [others[0], { streets: 5, betStreets: 5 }])).toBeNull();
  });
});
