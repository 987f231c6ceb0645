import { type SettingScope, SITE_SETTING_NAMES, SITE_SETTINGS, type SiteSettings } from '@touchline/contract/site/settings';

/** For whom settings are asked, a brand or a group of them; what is not known is left out. */
export interface SettingsQuestion {
  readonly brandId?: number;
  readonly groupId?: number;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country?: string | undefined;
  readonly language?: string | undefined;
  readonly device?: SettingScope['device'];
}

/** A value for a scope, as it stands in a row. */
export interface ScopedSetting extends SettingScope {
  readonly brandId: number | null;
  readonly groupId: number | null;
  readonly name: string;
  readonly value: unknown;
}

/** The narrower a scope, the more it weighs: brand before group before country before language before device. */
const WEIGHTS = { brandId: 16, groupId: 8, country: 4, language: 2, device: 1 } as const;
const SCOPE_PARTS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

const applies = (row: ScopedSetting, question: SettingsQuestion): boolean =>
  SCOPE_PARTS.every((part) => row[part] === null || row[part] === question[part]);
const weightOf = (row: ScopedSetting): number => SCOPE_PARTS.reduce((sum, part) => sum + (row[part] === null ? 0 : WEIGHTS[part]), 0);

/**
 * The settings that hold for a question: of the rows that apply the narrowest with a value, otherwise the default. Modules are inherited one by one,
 * so that whoever closes one keeps the rest. A row that no longer reads as its setting is passed over.
 */
export function resolveSettings(rows: readonly ScopedSetting[], defaults: SiteSettings, question: SettingsQuestion): SiteSettings {
  const settings: Record<string, unknown> = { ...defaults };
  const applying = rows.filter((row) => row.value !== null && applies(row, question)).toSorted((a, b) => weightOf(a) - weightOf(b));
  for (const row of applying) {
    const name = SITE_SETTING_NAMES.find((one) => one === row.name);
    const read = name && SITE_SETTINGS[name].safeParse(row.value);
    if (!name || !read?.success) continue;
    settings[name] = name === 'modules' ? { ...(settings.modules as object), ...(read.data as object) } : read.data;
  }
  return settings as SiteSettings;
}
