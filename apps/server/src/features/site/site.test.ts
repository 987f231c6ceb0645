import { SITE_GROUPS } from '@touchline/contract/site';
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
    expect(data.derived).toMatchObject({ languageId: 'ru', locale: 'ru_RU', geoCountryCode: 'kz', minimumAge: 18, cookieLevel: 3 });
    expect(data.derived.geoCurrency).toMatchObject({ code: 'KZT', symbol: '₸', minBetSum: '100.00', isCrypto: false });
  });

  it('R120 states the limits of the coupon and of idle sessions', async () => {
    const { groups } = await config('en');
    expect(groups.coupon).toEqual({ maxBets: 50, systemMaxBets: 20, multiMaxBets: 20, historyDays: 7 });
    expect(groups.auth.autoLogoffMinutes).toBe(30);
  });

  it('R080 states the taxes', async () => {
    expect((await config('en')).taxes).toEqual({
      type: 'none',
      stakeTaxBasisPoints: 0,
      payoutTaxBasisPoints: 0,
      winAmountThreshold: '0',
      coefficientThreshold: 0,
      hasReturnTax: false,
    });
  });

  it('offers only countries that are served, with the minimum age of each', async () => {
    const { countries } = await config('en');
    const codes = countries.map((c: { code: string }) => c.code);
    expect(codes).toContain('de');
    expect(codes).not.toContain('us');
    expect(test.app.features.site.minimumAge(test.app.features.site.countryIdOf('EE'))).toBe(21);
  });
});
