import type { RegistrationKind } from '@touchline/catalogue/account/registration-fields';
import { Failure } from '#platform/http/failure';
import type { EnrolmentDeps } from './enrolment-deps.ts';

export interface Agreed {
  readonly terms: boolean;
  readonly adult: boolean;
  readonly country_id: number;
  readonly currency_id: number;
}

/** The fields and the origin that every registration must have. Throws Failure naming the field. */
export function requireConsent(site: EnrolmentDeps['site'], brandId: number, kind: RegistrationKind, body: Agreed): void {
  if (!body.terms) throw new Failure('terms_not_accepted', { fields: { terms: ['terms_not_accepted'] } });
  if (!body.adult) throw new Failure('under_age', { fields: { adult: ['under_age'] } });
  site.requireServed(brandId, body.country_id, body.currency_id);
  if (!site.registrationKinds(brandId, site.countryCode(body.country_id) ?? '').includes(kind))
    throw new Failure('registration_closed', { fields: { country_id: ['registration_closed'] } });
}
