import { countryById } from '@touchline/catalogue/countries';
import { regionById, regionsOf } from '@touchline/catalogue/regions';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';

/** C067. */
export const regions: Handler<'regions'> = ({ query }) => {
  if (!countryById(query.countryId)) throw new Failure('not_found');
  return regionsOf(query.countryId).map(({ id, name }) => ({ id, name }));
};

/** C068. */
export const cities: Handler<'cities'> = ({ query }) => {
  const region = regionById(query.regionId);
  if (!region) throw new Failure('not_found');
  return region.cities.map(({ id, name }) => ({ id, name }));
};
