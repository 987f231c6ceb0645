import { REGISTRATION_KINDS, type RegistrationKind } from '@touchline/contract/bets/enums';
import type { ReplyFor } from '@touchline/contract/calls';
import type { PageCaller } from '../../shell/api/api-client-context.tsx';

type Config = ReplyFor<'siteConfig'>;
/** Fields that the forms of one country ask for, and what its law says. */
export type CountryRules = ReplyFor<'registrationFields'>;

export interface RegistrationChoices {
  readonly countries: readonly Pick<Config['countries'][number], 'id' | 'name' | 'currencyId'>[];
  readonly currencies: readonly Pick<Config['currencies'][number], 'id' | 'code' | 'symbol'>[];
  /** Configured ones; which of them are open follows from the country. */
  readonly kinds: readonly RegistrationKind[];
  readonly countryId: number;
  readonly currencyId: number;
  readonly rules: CountryRules;
}

/** Choices of a registration: in a loader by the server's own handlers, in a dialog by the page's caller. */
export async function readRegistrationChoices(call: PageCaller['execute'], language: string): Promise<RegistrationChoices> {
  const config = await call('siteConfig', { query: { lng: language } });
  const country = config.countries.find((one) => one.id === config.derived.geoCountryId) ?? config.countries[0];
  const { kinds = [] } = config.groups.registration;
  const rules = await call('registrationFields', { query: { country_id: country?.id ?? 0 } });
  return {
    countries: config.countries.map(({ id, name, currencyId }) => ({ id, name, currencyId })),
    currencies: config.currencies.map(({ id, code, symbol }) => ({ id, code, symbol })),
    kinds: REGISTRATION_KINDS.filter((kind) => [kinds].flat().includes(kind)),
    countryId: country?.id ?? 0,
    currencyId: country?.currencyId ?? config.currencies[0]?.id ?? 0,
    rules,
  };
}
