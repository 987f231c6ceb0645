import type { OfficePageId } from '@touchline/contract/office/enums';
import type { AccountFeature } from '#features/account';
import type { OffersFeature } from '#features/offers';
import type { SecurityLogFeature } from '#features/security-log';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';

export interface OfficeFeatureDeps {
  readonly site: SiteFeature;
  readonly account: AccountFeature;
  readonly offers: Pick<OffersFeature, 'readConsents' | 'writeConsent'>;
  readonly vault: VaultFeature;
  readonly securityLog: SecurityLogFeature;
  /** The number that the menu shows beside a page: how much waits there for a player. Each feature counts its own. */
  readonly badges: Readonly<Partial<Record<OfficePageId, (playerId: bigint) => Promise<number>>>>;
}
export interface OfficeDeps extends OfficeFeatureDeps {
  readonly platform: Platform;
}
