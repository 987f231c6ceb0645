import { describe, expect, it } from 'vitest';
import { decidePlayTime, type PlayTime } from './decide-play-time.ts';

const NOW = Date.UTC(2026, 9, 25, 0, 30);
const MINUTE = 60_000;
const playing: PlayTime = {
  nowMs: NOW,
  playingSinceMs: NOW - 10 * MINUTE,
  realityMinutes: null,
  realityFromMs: null,
  realityShown: false,
  blockedUntilMs: null,
  limits: [],
};
const at = (more: Partial<PlayTime>) => decidePlayTime({ ...playing, ...more });

describe('what time does to a player', () => {
  it('nothing where nobody plays, or nothing is limited', () => {
    expect(at({ playingSinceMs: null, limits: [{ leftMs: -1, resetsAtMs: NOW + 1 }] })).toEqual({
      blockedUntilMs: null,
      tellReality: false,
      lookAtMs: null,
    });
    expect(at({})).toEqual({ blockedUntilMs: null, tellReality: false, lookAtMs: null });
  });

  it('T44 a limit of time ends play when it is used up, and no sooner', () => {
    const left = at({ limits: [{ leftMs: 1, resetsAtMs: NOW + 60 * MINUTE }] });
    expect(left).toEqual({ blockedUntilMs: null, tellReality: false, lookAtMs: NOW + 1 });
    const up = at({
      limits: [
        { leftMs: 0, resetsAtMs: NOW + 60 * MINUTE },
        { leftMs: -5, resetsAtMs: NOW + 90 * MINUTE },
      ],
    });
    expect(up).toMatchObject({ blockedUntilMs: NOW + 90 * MINUTE, lookAtMs: NOW + 90 * MINUTE });
  });

  it('whoever comes back to withdraw is left alone until the period ends', () => {
    const back = at({ blockedUntilMs: NOW + 5 * MINUTE, limits: [{ leftMs: -1, resetsAtMs: NOW + 5 * MINUTE }] });
    expect(back).toEqual({ blockedUntilMs: null, tellReality: false, lookAtMs: NOW + 5 * MINUTE });
    const anew = at({ blockedUntilMs: NOW, limits: [{ leftMs: 7, resetsAtMs: NOW + 5 * MINUTE }] });
    expect(anew).toMatchObject({ blockedUntilMs: null, lookAtMs: NOW + 7 });
  });

  it('T44 asks for a look at time and money once it is due, once', () => {
    const from = { realityMinutes: 15, realityFromMs: NOW - 15 * MINUTE };
    expect(at(from).tellReality).toBe(true);
    expect(at({ ...from, realityShown: true })).toEqual({ blockedUntilMs: null, tellReality: false, lookAtMs: null });
    expect(at({ ...from, realityFromMs: NOW - 15 * MINUTE + 1 })).toEqual({ blockedUntilMs: null, tellReality: false, lookAtMs: NOW + 1 });
  });
});
