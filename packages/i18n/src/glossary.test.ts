import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { describe, expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { areasOf, localesFolder, readArea } from './read-texts.ts';

/** Words for which the glossary of locales/README.md has another, and ways of writing that it leaves out. */
const REPLACED: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\b(championships?|coupons?|prices?|express(es)?|sign(s|ed|ing)?[- ](in|out)|sign-ins?|barred)\b|n[’']t\b|[’'](re|ll|ve)\b|!|\d %/i,
  ru: /чемпионат|аккаунт|депозит|лайв|!/i,
  ar: /أسعار|سعر(?! (الصرف|صرف))|إكسبرس|!/,
};
/** Names, and where the word means something else. */
const KEPT: ReadonlySet<string> = new Set([
  'identification.way.smart-id.time',
  'incident.off',
  // Bets of craps, as every table has them.
  'casino.craps.dontPass',
  'casino.craps.dontCome',
  'casino.craps.rules',
]);
const isName = (key: string): boolean => /^(global-champ|sport|country)\./.test(key) || KEPT.has(key);

describe.each(SITE_LANGUAGES.filter((language) => REPLACED[language]))('texts in %s', (language) => {
  it('use the words of the glossary', () => {
    const wrong = areasOf(localesFolder(), language)
      .flatMap((area) => Object.entries(readArea(localesFolder(), language, area)))
      // Arguments keep the names that the code gives them.
      .filter(([key, text]) => !isName(key) && REPLACED[language]?.test(text.replaceAll(/\{\w+[,}]/g, '{')))
      .map(([key, text]) => `${key}: ${text}`);
    expect(wrong).toEqual([]);
  });
});
