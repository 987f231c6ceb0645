import { ROW_COLUMN_KINDS, type RowColumnKind } from '@touchline/betting/markets/row-columns';
import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';
import { parseCookie } from '../storage/cookies.ts';

/** How the player wants the site drawn (R086, display preferences). Kept in a cookie, so that the first byte is already right. */
export const THEMES = ['system', 'dark', 'light'] as const;
export const DENSITIES = ['normal', 'compact'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const TEXT_SIZES = ['100', '115', '130'] as const;

export type Theme = (typeof THEMES)[number];

/** Switches, by their defaults. */
const SWITCHES = {
  /** Price changes are shown by arrow and colour. */
  marks: true,
  /** The visually impaired mode (S240): the largest type, high contrast and no motion, whatever the single settings say. */
  impaired: false,
  /** Few bytes and nothing that moves: no drawn fields, no crests, no motion. */
  lite: false,
  /** Lists show the score of each period, not the total alone. */
  detailedScore: true,
  /** Matches show the number by which support finds them. */
  gameId: false,
  /** Championships stand by rank and attention; otherwise by their first start. */
  bestOnTop: true,
  /** Markets write the names of sides; otherwise 1 X 2. */
  fullNames: true,
  /** Nothing that is played on a screen or drawn by lot: cyber, virtual and marble sports. */
  sportsOnly: false,
  /** The page of a match draws its field ("zone"). */
  tracker: true,
  /** The drawn field follows while one scrolls. */
  follow: false,
  /** Broadcasts of running matches begin by themselves. */
  broadcasts: true,
  /** The way to the bet generator stands with the bets. */
  generator: true,
  /** Single letters of the keyboard do something: B opens the bet slip. */
  shortcuts: true,
} as const;
export type SwitchName = keyof typeof SWITCHES;
const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

export interface Preferences extends Readonly<Record<SwitchName, boolean>> {
  readonly theme: Theme;
  readonly odds: OddsFormat;
  readonly density: (typeof DENSITIES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  /** Percent of the normal type size. */
  readonly size: (typeof TEXT_SIZES)[number];
  /** The market that rows of lists show where there is room for one only; where there is room for some, in the last column. */
  readonly column: RowColumnKind;
  /** IANA name. */
  readonly zone: string;
  /** Whether the zone is the device's (it follows the device) or chosen. */
  readonly zoneChosen: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  odds: 'decimal',
  density: 'normal',
  contrast: 'normal',
  size: '100',
  column: 'result',
  zone: 'UTC',
  zoneChosen: false,
  ...SWITCHES,
};

export const PREFERENCES_COOKIE = 'view';

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

const parseSwitch = (kept: string | null, otherwise: boolean): boolean => (kept === '1' ? true : kept === '0' ? false : otherwise);

function knownZone(text: string | null): string | null {
  if (!text || text.length > 64) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Reads preferences from a Cookie header; what is absent or unknown is as by default. Never throws. */
export function parsePreferences(cookieHeader: string | null, odds: OddsFormat = DEFAULT_PREFERENCES.odds): Preferences {
  const raw = parseCookie(cookieHeader ?? '', PREFERENCES_COOKIE);
  if (raw === null) return { ...DEFAULT_PREFERENCES, odds };
  let kept: URLSearchParams;
  try {
    kept = new URLSearchParams(decodeURIComponent(raw));
  } catch {
    return { ...DEFAULT_PREFERENCES, odds };
  }
  const zone = knownZone(kept.get('zone'));
  return {
    theme: oneOf(THEMES, kept.get('theme'), 'system'),
    odds: oneOf(ODDS_FORMATS, kept.get('odds'), odds),
    density: oneOf(DENSITIES, kept.get('density'), 'normal'),
    contrast: oneOf(CONTRASTS, kept.get('contrast'), 'normal'),
    size: oneOf(TEXT_SIZES, kept.get('size'), '100'),
    column: oneOf(ROW_COLUMN_KINDS, kept.get('column'), 'result'),
    zone: zone ?? 'UTC',
    zoneChosen: zone !== null && kept.get('own') === '1',
    ...(Object.fromEntries(SWITCH_NAMES.map((name) => [name, parseSwitch(kept.get(name), SWITCHES[name])])) as Record<SwitchName, boolean>),
  };
}

/** The value of the cookie: only what differs from the defaults; `odds` is the site's. */
export function preferencesCookie(preferences: Preferences, odds: OddsFormat = DEFAULT_PREFERENCES.odds): string {
  const kept = new URLSearchParams();
  const defaults = { ...DEFAULT_PREFERENCES, odds };
  for (const name of ['theme', 'odds', 'density', 'contrast', 'size', 'column', 'zone'] as const)
    if (preferences[name] !== defaults[name]) kept.set(name, preferences[name]);
  if (preferences.zoneChosen) kept.set('own', '1');
  for (const name of SWITCH_NAMES) if (preferences[name] !== SWITCHES[name]) kept.set(name, preferences[name] ? '1' : '0');
  return encodeURIComponent(kept.toString());
}

/** The page's root attributes of the preferences, for the style sheets. */
export const rootDataAttributes = ({ contrast, density, size, impaired, lite }: Preferences) => ({
  contrast: impaired ? 'high' : contrast,
  density,
  size: impaired ? '130' : size,
  motion: impaired || lite ? 'none' : 'full',
  pictures: lite ? 'none' : 'all',
});

/** How lists of coming matches stand for the reader of a page; what is played stands by attention. */
export const listOrderQuery = (request: Request): { readonly isRecommendations?: boolean } =>
  parsePreferences(request.headers.get('cookie')).bestOnTop ? {} : { isRecommendations: false };
