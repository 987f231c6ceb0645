import { formatNumber } from '@touchline/i18n/format-money';
import { type Language, textDirection } from '@touchline/i18n/languages';

/** A multiple in hundredths as people read it, always with two decimals: "2.50×". Isolated where the text around it runs from right to left. */
export function formatMultiple(language: Language, hundredths: number): string {
  const text = `${formatNumber(language, hundredths / 100, 2, 2)}×`;
  return textDirection(language) === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** How rare a multiple is, as its colour says. */
export const multipleTone = (hundredths: number): 'low' | 'middle' | 'high' =>
  hundredths < 200 ? 'low' : hundredths < 1_000 ? 'middle' : 'high';
