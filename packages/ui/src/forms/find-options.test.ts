import { describe, expect, it } from 'vitest';
import { findOptions } from './find-options.ts';

const COUNTRIES = [
  { name: 'Austria', iso: 'at' },
  { name: 'Oman', iso: 'om' },
  { name: 'Romania', iso: 'ro' },
  { name: 'Guatemala', iso: 'gt' },
  { name: 'Malta', iso: 'mt' },
];
const names = (typed: string): string[] => findOptions(COUNTRIES, typed).map(({ name }) => name);

describe('findOptions', () => {
  it('R041 finds by name and code and puts the earlier place first', () => {
    expect(names('at')).toEqual(['Austria', 'Guatemala']);
    expect(names('om')).toEqual(['Oman', 'Romania']);
    expect(names('mt')).toEqual(['Malta']);
    expect(names('  MAL ')).toEqual(['Malta', 'Guatemala']);
  });

  it('R041 finds exactly what is typed: letters in between are no match, and nothing typed is everything', () => {
    expect(names('rmn')).toEqual([]);
    expect(names('')).toHaveLength(COUNTRIES.length);
  });
});
