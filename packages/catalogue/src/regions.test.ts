import { describe, expect, it } from 'vitest';
import { countryByCode } from './countries.ts';
import { countriesWithRegions, regionById, regionOfCity, regionsOf } from './regions.ts';

describe('regions and cities', () => {
  const regions = countriesWithRegions().flatMap((id) => regionsOf(id));
  const cities = regions.flatMap((region) => region.cities);

  it('cover at least 35 countries, each region with a city', () => {
    expect(countriesWithRegions().length).toBeGreaterThanOrEqual(35);
    expect(countriesWithRegions()).not.toContain(0);
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
    for (const id of countriesWithRegions()) {
      const names = regionsOf(id).map(({ name }) => name);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  it('know the main ones', () => {
    const [region] = regionsOf(countryByCode('KZ')?.id ?? 0);
    expect(region).toMatchObject({ name: 'Almaty City', cities: [{ name: 'Almaty' }] });
    expect(regionById(1)).toBeUndefined();
    expect(regionOfCity(9_999_999)).toBeUndefined();
  });
});
