import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';
import { cookieValue } from './cookie-value.ts';

/** How the player wants the site drawn (R086, display preferences). Kept in a cookie, so that the first byte is already right. */
export const THEMES = ['system', 'dark', 'light'] as const;
export const DENSITIES = ['normal', 'compact'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const TEXT_SIZES = ['100', '115', '130'] as const;

export type Theme = (typeof THEMES)[number];

export interface Preferences {
  readonly theme: Theme;
  readonly odds: OddsFormat;
  readonly density: (typeof DENSITIES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  /** Percent of the normal type size. */
  readonly size: (typeof TEXT_SIZES)[number];
  /** IANA name. */
  readonly zone: string;
  /** Whether the zone is the device's (it follows the device) or chosen. */
  readonly zoneChosen: boolean;
  /** Price changes are shown by arrow and colour. */
  readonly marks: boolean;
  /** The visually impaired mode (S240): the largest type, high contrast and no motion, whatever the single settings say. */
  readonly impaired: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  odds: 'decimal',
  density: 'normal',
  contrast: 'normal',
  size: '100',
  zone: 'UTC',
  zoneChosen: false,
  marks: true,
  impaired: false,
};

export const PREFERENCES_COOKIE = 'view';

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

function knownZone(text: string | null): string | null {
  if (!text || text.length > 64) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Reads preferences from a Cookie header; what is absent or unknown is as by default. Never throws. */
export function readPreferences(cookieHeader: string | null): Preferences {
  const raw = cookieValue(cookieHeader ?? '', PREFERENCES_COOKIE);
  if (raw === null) return DEFAULT_PREFERENCES;
  let kept: URLSearchParams;
  try {
    kept = new URLSearchParams(decodeURIComponent(raw));
  } catch {
    return DEFAULT_PREFERENCES;
  }
  const zone = knownZone(kept.get('zone'));
  return {
    theme: oneOf(THEMES, kept.get('theme'), 'system'),
    odds: oneOf(ODDS_FORMATS, kept.get('odds'), 'decimal'),
    density: oneOf(DENSITIES, kept.get('density'), 'normal'),
    contrast: oneOf(CONTRASTS, kept.get('contrast'), 'normal'),
    size: oneOf(TEXT_SIZES, kept.get('size'), '100'),
    zone: zone ?? 'UTC',
    zoneChosen: zone !== null && kept.get('own') === '1',
    marks: kept.get('marks') !== '0',
    impaired: kept.get('impaired') === '1',
  };
}

/** The value of the cookie: only what differs from the defaults. */
export function preferencesCookie(preferences: Preferences): string {
  const kept = new URLSearchParams();
  for (const name of ['theme', 'odds', 'density', 'contrast', 'size', 'zone'] as const)
    if (preferences[name] !== DEFAULT_PREFERENCES[name]) kept.set(name, preferences[name]);
  if (preferences.zoneChosen) kept.set('own', '1');
  if (!preferences.marks) kept.set('marks', '0');
  if (preferences.impaired) kept.set('impaired', '1');
  return encodeURIComponent(kept.toString());
}

/** What the page's root element says of the preferences, for the style sheets. */
export const rootMarks = ({ contrast, density, size, impaired }: Preferences) => ({
  contrast: impaired ? 'high' : contrast,
  density,
  size: impaired ? '130' : size,
  motion: impaired ? 'none' : 'full',
});
