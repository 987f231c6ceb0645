import { describe, expect, it } from 'vitest';
import { VALIDATION_KEYS } from './account/validation-keys.ts';
import { DATE_FORMAT, weekStartsOn } from './date-formats.ts';
import * as defaults from './defaults.ts';
import { CLIENT_STATUS, STATUS_CODE } from './sport/status-codes.ts';
import { ANALYTICS, TIMING_MS, WEB_VITALS } from './timings.ts';

describe('constants of the specification', () => {
  it('R119 request defaults', () => {
    expect(defaults.REQUEST_DEFAULTS).toEqual({ language: 'ru', partner: 1, cfview: 0, checkCf: 0, multiEvent: 0, type: 0 });
  });

  it('R120 configuration defaults', () => {
    expect(defaults.CONFIG_DEFAULTS).toMatchObject({
      couponHistoryDays: 7,
      minAgeYears: 18,
      couponMaxBets: 50,
      systemMaxBets: 20,
      multiMaxBets: 20,
      autoLogoffMinutes: 30,
      registrationPaymentsShown: 15,
      dashboardGamesLimit: 20,
      headerNavMaxVisible: 9,
      headerNavIndentPx: 100,
      mediaPlayerMode: 3,
      amountTemplate: '{v} {c}',
      phoneMinDigits: 6,
      phoneMaxDigits: 20,
      overAmount: 4_000_000,
      recaptchaDomainCountryId: 90,
    });
  });

  it('R121 pages hold 50 x page', () => {
    expect([1, 2, 7].map(defaults.pageLimit)).toEqual([50, 100, 350]);
  });

  it('R122 timings', () => {
    expect(Object.values(TIMING_MS)).toEqual([200, 150, 150, 500, 10_000, 3000, 7000, 10_000, 300, 900_000]);
  });

  it('R124 date formats and first day of the week', () => {
    expect(Object.values(DATE_FORMAT)).toEqual(['P', 'dd.MM / HH:mm', 'dd.MM.yyyy / HH:mm', 'HH:mm', 'mm:ss', 'HH:mm:ss']);
    expect(['en_US', 'en-GB', 'ru_RU', 'ar_EG', 'pt-BR'].map(weekStartsOn)).toEqual([0, 1, 1, 6, 0]);
  });

  it('R125 web-vitals thresholds', () => {
    expect(WEB_VITALS).toEqual({ FCP: [1800, 3000], LCP: [2500, 4000], FID: [100, 300], CLS: [0.1, 0.25], TTFB: [800, 1800] });
  });

  it('R126 dictionaries are kept 15 minutes and 24 hours', () => {
    expect(defaults.DICTIONARY_CACHE_MS).toEqual({ base: 900_000, app: 86_400_000 });
  });

  it('R128 local storage', () => {
    expect(defaults.LOCAL_STORAGE).toEqual({ name: 'localforage', storeName: 'keyvaluepairs', version: 1, size: 4_980_736 });
  });

  it('R129 image formats', () => {
    expect(defaults.IMAGE_FORMATS).toEqual(['png', 'jpg', 'jpeg', 'webp', 'svg']);
  });

  it('R130 analytics', () => {
    expect(ANALYTICS).toMatchObject({
      sendEveryMs: 3000,
      eventsPerSend: 10,
      requestsPerSecond: 5,
      sessionTimeoutSeconds: 1800,
      experimentRefreshMs: 600_000,
      flushEvents: 250,
      flushIdleMs: 5000,
      checkEveryMs: 5000,
      ensureEveryMs: 60_000,
      navigationsPerWindow: 5,
      navigationWindowMs: 5000,
    });
  });

  it('R141 status constants and the custom 1488 and 1489', () => {
    expect(Object.values(STATUS_CODE)).toEqual([200, 201, 400, 401, 403, 404, 405, 415, 429, 451, 499, 500, 501, 502]);
    expect(CLIENT_STATUS).toEqual({ requestTimeout: 1488, downloadTimeout: 1489 });
  });

  it('R150 validation keys', () => {
    expect(VALIDATION_KEYS).toHaveLength(14);
    expect(VALIDATION_KEYS).toContain('validation_email_domain_suggestion');
    expect(new Set(VALIDATION_KEYS).size).toBe(14);
  });
});
