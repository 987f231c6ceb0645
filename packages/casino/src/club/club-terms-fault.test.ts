import { describe, expect, it } from 'vitest';
import { type ClubLevel, type ClubTerms, FIRST_CLUB_TERMS } from './club-terms.ts';
import { CLUB_TERMS_BOUNDS, clubTermsFault } from './club-terms-fault.ts';

const changed = (index: number, level: Partial<ClubLevel>): ClubTerms => ({
  ...FIRST_CLUB_TERMS,
  levels: FIRST_CLUB_TERMS.levels.map((before, i) => (i === index ? { ...before, ...level } : before)),
});

describe('terms of the club', () => {
  it('hold together as a brand begins with them', () => {
    expect(clubTermsFault(FIRST_CLUB_TERMS)).toBeNull();
  });

  it.each([
    ['a first level that is not for everybody', changed(0, { points: 1 }), 'points'],
    ['two levels of as many points', changed(2, { points: 100 }), 'points'],
    ['points that fall', changed(2, { points: 99 }), 'points'],
    ['points without end', changed(7, { points: 1_000_000_001 }), 'points'],
    ['a level that gives less of a loss', changed(3, { lossPpm: 69_999 }), 'lossPpm'],
    ['more of a loss than may be given', changed(7, { lossPpm: 200_001 }), 'lossPpm'],
    ['a limit that falls', changed(7, { maxUnits: 5_999 }), 'maxUnits'],
    ['no limit to speak of', changed(0, { maxUnits: 0 }), 'maxUnits'],
    ['a level that gives less of the edge', changed(6, { edgeSharePpm: 49_999 }), 'edgeSharePpm'],
    ['more of the edge than the house can keep from', changed(7, { edgeSharePpm: 400_001 }), 'edgeSharePpm'],
    ["a share of providers' games beyond all of them", { ...FIRST_CLUB_TERMS, providersEdgePpm: 100_001 }, 'providersEdgePpm'],
    ['a negative share', { ...FIRST_CLUB_TERMS, providersEdgePpm: -1 }, 'providersEdgePpm'],
  ])('name %s', (_, terms, field) => {
    expect(clubTermsFault(terms)?.field).toBe(field);
  });

  it('leave the house a tenth of what it keeps, whatever is set', () => {
    expect(500_000 + CLUB_TERMS_BOUNDS.edgeSharePpm.max).toBeLessThanOrEqual(900_000);
  });
});
