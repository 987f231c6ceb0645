import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { blindsText } from './blinds-text.ts';

const blinds = { smallBlind: 75, bigBlind: 150, ante: 0 };

describe('blinds of a level', () => {
  it('stand with the ante where there is one', () => {
    expect(blindsText(translatorOf('en'), String, blinds)).toBe('75 / 150');
    expect(blindsText(translatorOf('en'), String, { ...blinds, ante: 15 })).toBe('75 / 150, ante 15');
  });

  it('keep their order inside Arabic', () => {
    expect(blindsText(translatorOf('ar'), String, { ...blinds, ante: 15 })).toContain('\u206675 / 150\u2069');
    expect(blindsText(translatorOf('ar'), String, blinds)).toBe('\u206675 / 150\u2069');
  });
});
