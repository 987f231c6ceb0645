import type { MessagesFeature } from '#features/messages';
import type { OperatorFeature } from '#features/operator';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';

export interface SupportFeatureDeps {
  readonly vault: VaultFeature;
  readonly messages: MessagesFeature;
  readonly wallet: Pick<WalletFeature, 'readPlayerAccount'>;
  readonly operators: OperatorFeature;
}
export interface SupportDeps extends SupportFeatureDeps {
  readonly platform: Platform;
}

/** The edge lets only players in. */
export function requirePlayerId({ player }: Caller): bigint {
  if (!player) throw new Failure('unauthenticated');
  return player.id;
}
