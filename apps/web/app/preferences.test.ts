import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences, preferencesCookie, readPreferences } from './preferences.ts';

const header = (cookie: string): string => `user_token=x; ${cookie.split(';')[0]}; lng=en`;

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
    };
    expect(readPreferences(header(preferencesCookie(chosen)))).toEqual(chosen);
  });
  it('are the defaults where nothing or rubbish is kept', () => {
    for (const cookie of [null, '', 'view=%E0%A4%A', 'view=theme%3Dpink%26zone%3DMars%2FBase%26odds%3D7', 'view'])
      expect(readPreferences(cookie)).toEqual(DEFAULT_PREFERENCES);
  });
});
