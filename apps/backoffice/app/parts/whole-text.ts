import { formatNumber } from '@touchline/i18n/format-money';
import type { Language } from '@touchline/i18n/languages';

/** A whole number in groups of three digits, as amounts are written: 10,000,000. */
export const wholeText = (value: number, language: Language): string => formatNumber(language, value);
