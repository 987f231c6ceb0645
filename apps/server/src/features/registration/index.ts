import type { AccountFeature } from '#features/account';
import type { SessionFeature } from '#features/session';
import type { SiteFeature } from '#features/site';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { register } from './calls/register.ts';

export interface RegistrationDoors {
  readonly site: SiteFeature;
  readonly account: AccountFeature;
  readonly session: SessionFeature;
}

/** Opening an account: fast, by phone, in full (S191-S193). */
export function createRegistrationFeature(platform: Platform, doors: RegistrationDoors) {
  return { handlers: { register: register({ platform, ...doors }) } } satisfies Feature<'register'>;
}
