import { isRegistrationKindAvailable, type RegistrationKind } from '@touchline/catalogue/account/registration-fields';
import type { SiteSettings } from '@touchline/contract/site/settings';

/** Ways to register that are open by the settings and by the law of a country (ISO alpha-2). */
export const openKinds = ({ registrationKinds }: Pick<SiteSettings, 'registrationKinds'>, country: string): RegistrationKind[] =>
  registrationKinds.filter((kind) => isRegistrationKindAvailable(kind, country));
