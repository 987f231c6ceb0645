import { describe, expect, it } from 'vitest';
import { countryByCode } from '../places/countries.ts';
import { GLOBAL_CHAMPS } from './global-champs.ts';
import { PARIS_DISCIPLINES, PARIS_MEDALS } from './paris-2024.ts';
import { sportById } from './sports.ts';
import { tournamentHistory } from './tournament-history.ts';

describe('Paris 2024', () => {
  it('S038 gave 329 sets of medals in disciplines that each have their own address', () => {
    expect(PARIS_DISCIPLINES.reduce((sum, { events }) => sum + events, 0)).toBe(329);
    expect(new Set(PARIS_DISCIPLINES.map(({ slug }) => slug)).size).toBe(PARIS_DISCIPLINES.length);
    for (const { podiums } of PARIS_DISCIPLINES)
      for (const { gold, silver, bronze } of podiums) expect([gold, silver, bronze].every((name) => name.length > 0)).toBe(true);
  });
  it('S082 names sports of the catalogue', () => {
    for (const { sport } of PARIS_DISCIPLINES) if (sport !== null) expect(sportById(sport).id).toBe(sport);
  });
  it('S038 has its table in the order of golds, silvers and bronzes, of countries that exist', () => {
    const order = PARIS_MEDALS.toSorted((a, b) => b.gold - a.gold || b.silver - a.silver || b.bronze - a.bronze);
    expect(PARIS_MEDALS).toEqual(order);
    expect(PARIS_MEDALS.filter(({ country }) => countryByCode(country) === undefined)).toEqual([]);
    expect(PARIS_MEDALS[0]).toEqual({ country: 'US', gold: 40, silver: 44, bronze: 42 });
  });
});

describe('past champions', () => {
  it('S077 are known of each tournament that has a final, newest first', () => {
    for (const { slug } of GLOBAL_CHAMPS) {
      const years = (tournamentHistory(slug)?.champions ?? []).map(({ year }) => Number(year.slice(0, 4)));
      expect(years).toEqual(years.toSorted((a, b) => b - a));
    }
    expect(tournamentHistory('epl')?.champions[0]).toMatchObject({ winner: 'Liverpool', tally: '84' });
    expect(tournamentHistory('toString')).toBeNull();
  });
});
