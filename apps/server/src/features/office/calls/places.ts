import { countryById } from '@touchline/catalogue/places/countries';
import { findRegions, regionById } from '@touchline/catalogue/places/regions';
import { resolveLanguage } from '@touchline/i18n/languages';
import { regionName } from '@touchline/i18n/region-name';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';

/** C067. */
export const regions: Handler<'regions'> = ({ query }, caller) => {
  const language = resolveLanguage(query.language ?? caller.language);
  if (!countryById(query.countryId)) throw new Failure('not_found');
  return findRegions(query.countryId).map((region) => ({ id: region.id, name: regionName(region, language) }));
};

/** C068. */
export const cities: Handler<'cities'> = ({ query }) => {
  const region = regionById(query.regionId);
  if (!region) throw new Failure('not_found');
  return region.cities.map(({ id, name }) => ({ id, name }));
};
