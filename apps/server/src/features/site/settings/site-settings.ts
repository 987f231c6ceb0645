import { ODDS_FORMATS } from '@touchline/betting/odds-format';
import { REGISTRATION_KINDS } from '@touchline/catalogue/account/registration-fields';
import { CONFIG_DEFAULTS, REQUEST_DEFAULTS } from '@touchline/catalogue/defaults';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import type { SiteSettings } from '@touchline/contract/site/settings';
import { SITE_MODULES } from '@touchline/contract/site/site-modules';
import type { Platform } from '#platform/platform';
import { ACCOUNT_CURRENCIES } from '../currency-units.ts';
import { resolveSettings, type SettingsQuestion } from './resolve-settings.ts';
import { readNewestSettings, type SiteSettingRow } from './site-setting.store.ts';

/** Countries (ISO alpha-2) whose residents cannot open an account, unless a brand says otherwise. */
const NOT_SERVED: readonly string[] = ['US', 'KP', 'IR', 'SY', 'CU'];

/** A module that is not a part of the product yet is closed. */
const NOT_YET: ReadonlySet<string> = new Set(['promo', 'bringFriend']);
const OPEN_MODULES = Object.fromEntries(SITE_MODULES.map((module) => [module, !NOT_YET.has(module)]));

/** R079: every setting of the site by brand or group, country, language and device: the one way to read them. */
export type ReadSettings = (question: SettingsQuestion) => SiteSettings;

/** Keeps the newest version of each setting in memory; every process reads them again when one was changed. */
export async function openSiteSettings({ config, pool, brands }: Pick<Platform, 'config' | 'pool' | 'brands'>): Promise<ReadSettings> {
  const installation: SiteSettings = {
    currencies: [...ACCOUNT_CURRENCIES],
    languages: [...SITE_LANGUAGES],
    closedSports: [],
    countriesNotServed: [...NOT_SERVED],
    modules: { ...OPEN_MODULES, ...config.modules },
    registrationKinds: [...REGISTRATION_KINDS],
    closedPaymentMethods: { deposit: [], withdrawal: [] },
    stakeLimitPercent: 100,
    minBetPercent: 100,
    ageGate: config.ageGate,
    minimumAge: 16,
    colours: { dark: {}, light: {} },
    oddsFormat: ODDS_FORMATS[REQUEST_DEFAULTS.cfview],
    headerNavMaxVisible: CONFIG_DEFAULTS.headerNavMaxVisible,
    supportEmail: '',
    licence: '',
    maintenance: null,
    signInFirstHosts: [],
    casinoChat: true,
  };
  let rows: readonly SiteSettingRow[] = [];
  const resolved = new Map<string, SiteSettings>();
  await brands.onRefresh(async () => {
    rows = await readNewestSettings(pool);
    resolved.clear();
  });
  return (question) => {
    const { brandId, country = '', language = '', device = '' } = question;
    const groupId = question.groupId ?? (brandId === undefined ? undefined : brands.of(brandId)?.groupId);
    const key = `${brandId ?? ''}/${groupId ?? ''}/${country}/${language}/${device}`;
    const known = resolved.get(key);
    if (known) return known;
    const settings = resolveSettings(rows, installation, { ...question, ...(groupId !== undefined && { groupId }) });
    resolved.set(key, settings);
    return settings;
  };
}
