import type { ReplyFor } from '@touchline/contract/calls';
import type { Language } from '@touchline/i18n/languages';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';

/** Names of the region and the city of a player's address; null where they are not known. */
export async function readAddressNames(
  services: LoaderContext,
  lng: Language,
  fields: Pick<ReplyFor<'accountFields'>, 'country_id' | 'region_id' | 'city_id'>,
): Promise<{ readonly region: string | null; readonly city: string | null }> {
  const { country_id, region_id, city_id } = fields;
  const [regions, cities] = await Promise.all([
    region_id === null ? [] : services.call('regions', { query: { country_id, lng } }),
    region_id === null || city_id === null ? [] : services.call('cities', { query: { region_id, lng } }),
  ]);
  return {
    region: regions.find(({ id }) => id === region_id)?.name ?? null,
    city: cities.find(({ id }) => id === city_id)?.name ?? null,
  };
}
