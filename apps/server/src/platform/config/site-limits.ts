import { captchaType, isSiteLanguage, SITE_LANGUAGES } from '@touchline/contract/bets/enums';
import { MAINTENANCE_REASONS, type MaintenanceReason } from '@touchline/contract/site/settings';
import { SITE_MODULES } from '@touchline/contract/site/site-modules';
import { API_PATH } from '../http/api-path.ts';
import { ConfigError } from './config-error.ts';

/** Parts of the site, by module: false closes one, a list keeps it to these languages. */
export type ModuleLimits = Readonly<Record<string, false | string[]>>;

/** Until when (epoch ms) the site is closed, and why. */
export interface ClosedUntil {
  readonly until: number;
  readonly reason: MaintenanceReason;
}

/** `expressDay=off,betGenerator=en+ru`. */
export function modulesOf(text = ''): ModuleLimits {
  const parts = text.split(',').filter((part) => part !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [, name = '', value = ''] = /^([a-zA-Z]+)=(off|[a-z+]+)$/.exec(part.trim()) ?? [];
      const languages = value.split('+');
      if (value !== 'off' && !languages.every(isSiteLanguage))
        throw new ConfigError(`MODULES=${part}: must be <module>=off, or <module>= and languages (${SITE_LANGUAGES.join('+')})`);
      if (!SITE_MODULES.some((module) => module === name)) throw new ConfigError(`MODULES=${part}: one of ${SITE_MODULES.join(', ')}`);
      return [name, value === 'off' ? false : languages];
    }),
  );
}

/** No segment that addresses begin with already: languages have two letters. */
export function framePathOf(text = ''): string {
  if (text === '') return text;
  const taken = API_PATH.test(`/${text}`) || ['assets', 'operator-api', 'sitemap', 'health', 'metrics', 'docs', 'dev'].includes(text);
  if (taken || !/^[a-z][a-z\d-]{2,31}$/.test(text))
    throw new ConfigError(`STATISTICS_FRAME_PATH=${text}: must be 3 to 32 small letters, digits and dashes, and no path of the site`);
  return text;
}

/** One of the types of R065, or `none`; of those only the puzzle needs no account with anyone. */
export function captchaOf(text = 'painPuzzle'): 'painPuzzle' | null {
  if (text === 'none' || text === 'custom') return null;
  const type = captchaType(text);
  if (type === 'painPuzzle') return type;
  throw new ConfigError(
    type === null
      ? `CAPTCHA=${text}: must be painPuzzle or none`
      : `CAPTCHA=${text}: needs keys of its provider, which this build does not have; use painPuzzle or none`,
  );
}

export function maintenanceOf(until: string | undefined, reason = 'update'): ClosedUntil | null {
  if (until === undefined || until === '') return null;
  const at = Date.parse(until);
  if (Number.isNaN(at)) throw new ConfigError(`MAINTENANCE_UNTIL=${until}: must be a time as in 2026-01-31T06:00:00Z`);
  const known = MAINTENANCE_REASONS.find((one) => one === reason);
  if (known === undefined) throw new ConfigError(`MAINTENANCE_REASON=${reason}: must be one of ${MAINTENANCE_REASONS.join(', ')}`);
  return { until: at, reason: known };
}
