import { type AskedField, WELCOME_BONUSES, type WelcomeBonus } from '@touchline/catalogue/registration-fields';
import { Failure } from '#platform/failure';
import type { RegistrationDeps } from './registration-deps.ts';

type Site = Pick<RegistrationDeps['site'], 'isOpen'>;

/** A field promises what it asks about: without promotions on this site a form asks for no code and for no bonus. */
export const withoutEmptyPromises = (site: Site, fields: readonly AskedField[]): readonly AskedField[] =>
  site.isOpen('promo') ? fields : fields.filter(({ field }) => field !== 'promo_code' && field !== 'bonus');

export const offeredBonuses = (site: Site): readonly WelcomeBonus[] => (site.isOpen('promo') ? WELCOME_BONUSES : ['none']);

/** What the wire may say all the same (S191-S198) is refused before an account is opened on a promise that nobody keeps. Throws Failure `invalid` naming the field. */
export function requireKnownGifts(
  site: Site,
  { promo_code, bonus }: { readonly promo_code?: string | undefined; readonly bonus?: WelcomeBonus | undefined },
): void {
  // No promotion issues codes yet: every one is unknown.
  if (promo_code !== undefined) throw new Failure('invalid', { fields: { promo_code: ['promo_code_unknown'] } });
  if (bonus !== undefined && !offeredBonuses(site).includes(bonus))
    throw new Failure('invalid', { fields: { bonus: ['bonus_not_offered'] } });
}
