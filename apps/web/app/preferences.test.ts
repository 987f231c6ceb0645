import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences, preferencesCookie, readPreferences, rootMarks } from './preferences.ts';

const header = (cookie: string): string => `user_token=x; view=${cookie}; lng=en`;

describe('R086 display preferences', () => {
  it('come back from the cookie as they were written', () => {
    const chosen: Preferences = {
      theme: 'light',
      odds: 'american',
      density: 'compact',
      contrast: 'high',
      size: '115',
      zone: 'Asia/Dubai',
      zoneChosen: true,
      marks: false,
      impaired: true,
    };
    expect(readPreferences(header(preferencesCookie(chosen)))).toEqual(chosen);
  });
  it('S240 the visually impaired mode outweighs contrast, size and motion, and gives them back', () => {
    const chosen: Preferences = { ...DEFAULT_PREFERENCES, size: '115' };
    expect(rootMarks({ ...chosen, impaired: true })).toEqual({ contrast: 'high', density: 'normal', size: '130', motion: 'none' });
    expect(rootMarks(chosen)).toEqual({ contrast: 'normal', density: 'normal', size: '115', motion: 'full' });
  });
  it('are the defaults where nothing or rubbish is kept', () => {
    for (const cookie of [null, '', 'view=%E0%A4%A', 'view=theme%3Dpink%26zone%3DMars%2FBase%26odds%3D7', 'view'])
      expect(readPreferences(cookie)).toEqual(DEFAULT_PREFERENCES);
  });
});
