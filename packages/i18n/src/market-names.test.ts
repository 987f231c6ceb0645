import { MARKET_TYPES } from '@touchline/betting/markets/registry';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { describe, expect, it } from 'vitest';
import { dictionaryOf } from './translate.ts';

const REF = { type: 0, period: 0, line: 10, specifier: 36 };
/** Outcomes to name where they come from the match: scores, margins, players, rounds, runners. */
const SAMPLES = [0, 1, 2, 4, 33, 34, 36, 64, 66, 257, 258, 260, 511, 513, 1023];

describe.each(SITE_LANGUAGES)('in %s', (language) => {
  const texts: Readonly<Record<string, string>> = dictionaryOf(language);

  it('every market type has a name', () => {
    expect(MARKET_TYPES.filter(({ key }) => !texts[`market.${key}`]).map(({ key }) => key)).toEqual([]);
  });

  it('every outcome has a name', () => {
    const missing = new Set<string>();
    for (const type of MARKET_TYPES)
      for (const outcome of type.outcomes ?? SAMPLES) {
        const { key } = type.outcomeName(REF, outcome);
        if (!texts[`outcome.${key}`]) missing.add(`${type.key}: outcome.${key}`);
      }
    expect([...missing]).toEqual([]);
  });
});
