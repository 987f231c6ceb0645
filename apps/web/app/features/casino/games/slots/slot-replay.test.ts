import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import { SLOT_MODES } from '@touchline/casino/slots/engine/maths';
import { playSlot } from '@touchline/casino/slots/engine/play-slot';
import { SLOTS } from '@touchline/casino/slots/slots';
import { describe, expect, it } from 'vitest';
import { restingGrid } from './resting-grid.ts';
import { placeAt, replayMs, slotFrames } from './slot-replay.ts';

const SEED = 'a'.repeat(64);
const modes = SLOTS.flatMap((maths) => SLOT_MODES.filter((mode) => maths.modes[mode]).map((mode) => ({ key: maths.key, maths, mode })));

describe('a round of a slot, as it is shown', () => {
  it.each(modes)(`$key $mode ends with what was drawn (server seed ${SEED})`, ({ maths, mode }) => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const outcome = playSlot(maths, mode, seededDraws({ serverSeed: SEED, clientSeed: 'shown', nonce }));
      const frames = slotFrames(outcome, restingGrid(maths));
      const last = frames.at(-1);
      expect(last?.paid).toBe(outcome.pay);
      expect(last?.freeLeft ?? 0).toBe(0);
      expect(new Set(frames.map(({ grid }) => grid.length)).size).toBe(1);
      expect(new Set(last?.coins.map(({ at }) => at)).size).toBe(last?.coins.length);
    }
  });
  it('stops its reels one by one', () => {
    const grid = 'ABCDEF';
    const frames = slotFrames(
      { mode: 'base', unit: 1, price: 1, pay: 0, steps: [{ kind: 'spin', spin: 'base', stops: [0, 0], grid, pay: 0 }] },
      'FEDCBA',
    );
    const places = [0, 0.34, 0.67, 1].map((progress) => placeAt(frames, progress, 2));
    expect(places.map(({ stopped }) => stopped)).toEqual([0, 1, 2, 2]);
    expect(places.map(({ frame }) => frame)).toEqual([1, 1, 1, 1]);
    expect(replayMs(frames)).toBeGreaterThan(0);
  });
});
