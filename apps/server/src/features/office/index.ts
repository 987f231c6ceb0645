import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { getOfficeMenu, partitions, renewCashDeskPin } from './calls/menu.ts';
import { accountFields, saveAccountFields, saveIdDocuments } from './calls/personal-data.ts';
import { cities, regions } from './calls/places.ts';
import { disallowSports, playerSettings, saveSetting } from './calls/settings.ts';
import type { OfficeFeatureDeps } from './office-deps.ts';
import { readPinHash } from './settings.store.ts';

export { readDisallowed as readHiddenSports } from './settings.store.ts';

/** The player's office: settings, personal data, and the menu to all of it. */
export function createOfficeFeature(platform: Platform, featureDeps: OfficeFeatureDeps) {
  const deps = { platform, ...featureDeps };
  return {
    handlers: {
      saveSetting: saveSetting(deps),
      getOfficeMenu: getOfficeMenu(deps),
      renewCashDeskPin: renewCashDeskPin(deps),
      saveAccountFields: saveAccountFields(deps),
      accountFields: accountFields(deps),
      saveIdDocuments: saveIdDocuments(deps),
      playerSettings: playerSettings(deps),
      disallowSports: disallowSports(deps),
      regions,
      cities,
      partitions: partitions(deps),
    },
    /** Whether the number is the player's; for cash desks. */
    checkPin: async (playerId: bigint, pin: string): Promise<boolean> =>
      featureDeps.account.verifyPassword(await readPinHash(platform.pool, playerId), pin),
  } satisfies Feature & Record<string, unknown>;
}
