import { describe, expect, it } from 'vitest';
import { layChips } from './use-chip-board.ts';

describe('chips on a layout', () => {
  it('pile up on a place, whatever names it', () => {
    const bets = layChips<unknown>(layChips<unknown>([], { numbers: [1, 2] }, 5), 'red', 1);
    expect(layChips<unknown>(bets, { numbers: [1, 2] }, 25)).toEqual([
      { on: { numbers: [1, 2] }, chips: 30 },
      { on: 'red', chips: 1 },
    ]);
  });

  it('are no more than a place and the layout take', () => {
    expect(layChips([{ on: 'red', chips: 9_990 }], 'red', 25)).toEqual([{ on: 'red', chips: 10_000 }]);
    const full = Array.from({ length: 160 }, (_, i) => ({ on: i, chips: 1 }));
    expect(layChips(full, 160, 1)).toEqual(full);
  });
});
