import type { ReplyFor } from '@touchline/contract/calls';
import { type Language, languageTag } from '@touchline/i18n/languages';

type Currency = ReplyFor<'siteConfig'>['currencies'][number];
export interface NamedCurrency extends Currency {
  readonly name: string;
}

/** Currencies with their names, for loaders: two versions of a runtime may know a currency by different names, and the page is drawn twice. */
export function namedCurrencies(language: Language, currencies: readonly Currency[]): NamedCurrency[] {
  const names = new Intl.DisplayNames(languageTag(language), { type: 'currency' });
  // Codes of coins are not always three letters: those are their own names.
  return currencies.map((one) => ({ ...one, name: /^[A-Z]{3}$/.test(one.code) ? (names.of(one.code) ?? one.code) : one.code }));
}
