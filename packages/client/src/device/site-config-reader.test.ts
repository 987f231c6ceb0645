import type { SiteConfig } from '@touchline/contract/site/calls';
import { expect, it } from 'vitest';
import { createSiteConfigReader } from './site-config-reader.ts';

it("R151 says 'config is absent' until there is one, and reads it by group and name afterwards", () => {
  let config: SiteConfig | null = null;
  const settings = createSiteConfigReader(() => config);
  expect(() => settings.read('coupon', 'maxBets')).toThrow('config is absent');
  expect(() => settings.derived).toThrow('config is absent');
  config = { groups: { coupon: { maxBets: 50 } }, derived: { minimumAge: 18 } } as unknown as SiteConfig;
  expect(settings.read('coupon', 'maxBets')).toBe(50);
  expect(settings.read('coupon', 'toString')).toBeUndefined();
  expect(settings.derived.minimumAge).toBe(18);
});
