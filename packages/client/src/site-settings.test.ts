import type { SiteConfig } from '@touchline/contract/site';
import { expect, it } from 'vitest';
import { createSiteSettings } from './site-settings.ts';

it("R151 says 'config is absent' until there is one, and reads it by group and name afterwards", () => {
  let config: SiteConfig | null = null;
  const settings = createSiteSettings(() => config);
  expect(() => settings.read('coupon', 'maxBets')).toThrow('config is absent');
  expect(() => settings.derived).toThrow('config is absent');
  config = { groups: { coupon: { maxBets: 50 } }, derived: { minimumAge: 18 } } as unknown as SiteConfig;
  expect(settings.read('coupon', 'maxBets')).toBe(50);
  expect(settings.read('coupon', 'toString')).toBeUndefined();
  expect(settings.derived.minimumAge).toBe(18);
});
