import type { SiteSettings } from '@touchline/contract/site/settings';
import { describe, expect, it } from 'vitest';
import { resolveSettings, type ScopedSetting } from './resolve-settings.ts';

const DEFAULTS = { licence: 'First', minimumAge: 18, modules: { search: true, promo: true } } as unknown as SiteSettings;
const row = (name: string, value: unknown, scope: Partial<ScopedSetting> = {}): ScopedSetting => ({
  brandId: null,
  groupId: null,
  country: null,
  language: null,
  device: null,
  name,
  value,
  ...scope,
});
const licence = (rows: readonly ScopedSetting[], question = {}) => resolveSettings(rows, DEFAULTS, { brandId: 2, ...question }).licence;

describe('settings by scope', () => {
  it.each<[what: string, rows: ScopedSetting[], question: object, expected: string]>([
    ['nothing is set', [], {}, 'First'],
    ['for all', [row('licence', 'All')], {}, 'All'],
    ['the brand before all', [row('licence', 'Brand', { brandId: 2 }), row('licence', 'All')], {}, 'Brand'],
    ["another brand's", [row('licence', 'Other', { brandId: 3 })], {}, 'First'],
    [
      'the brand before the country',
      [row('licence', 'Brand', { brandId: 2 }), row('licence', 'DE', { country: 'DE' })],
      { country: 'DE' },
      'Brand',
    ],
    [
      'the country of the brand',
      [row('licence', 'Brand', { brandId: 2 }), row('licence', 'DE', { brandId: 2, country: 'DE' })],
      { country: 'DE' },
      'DE',
    ],
    [
      'the group before the country',
      [row('licence', 'Group', { groupId: 5 }), row('licence', 'DE', { country: 'DE' })],
      { groupId: 5, country: 'DE' },
      'Group',
    ],
    [
      'the brand before its group',
      [row('licence', 'Brand', { brandId: 2 }), row('licence', 'Group', { groupId: 5, country: 'DE' })],
      { groupId: 5, country: 'DE' },
      'Brand',
    ],
    ["another group's", [row('licence', 'Group', { groupId: 5 })], { groupId: 1 }, 'First'],
    ['another country', [row('licence', 'DE', { country: 'DE' })], { country: 'AT' }, 'First'],
    ['a country that is not known', [row('licence', 'DE', { country: 'DE' })], {}, 'First'],
    [
      'the language before the device',
      [row('licence', 'ar', { language: 'ar' }), row('licence', 'mobile', { device: 'mobile' })],
      { language: 'ar', device: 'mobile' },
      'ar',
    ],
    ['a brand that leaves it to all', [row('licence', null, { brandId: 2 }), row('licence', 'All')], {}, 'All'],
    ['a value of an older form', [row('licence', 7, { brandId: 2 })], {}, 'First'],
    ['a setting that is no more', [row('nothing', 'x', { brandId: 2 })], {}, 'First'],
  ])('%s', (_what, rows, question, expected) => {
    expect(licence(rows, question)).toBe(expected);
    expect(licence(rows.toReversed(), question)).toBe(expected);
  });

  it('modules are inherited one by one', () => {
    const rows = [row('modules', { search: false }, { country: 'DE' }), row('modules', { promo: false }, { brandId: 2 })];
    expect(resolveSettings(rows, DEFAULTS, { brandId: 2, country: 'DE' }).modules).toEqual({ search: false, promo: false });
    expect(resolveSettings(rows, DEFAULTS, { brandId: 1, country: 'DE' }).modules).toEqual({ search: false, promo: true });
  });
});
