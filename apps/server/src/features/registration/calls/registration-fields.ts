import { registrationFields as fieldsOf } from '@touchline/catalogue/account/registration-fields';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { RegistrationDeps } from '../registration-deps.ts';

/** Fields that the forms of a country ask for. */
export const registrationFields =
  ({ enrolment, site }: RegistrationDeps): Handler<'registrationFields'> =>
  ({ query: { country_id } }, { brand }) => {
    const country = site.countryCode(country_id);
    if (country === undefined) throw new Failure('invalid', { fields: { country_id: ['unknown'] } });
    return {
      minimumAge: site.minimumAge(brand.id, country_id),
      termsVersion: enrolment.termsVersion,
      bonuses: [...enrolment.offeredBonuses(brand.id)],
      kinds: site.registrationKinds(brand.id, country).map((kind) => ({
        kind,
        fields: enrolment.withoutEmptyPromises(brand.id, fieldsOf(kind, country)).map((one) => ({ ...one })),
      })),
    };
  };
