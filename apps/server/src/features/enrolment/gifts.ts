import { type FormField, WELCOME_BONUSES, type WelcomeBonus } from '@touchline/catalogue/account/registration-fields';
import { Failure } from '#platform/http/failure';
import type { EnrolmentDeps } from './enrolment-deps.ts';

type Site = Pick<EnrolmentDeps['site'], 'isOpen'>;

/** A field promises what it asks about: without promotions on this site a form asks for no code and for no bonus. */
export const withoutEmptyPromises = (site: Site, brandId: number, fields: readonly FormField[]): readonly FormField[] =>
  site.isOpen(brandId, 'promo') ? fields : fields.filter(({ field }) => field !== 'promo_code' && field !== 'bonus');

export const offeredBonuses = (site: Site, brandId: number): readonly WelcomeBonus[] =>
  site.isOpen(brandId, 'promo') ? WELCOME_BONUSES : ['none'];

export interface AskedGifts {
  readonly promo_code?: string | undefined;
  readonly bonus?: WelcomeBonus | undefined;
}

/**
 * Gifts that the wire may name all the same (S191-S198) are refused before an account is opened on a promise that nobody keeps. Throws Failure
 * `invalid` naming the field.
 */
export function requireKnownGifts(site: Site, brandId: number, { promo_code, bonus }: AskedGifts): void {
  // No promotion issues codes yet: every one is unknown.
  if (promo_code !== undefined) throw new Failure('invalid', { fields: { promo_code: ['promo_code_unknown'] } });
  if (bonus !== undefined && !offeredBonuses(site, brandId).includes(bonus))
    throw new Failure('invalid', { fields: { bonus: ['bonus_not_offered'] } });
}
