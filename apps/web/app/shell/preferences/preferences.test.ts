import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences, parsePreferences, preferencesCookie, rootDataAttributes } from './preferences.ts';

const header = (cookie: string): string => `user_token=x; view=${cookie}; lng=en`;

describe('R086 display preferences', () => {
  it('R086 come back from the cookie as they were written', () => {
    const chosen: Preferences = {
      theme: 'light',
      odds: 'american',
      density: 'compact',
      contrast: 'high',
      size: '115',
      column: 'both-score',
      zone: 'Asia/Dubai',
      zoneChosen: true,
      marks: false,
      impaired: true,
      lite: true,
      detailedScore: false,
      gameId: true,
      bestOnTop: false,
      fullNames: false,
      sportsOnly: true,
      tracker: false,
      follow: true,
      broadcasts: false,
      generator: false,
      shortcuts: false,
    };
    expect(parsePreferences(header(preferencesCookie(chosen)))).toEqual(chosen);
  });
  it('S240 the visually impaired mode outweighs contrast, size and motion, and gives them back', () => {
    const chosen: Preferences = { ...DEFAULT_PREFERENCES, size: '115' };
    const impaired = rootDataAttributes({ ...chosen, impaired: true });
    expect(impaired).toEqual({ contrast: 'high', density: 'normal', size: '130', motion: 'none', pictures: 'all' });
    expect(rootDataAttributes(chosen)).toEqual({ contrast: 'normal', density: 'normal', size: '115', motion: 'full', pictures: 'all' });
  });
  it('R086 the lite version draws no pictures and moves nothing', () => {
    expect(rootDataAttributes({ ...DEFAULT_PREFERENCES, lite: true })).toMatchObject({ motion: 'none', pictures: 'none' });
  });
  it('R086 only what differs from the defaults is kept', () => {
    expect(preferencesCookie(DEFAULT_PREFERENCES)).toBe('');
    expect(decodeURIComponent(preferencesCookie({ ...DEFAULT_PREFERENCES, gameId: true, bestOnTop: false }))).toBe('gameId=1&bestOnTop=0');
  });
  it('are the defaults where nothing or rubbish is kept', () => {
    for (const cookie of [null, '', 'view=%E0%A4%A', 'view=theme%3Dpink%26zone%3DMars%2FBase%26odds%3D7%26lite%3Dyes', 'view'])
      expect(parsePreferences(cookie)).toEqual(DEFAULT_PREFERENCES);
  });

  it('follow the site in how odds are written, until somebody chooses otherwise: also what another site begins with', () => {
    expect(parsePreferences(null, 'american').odds).toBe('american');
    expect(parsePreferences('view=density%3Dcompact', 'american')).toMatchObject({ density: 'compact', odds: 'american' });
    const decimal = preferencesCookie({ ...DEFAULT_PREFERENCES, odds: 'decimal' }, 'american');
    expect(decodeURIComponent(decimal)).toBe('odds=decimal');
    expect(parsePreferences(`view=${decimal}`, 'american').odds).toBe('decimal');
    expect(preferencesCookie({ ...DEFAULT_PREFERENCES, odds: 'american' }, 'american')).toBe('');
  });
});
