import { describe, expect, it } from 'vitest';
import { ESPORT_NAMES } from './esport-names.ts';
import { ESPORTS, esportById } from './esports.ts';
import { CYBER_STATISTICS_SPORTS, DUMMY_SPORT, isSportId, SPORTS, sportById, sportBySlug } from './sports.ts';

describe('R047 sports', () => {
  it('have the ids 1 to 311, 1 football and 2 ice hockey', () => {
    expect(SPORTS.map((sport) => sport.id)).toEqual(Array.from({ length: 311 }, (_, i) => i + 1));
    expect(sportById(1).slug).toBe('football');
    expect(sportById(2).slug).toBe('ice-hockey');
  });

  it('disciplines of esports are found by id and slug', () => {
    const all = [...SPORTS.map(({ slug }) => slug), ...ESPORTS.map(({ slug }) => slug)];
    expect(new Set(all).size).toBe(all.length);
    expect(sportBySlug('dota-2')?.id).toBe(4006);
    expect(sportById(4006)).toMatchObject({ slug: 'dota-2', family: 'cyber' });
  });

  it.each([
    [3, 'basketball'],
    [4, 'tennis'],
    [5, 'baseball'],
    [6, 'volleyball'],
    [7, 'rugby'],
    [8, 'handball'],
    [9, 'boxing'],
    [10, 'table-tennis'],
    [13, 'american-football'],
    [21, 'darts'],
    [30, 'snooker'],
    [36, 'politics'],
    [40, 'esports'],
    [56, 'mma'],
    [66, 'cricket'],
    [84, 'horse-racing'],
    [85, 'cyber-football'],
    [89, 'cyber-basketball'],
    [91, 'greyhound-racing'],
    [144, 'cyber-hockey'],
    [146, 'virtual-football'],
  ])('%i is %s', (id, slug) => {
    expect(sportBySlug(slug)?.id).toBe(id);
  });

  it('have slugs that are unique and fit an address', () => {
    expect(new Set(SPORTS.map((sport) => sport.slug)).size).toBe(311);
    for (const sport of SPORTS) expect(sport.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('give the dummy sport for an unknown id', () => {
    expect(sportById(9999)).toBe(DUMMY_SPORT);
    expect(isSportId(9999)).toBe(false);
  });

  it('R013 cyber statistics exist for 85, 89 and 144 only', () => {
    expect(CYBER_STATISTICS_SPORTS).toEqual([85, 89, 144]);
  });

  it('esports have the ids 4005 to 4048', () => {
    expect(ESPORTS.map((esport) => esport.id)).toEqual(Array.from({ length: 44 }, (_, i) => 4005 + i));
    expect(Object.keys(ESPORT_NAMES).map(Number)).toEqual(ESPORTS.map(({ id }) => id));
    expect(new Set(ESPORTS.map((esport) => esport.slug)).size).toBe(44);
    expect(esportById(4005)?.slug).toBe('cs2');
    expect(esportById(4008)?.slug).toBe('valorant');
  });
});
