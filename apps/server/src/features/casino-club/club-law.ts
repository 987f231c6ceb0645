import type { Jurisdiction } from '@touchline/catalogue/jurisdictions/jurisdiction';

/** The gifts that the law of a country lets the club give its residents. */
export interface ClubLaw {
  readonly offered: boolean;
  /** The largest gift in units; null for no bound. */
  readonly maxGiftUnits: number | null;
  /** IANA; its midnights begin days and weeks. */
  readonly timeZone: string;
}

/** Gifts that the law forbids, or allows once alone, are cashback too. */
export function clubLawOf({ casino, bonus, timeZone }: Jurisdiction): ClubLaw {
  const offered = casino.allowed && bonus.allowed && !bonus.isOneTimeOnly;
  return { offered, maxGiftUnits: bonus.maxAmountUnits, timeZone };
}
