import { textDirection } from '@touchline/i18n/languages';
import type { Translator } from '@touchline/i18n/translator';

/**
 * A value before and after: "2.50 % to 3.00 %". Inside a right-to-left sentence each value keeps its own order; the sentence takes the page's, so what
 * shows it is no `.figures`.
 */
export function changeText(t: Translator, from: string, to: string): string {
  const isolate = (text: string): string => (textDirection(t.language) === 'rtl' ? `\u2066${text}\u2069` : text);
  return t('console.casino.from-to', { from: isolate(from), to: isolate(to) });
}
