import { describe, expect, it } from 'vitest';
import { MAX_PINS, movePin, parsePins, togglePin } from './pins.ts';

describe('pinned matches', () => {
  it('are pinned at the end and unpinned by the same press', () => {
    expect(togglePin([1, 2], 3)).toEqual([1, 2, 3]);
    expect(togglePin([1, 2, 3], 2)).toEqual([1, 3]);
  });
  it('are twenty at most (R120)', () => {
    const full = Array.from({ length: MAX_PINS }, (_, place) => place + 1);
    expect(MAX_PINS).toBe(20);
    expect(togglePin(full, 99)).toBe(full);
  });
  it('move to a place and stop at the ends', () => {
    expect(movePin([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
    expect(movePin([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
    expect(movePin([1, 2, 3], 2, -4)).toEqual([2, 1, 3]);
    expect(movePin([1, 2], 9, 0)).toEqual([1, 2]);
  });
  it('survive whatever the device gives back', () => {
    expect(parsePins('[3,3,"x",-1,2.5,4]')).toEqual([3, 4]);
    expect(parsePins('{')).toEqual([]);
    expect(parsePins('{"a":1}')).toEqual([]);
    expect(parsePins(null)).toEqual([]);
  });
});
