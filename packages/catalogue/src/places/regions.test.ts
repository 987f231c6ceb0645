import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryByCode } from './countries.ts';
import { findRegions, regionById, regionOfCity } from './regions.ts';

describe('regions and cities', () => {
  const regions = COUNTRIES.flatMap(({ id }) => findRegions(id));
  const cities = regions.flatMap((region) => region.cities);

  it('C067 cover every country that is not gone, each region with a city', () => {
    const without = COUNTRIES.filter(({ id, kind }) => (kind === 'iso' || kind === 'part') && findRegions(id).length === 0);
    expect(without).toEqual([]);
    expect(findRegions(0)).toEqual([]);
    expect(regions.filter((region) => region.cities.length === 0 || region.name === '')).toEqual([]);
  });

  it('have numbers of their own from which everything is found again', () => {
    expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
    for (const region of regions) {
      expect(regionById(region.id)).toBe(region);
      for (const city of region.cities) expect(regionOfCity(city.id)).toBe(region);
    }
  });

  it('name nothing twice within a country', () => {
    for (const { id } of COUNTRIES) {
      const names = findRegions(id).map(({ name }) => name);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  it('know the main ones', () => {
    const [region] = findRegions(countryByCode('KZ')?.id ?? 0);
    expect(region).toMatchObject({ name: 'Almaty City', cities: [{ name: 'Almaty' }] });
    const thailand = findRegions(countryByCode('TH')?.id ?? 0);
    expect(thailand.find(({ name }) => name === 'Chiang Mai')?.cities[0]).toMatchObject({ name: 'Chiang Mai' });
    expect(regionById(1)).toBeUndefined();
    expect(regionById(99_999_999)).toBeUndefined();
    expect(regionOfCity(9_999_999)).toBeUndefined();
  });
});
