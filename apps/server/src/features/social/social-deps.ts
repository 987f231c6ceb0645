import type { SocialProvider } from '@touchline/catalogue/account/social-providers';
import type { AccountFeature } from '#features/account';
import type { SecurityLogFeature } from '#features/security-log';
import type { SessionFeature } from '#features/session';
import type { SiteFeature } from '#features/site';
import type { SecondFactorFeature } from '#features/two-factor';
import type { KeyedHash } from '#platform/auth/one-time-code';
import type { Platform } from '#platform/platform';
import type { Brand } from '#platform/tenant/brand';
import type { OauthClientConfig } from './providers/authorization-flow.ts';
import type { Provider } from './providers/provider.ts';

export interface SocialFeatureDeps {
  readonly site: SiteFeature;
  readonly account: AccountFeature;
  readonly securityLog: Pick<SecurityLogFeature, 'record'>;
  readonly session: SessionFeature;
  readonly secondFactor: Pick<SecondFactorFeature, 'isEnabled' | 'take'>;
}

export interface Configured {
  readonly provider: Provider;
  readonly visitor: OauthClientConfig;
}

export interface SocialDeps extends SocialFeatureDeps {
  readonly platform: Platform;
  readonly hash: KeyedHash;
  readonly ticketKey: Uint8Array;
  /** A returning visitor comes back to the brand's own address. Undefined for a service that this site is no client of. */
  readonly configured: (provider: SocialProvider, brand: Pick<Brand, 'publicUrl'>) => Configured | undefined;
}
