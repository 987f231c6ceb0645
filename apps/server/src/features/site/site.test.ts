import { SITE_GROUPS } from '@touchline/contract/site/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const config = async (acceptLanguage: string) =>
  (await test.request({ url: '/web-api/site/config', headers: { 'accept-language': acceptLanguage } })).json().data;

describe('GET /web-api/site/config', () => {
  it('R079 has every group and what is derived for the visitor', async () => {
    const data = await config('ru-KZ,ru;q=0.9');
    expect(Object.keys(data.groups)).toEqual([...SITE_GROUPS]);
    expect(data.derived).toMatchObject({ languageId: 'ru', locale: 'ru_RU', geoCountryCode: 'kz', minimumAge: 21, cookieLevel: 3 });
    expect(data.derived.geoCurrency).toMatchObject({ code: 'KZT', symbol: '₸', minBetSum: '100.00', isCrypto: false });
  });

  it('R057 R058 names the languages of interfaces, their locales, and those that are written from right to left', async () => {
    const { interfaceLanguages, locales, rtlLanguages } = (await config('en')).groups.dictionary;
    expect(rtlLanguages).toEqual(['FA', 'AR', 'HE', 'KU', 'UR', 'IQ']);
    expect(interfaceLanguages).toEqual(expect.arrayContaining(['en', 'ru', 'de', 'es', 'fr', 'tr', 'uk', 'unknown']));
    expect(interfaceLanguages.filter((code: string) => code !== 'unknown' && !/^[a-z]{2}$/.test(code))).toEqual([]);
    expect(locales).toEqual(expect.arrayContaining(['en_GB', 'de_DE', 'ru_RU']));
    expect(Math.abs(new Set(locales).size - 80)).toBeLessThanOrEqual(15);
  });

  it('R120 states the limits of the coupon and of idle sessions', async () => {
    const { groups, derived } = await config('en');
    expect([groups.auth.types, groups.responsible.minAge, groups.header.navMaxVisible]).toEqual([derived.authTypes, derived.minimumAge, 9]);
    expect([groups.betting.oddsFormat, groups.global.defaultLanguage]).toEqual([0, 'en']);
    expect(groups.coupon).toEqual({ maxBets: 50, systemMaxBets: 20, multiMaxBets: 20, historyDays: 7 });
    expect(groups.auth.autoLogoffMinutes).toBe(30);
  });

  it('R080 states the taxes of the country, none where the law takes none of the player', async () => {
    const untaxed = {
      type: 'none',
      stakeTaxBasisPoints: 0,
      payoutTaxBasisPoints: 0,
      winAmountThreshold: '0',
      coefficientThreshold: 0,
      hasReturnTax: false,
    };
    expect((await config('en')).taxes).toEqual(untaxed);
    expect((await config('pl-PL')).taxes).toEqual({
      type: 'payout',
      stakeTaxBasisPoints: 1200,
      payoutTaxBasisPoints: 1000,
      winAmountThreshold: '2280.00',
      coefficientThreshold: 0,
      hasReturnTax: true,
    });
    const { site } = test.app.features;
    // An account in euros: 2,280 zloty are 456 of the site's units of five.
    expect(site.taxes(site.countryIdOf('PL'), 'EUR').winAmountThreshold).toBe('456.00');
  });

  it('offers only countries that are served, with the minimum age of each', async () => {
    const { countries } = await config('en');
    const codes = countries.map((c: { code: string }) => c.code);
    expect(codes).toContain('de');
    expect(codes).not.toContain('us');
    expect(test.app.features.site.minimumAge(1, test.app.features.site.countryIdOf('EE'))).toBe(21);
  });
});

describe('GET /web-api/information/:slug', () => {
  const page = async (slug: string, lng: string) => (await test.request({ url: `/web-api/information/${slug}?lng=${lng}` })).json();

  it.each(['confirmTerms', 'rules', 'privacyPolicy'])(
    'S005 S015 S022 %s stands in three languages with the same sections and no open places',
    async (slug) => {
      const [en, ru, ar] = await Promise.all(['en', 'ru', 'ar'].map(async (lng) => (await page(slug, lng)).data));
      expect(new Set([en.title, ru.title, ar.title]).size).toBe(3);
      for (const other of [ru, ar]) {
        expect(other.sections.map((s: { paragraphs: string[] }) => s.paragraphs.length)).toEqual(
          en.sections.map((s: { paragraphs: string[] }) => s.paragraphs.length),
        );
      }
      expect(JSON.stringify([en, ru, ar].map((p) => p.sections))).not.toMatch(/\{\w+\}/);
    },
  );

  it('states the settings of the site as they are, and knows no other pages', async () => {
    const { data } = await page('confirmTerms', 'en');
    expect(JSON.stringify(data)).toContain('at least 18 years old');
    for (const slug of ['nothing', '__proto__', 'toString']) expect((await page(slug, 'en')).code).toBe('not_found');
  });
});
