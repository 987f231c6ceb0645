import type { Region } from '@touchline/catalogue/places/regions';
import { countryName } from './country-name.ts';
import type { Language } from './languages.ts';

/** A country that is not divided has one region, itself, and its name in every language; regions have English names besides. */
export const regionName = ({ countryId, name }: Region, language: Language): string =>
  name === countryName(countryId, 'en') ? countryName(countryId, language) : name;
