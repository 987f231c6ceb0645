import { type OddsFormat, presentOdds } from '@touchline/betting/odds-format';
import type { CoefView } from '@touchline/contract/line/fields';

const FORMATS: Readonly<Record<Exclude<CoefView, 'none'>, OddsFormat>> = {
  english: 'fractional',
  american: 'american',
  decimal: 'decimal',
  'hong-kong': 'hong-kong',
  indonesian: 'indonesian',
  malaysian: 'malay',
};

/** Writes a price as the asked view; empty where the price is not on offer. */
export const presentPrice = (odds: number, view: Exclude<CoefView, 'none'>): string =>
  odds <= 1000 ? '' : presentOdds(odds, FORMATS[view]);
