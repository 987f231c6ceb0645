import type { AccountFeature } from '#features/account';
import type { MessagesFeature } from '#features/messages';
import type { SenderFeature } from '#features/sender';
import type { SiteFeature } from '#features/site';
import type { Platform } from '#platform/platform';
import type { SelfExclusionRegister } from './register/self-exclusion-register.ts';

export interface LimitsFeatureDeps {
  readonly account: AccountFeature;
  readonly site: SiteFeature;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly sender: Pick<SenderFeature, 'send'>;
}

export interface LimitsDeps extends LimitsFeatureDeps {
  readonly platform: Pick<Platform, 'pool' | 'events' | 'log' | 'roles' | 'jobs'>;
  readonly register: SelfExclusionRegister;
}
