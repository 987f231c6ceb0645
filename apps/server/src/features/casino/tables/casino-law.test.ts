import { findJurisdiction } from '@touchline/catalogue/jurisdictions/jurisdictions';
import { countryByCode, countryById } from '@touchline/catalogue/places/countries';
import { describe, expect, it } from 'vitest';
import { findLaw } from './casino-law.ts';

const site = {
  jurisdiction: (countryId: number) => findJurisdiction(countryById(countryId)?.code),
  countryCode: (countryId: number) => countryById(countryId)?.alpha2 ?? undefined,
} as Parameters<typeof findLaw>[0]['site'];
const law = (code: string, game: string, age: number | null = null) => findLaw({ site }, countryByCode(code)?.id ?? 0, game, age);

const [SLOT, OTHER] = ['coral-garden', 'dice'];

describe('what the law asks of a game', () => {
  it.each([
    ['GB', 2_500, 5_000, false],
    ['DE', 5_000, 5_000, false],
    ['SE', 3_000, 3_000, false],
    ['ES', 3_000, 3_000, false],
    ['NL', 0, 0, false],
    ['IT', 0, 0, false],
    ['BE', 0, 0, true],
    ['MT', 0, 0, true],
    ['CA', 2_500, 0, false],
    ['US', 0, 0, true],
    ['IE', 0, 0, true],
    ['nowhere', 5_000, 5_000, false],
  ])('%s: a slot %i ms, other games %i ms, autoplay %s', (code, slotMs, otherMs, autoplay) => {
    expect(law(code, SLOT)).toMatchObject({ allowed: true, minRoundMs: slotMs, autoplay });
    expect(law(code, OTHER)).toMatchObject({ allowed: true, minRoundMs: otherMs, autoplay });
  });
  it.each([
    ['GB', false],
    ['DE', true],
    ['MT', true],
    ['nowhere', false],
  ])('%s: demo money for who has no account %s', (code, guestDemo) => {
    expect(law(code, OTHER).guestDemo).toBe(guestDemo);
  });
  it('Kazakhstan forbids games of chance', () => {
    expect(law('KZ', OTHER).allowed).toBe(false);
  });
  it.each([
    ['GB', null, 2],
    ['GB', 18, 2],
    ['GB', 24, 2],
    ['GB', 25, 5],
    ['DE', null, 1],
    ['DE', 20, 1],
    ['DE', 21, 3],
    ['nowhere', 40, 1],
    ['SE', 40, null],
  ])('%s: at the age of %s a spin stakes at most %s', (code, age, units) => {
    expect(law(code, SLOT, age).maxStakeUnits).toBe(units);
    expect(law(code, OTHER, age).maxStakeUnits).toBeNull();
  });
});
