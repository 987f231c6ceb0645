import type { SocialProvider } from '@touchline/catalogue/social-providers';
import type { AccountFeature } from '#features/account';
import type { ChangesFeature } from '#features/changes';
import type { SecondFactorFeature } from '#features/second-factor';
import type { SessionFeature } from '#features/session';
import type { SiteFeature } from '#features/site';
import type { KeyedHash } from '#platform/one-time-code';
import type { Platform } from '#platform/platform';
import type { Provider } from './providers/provider.ts';
import type { Visitor } from './providers/visit.ts';

export interface SocialDoors {
  readonly site: SiteFeature;
  readonly account: AccountFeature;
  readonly changes: Pick<ChangesFeature, 'record'>;
  readonly session: SessionFeature;
  readonly secondFactor: Pick<SecondFactorFeature, 'isEnabled' | 'take'>;
}

export interface Configured {
  readonly provider: Provider;
  readonly visitor: Visitor;
}

export interface SocialDeps extends SocialDoors {
  readonly platform: Platform;
  readonly hash: KeyedHash;
  readonly ticketKey: Uint8Array;
  /** Undefined for a service that this site is no client of. */
  readonly configured: (provider: SocialProvider) => Configured | undefined;
}
