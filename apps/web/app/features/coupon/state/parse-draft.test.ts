import { describe, expect, it } from 'vitest';
import { EMPTY_COUPON } from './coupon-store.ts';
import { parseDraft } from './parse-draft.ts';

const leg = {
  matchId: 7,
  kind: 'line',
  selectionId: 24197845745665,
  acceptedOdds: 1850,
  sport: 1,
  matchName: 'Home – Away',
  champName: 'League',
  marketName: 'Match result',
  selectionName: 'Home',
  startsAt: 1_800_000_000,
};
const kept = { legs: [leg, { ...leg, matchId: 8, lobby: true }], kind: 'express', systemSize: 0, stakeText: '12.' };

describe('a coupon that the device kept', () => {
  it('is read as it was', () => {
    expect(parseDraft(kept)).toEqual({ ...EMPTY_COUPON, ...kept });
  });
  it('is read by the names that its parts had before', () => {
    const { acceptedOdds, ...rest } = leg;
    const old = { ...kept, legs: [{ ...rest, oddsSeen: acceptedOdds }], kind: 'single', blockStakes: ['5'], jointSeen: { '7:1': 2500 } };
    expect(parseDraft(old)).toEqual({
      ...EMPTY_COUPON,
      legs: [leg],
      kind: 'single',
      stakeText: '12.',
      groupStakes: ['5'],
      acceptedBuilderOdds: { '7:1': 2500 },
    });
  });
  it('falls back to a kind that its legs allow', () => {
    expect(parseDraft({ ...kept, legs: [leg] })).toMatchObject({ kind: 'single', systemSize: 0 });
  });
  it.each([
    null,
    'text',
    { ...kept, kind: 'lottery' },
    { ...kept, stakeText: 12 },
    { ...kept, stakeText: '9'.repeat(25) },
    { ...kept, systemSize: -1 },
    { ...kept, legs: Array.from({ length: 51 }, () => leg) },
    { ...kept, legs: [{ ...leg, acceptedOdds: 1000 }] },
    { ...kept, legs: [{ ...leg, selectionId: '5' }] },
    { ...kept, legs: [{ ...leg, kind: 'later' }] },
    { ...kept, legs: [{ ...leg, lobby: 'yes' }] },
  ])('of another shape is an empty one: %j', (broken) => {
    expect(parseDraft(broken)).toBe(EMPTY_COUPON);
  });
});
