import { formatPercent } from '@touchline/i18n/format-money';
import type { Language } from '@touchline/i18n/languages';

/** A counted figure of a match with its unit: possession is a share, all others are numbers. */
export const statisticText = (language: Language, key: string, value: number): string =>
  key === 'possession' ? formatPercent(language, value) : String(value);
