import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';

/** Dependencies of the poker rooms. */
export interface PokerDeps {
  readonly platform: Pick<Platform, 'pool' | 'events'>;
  readonly vault: Pick<VaultFeature, 'openColumns' | 'sealColumns'>;
}
