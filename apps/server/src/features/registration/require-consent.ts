import { isKindOpen, type RegistrationKind } from '@touchline/catalogue/registration-fields';
import { Failure } from '#platform/failure';
import { decideAge } from './decide-age.ts';
import type { RegistrationDeps } from './registration-deps.ts';

/** What every registration must say and where from. Throws Failure naming the field. */
export function requireConsent(
  { site }: Pick<RegistrationDeps, 'site'>,
  kind: RegistrationKind,
  body: { readonly terms: boolean; readonly adult: boolean; readonly country_id: number; readonly currency_id: number },
): void {
  if (!body.terms) throw new Failure('terms_not_accepted', { fields: { terms: ['terms_not_accepted'] } });
  if (!body.adult) throw new Failure('under_age', { fields: { adult: ['under_age'] } });
  site.requireServed(body.country_id, body.currency_id);
  if (!isKindOpen(kind, site.countryCode(body.country_id) ?? ''))
    throw new Failure('registration_closed', { fields: { country_id: ['registration_closed'] } });
}

/** Throws Failure `under_age` for whoever is younger than the country's law asks. */
export function requireAge({ site, platform }: Pick<RegistrationDeps, 'site' | 'platform'>, countryId: number, birthDate: string): void {
  const age = site.minimumAge(countryId);
  if (decideAge(birthDate, platform.clock.now()) < age)
    throw new Failure('under_age', { fields: { birth_date: ['under_age'] }, args: { age } });
}
