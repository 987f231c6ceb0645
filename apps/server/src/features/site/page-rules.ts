import { countryById } from '@touchline/catalogue/places/countries';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { type Maintenance, maintenanceNow } from '#platform/rates/maintenance';
import { addressInOurLanguage } from './address-language.ts';
import { coloursAddress } from './brand-colours.ts';
import { closedSportsOf } from './settings/closed-sports.ts';
import type { ReadSettings } from './settings/site-settings.ts';
import { visitorDefaults } from './visitor.ts';
import { isAuthRequired } from './visitor-rules.ts';

/** A brand's settings of its pages: their look, and who gets which. */
export const createPageRules = ({ config, clock }: Pick<Platform, 'config' | 'clock'>, readSettings: ReadSettings) => ({
  /** The look of a brand's pages, and which of its parts are there for the visitor's country. */
  readLook(caller: Pick<Caller, 'brand' | 'message'>) {
    const settings = readSettings({ brandId: caller.brand.id });
    const country = countryById(visitorDefaults(readSettings, caller).countryId)?.alpha2 ?? undefined;
    return {
      languages: settings.languages,
      closedSports: closedSportsOf(settings),
      modules: readSettings({ brandId: caller.brand.id, country }).modules,
      oddsFormat: settings.oddsFormat,
      headerNavMaxVisible: settings.headerNavMaxVisible,
      colours: coloursAddress(settings),
    };
  },
  /** S239: why a brand's site is closed at this moment: the installation is, or the brand says so. Null where it is open. */
  readMaintenance(brandId: number): Maintenance | null {
    const now = clock.now();
    const { maintenance } = readSettings({ brandId });
    const own = maintenance && { ...maintenance, until: Date.parse(maintenance.until) };
    return maintenanceNow(config.maintenance, now) ?? maintenanceNow(own, now);
  },
  isAuthRequired: (caller: Caller): boolean => isAuthRequired(readSettings, caller),
  addressInOurLanguage: (brandId: number, url: string): string | undefined =>
    addressInOurLanguage(url, readSettings({ brandId }).languages),
});
