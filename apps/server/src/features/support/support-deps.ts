import type { MessagesFeature } from '#features/messages';
import type { VaultFeature } from '#features/vault';
import { Failure } from '#platform/failure';
import type { Caller } from '#platform/handler';
import type { Platform } from '#platform/platform';

export interface SupportDoors {
  readonly vault: VaultFeature;
  readonly messages: MessagesFeature;
}
export interface SupportDeps extends SupportDoors {
  readonly platform: Platform;
}

/** The edge lets only players in. */
export function ownerOf({ player }: Caller): bigint {
  if (!player) throw new Failure('unauthenticated');
  return player.id;
}
