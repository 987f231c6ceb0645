import { type CashbackBounds, type PeriodTally, premiumCashback, vipCashback } from '@touchline/casino/club/cashback';
import type { ClubTerms } from '@touchline/casino/club/club-terms';
import type { CashbackKind } from '@touchline/contract/casino-club/enums';
import type { CasinoClubDeps } from './casino-club-deps.ts';
import type { ClubLaw } from './club-law.ts';

/** The bounds of a payment in a currency at a brand, by the law of the player's country. */
export const boundsOf = ({ site }: Pick<CasinoClubDeps, 'site'>, brandId: number, currency: string, law: ClubLaw): CashbackBounds => ({
  unitMinor: site.unitMinor(currency) ?? 100n,
  minMinor: site.minStakeMinor(brandId, currency),
  maxGiftUnits: law.maxGiftUnits,
});

/** The cashback of a period at a level of the terms; 0 where the law allows none of the kind. */
export function cashbackOf(
  tally: PeriodTally & { readonly kind: CashbackKind },
  { levels }: ClubTerms,
  level: number,
  law: ClubLaw,
  bounds: CashbackBounds,
): bigint {
  const terms = levels[level];
  if (!terms || !law.offered) return 0n;
  return tally.kind === 'vip' ? vipCashback(tally, terms, bounds) : premiumCashback(tally, terms, bounds);
}
