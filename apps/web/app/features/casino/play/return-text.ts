import { formatPercent } from '@touchline/i18n/format-money';
import type { Language } from '@touchline/i18n/languages';

/** A return in millionths of the stake, as percent with two decimals. */
export const formatReturn = (language: Language, ppm: number): string => formatPercent(language, ppm / 10_000, 2, 2);
