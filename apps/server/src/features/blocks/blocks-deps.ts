import type { AccountFeature } from '#features/account';
import type { MessagesFeature } from '#features/messages';
import type { OperatorFeature } from '#features/operator';
import type { SenderFeature } from '#features/sender';
import type { SessionFeature } from '#features/session';
import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';

export interface BlocksFeatureDeps {
  readonly account: AccountFeature;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly operators: OperatorFeature;
  readonly sender: Pick<SenderFeature, 'send'>;
  readonly session: Pick<SessionFeature, 'endAll' | 'readBlockTicket'>;
  readonly vault: VaultFeature;
}

export interface BlocksDeps extends BlocksFeatureDeps {
  readonly platform: Platform;
}
