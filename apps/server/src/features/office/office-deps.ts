import type { OfficePageId } from '@touchline/contract/office/enums';
import type { AccountFeature } from '#features/account';
import type { SecurityLogFeature } from '#features/changes';
import type { OffersFeature } from '#features/offers';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';

export interface OfficeFeatureDeps {
  readonly site: SiteFeature;
  readonly account: AccountFeature;
  readonly offers: Pick<OffersFeature, 'readConsents' | 'writeConsent'>;
  readonly vault: VaultFeature;
  readonly changes: SecurityLogFeature;
  /** The number that the menu shows beside a page: how much waits there for a player. Each feature counts its own. */
  readonly badges: Readonly<Partial<Record<OfficePageId, (playerId: bigint) => Promise<number>>>>;
}
export interface OfficeDeps extends OfficeFeatureDeps {
  readonly platform: Platform;
}

/** The edge lets only players in. */
export function requirePlayerId({ player }: Caller): bigint {
  if (!player) throw new Failure('unauthenticated');
  return player.id;
}
