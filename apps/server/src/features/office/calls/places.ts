import { countryById } from '@touchline/catalogue/countries';
import { regionById, regionName, regionsOf } from '@touchline/catalogue/regions';
import { siteLanguage } from '@touchline/i18n/languages';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';

/** C067. */
export const regions: Handler<'regions'> = ({ query }, caller) => {
  const language = siteLanguage(query.language ?? caller.language);
  if (!countryById(query.countryId)) throw new Failure('not_found');
  return regionsOf(query.countryId).map((region) => ({ id: region.id, name: regionName(region, language) }));
};

/** C068. */
export const cities: Handler<'cities'> = ({ query }) => {
  const region = regionById(query.regionId);
  if (!region) throw new Failure('not_found');
  return region.cities.map(({ id, name }) => ({ id, name }));
};
