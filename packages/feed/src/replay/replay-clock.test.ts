import { describe, expect, it } from 'vitest';
import { createReplayClock } from './replay-clock.ts';

const HOUR = 3_600_000;
const clock = createReplayClock({
  stretches: [
    { from: 100 * HOUR, to: 102 * HOUR },
    { from: 101 * HOUR, to: 103 * HOUR },
    { from: 200 * HOUR, to: 202 * HOUR },
  ],
  startsAt: 0,
  speed: 10,
  maxGapMs: HOUR,
});

describe('the replay clock', () => {
  it('runs at its speed inside a stretch', () => {
    expect(clock.at(102 * HOUR) - clock.at(100 * HOUR)).toBe((2 * HOUR) / 10);
  });
  it('cuts empty hours to the longest gap', () => {
    expect(clock.at(200 * HOUR) - clock.at(103 * HOUR)).toBe(HOUR / 10);
    expect(clock.at(150 * HOUR)).toBe(clock.at(200 * HOUR));
  });
  it('begins one gap before the first stretch and never earlier', () => {
    expect(clock.at(100 * HOUR)).toBe(HOUR / 10);
    expect(clock.at(0)).toBe(0);
  });
  it('keeps the order of all moments', () => {
    const moments = Array.from({ length: 500 }, (_, i) => clock.at(90 * HOUR + i * 0.3 * HOUR));
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  });
});
