import type { AccountFeature } from '#features/account';
import type { SiteFeature } from '#features/site';
import type { Platform } from '#platform/platform';
import type { SelfExclusionRegister } from './register/self-exclusion-register.ts';

export interface LimitsDoors {
  readonly account: AccountFeature;
  readonly site: SiteFeature;
}

export interface LimitsDeps extends LimitsDoors {
  readonly platform: Pick<Platform, 'pool' | 'db' | 'outbox' | 'log' | 'roles'>;
  readonly register: SelfExclusionRegister;
}
