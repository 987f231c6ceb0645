import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';

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

const cookieValue = (header: string, name: string): string | null => {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
};

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
  };
}

/** The text of the cookie, for a year; only what differs from the defaults. */
export function preferencesCookie(preferences: Preferences): string {
  const kept = new URLSearchParams();
  for (const name of ['theme', 'odds', 'density', 'contrast', 'size', 'zone'] as const)
    if (preferences[name] !== DEFAULT_PREFERENCES[name]) kept.set(name, preferences[name]);
  if (preferences.zoneChosen) kept.set('own', '1');
  if (!preferences.marks) kept.set('marks', '0');
  return `${PREFERENCES_COOKIE}=${encodeURIComponent(kept.toString())}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
