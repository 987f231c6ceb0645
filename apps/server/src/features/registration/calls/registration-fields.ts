import { registrationFields as fieldsOf, isKindOpen, REGISTRATION_KINDS } from '@touchline/catalogue/registration-fields';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { offeredBonuses, withoutEmptyPromises } from '../gifts.ts';
import type { RegistrationDeps } from '../registration-deps.ts';
import { TERMS_VERSION } from '../terms-version.ts';

/** What the forms of a country ask for. */
export const registrationFields =
  ({ site }: RegistrationDeps): Handler<'registrationFields'> =>
  ({ query: { country_id } }) => {
    const country = site.countryCode(country_id);
    if (country === undefined) throw new Failure('invalid', { fields: { country_id: ['unknown'] } });
    return {
      minimumAge: site.minimumAge(country_id),
      termsVersion: TERMS_VERSION,
      bonuses: [...offeredBonuses(site)],
      kinds: REGISTRATION_KINDS.filter((kind) => isKindOpen(kind, country)).map((kind) => ({
        kind,
        fields: withoutEmptyPromises(site, fieldsOf(kind, country)).map((one) => ({ ...one })),
      })),
    };
  };
