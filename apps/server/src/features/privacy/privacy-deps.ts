import type { AccountFeature } from '#features/account';
import type { MessagesFeature } from '#features/messages';
import type { SessionFeature } from '#features/session';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import type { PlayerCaller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';

export interface PrivacyFeatureDeps {
  readonly account: Pick<AccountFeature, 'readIdentity' | 'verifyPassword' | 'hashPassword' | 'makePassword' | 'readExcludedUntil'>;
  /** Whether something that a player staked runs: one question for each feature that takes stakes. */
  readonly running: readonly ((playerId: bigint, on: Queryable) => Promise<boolean>)[];
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly session: Pick<SessionFeature, 'endAll'>;
  readonly vault: VaultFeature;
  readonly wallet: Pick<WalletFeature, 'readPlayerAccounts' | 'lockPlayerAccounts'>;
}
export interface PrivacyDeps extends PrivacyFeatureDeps {
  readonly platform: Platform;
}

/** The player who calls, with the right password; throws Failure `wrong_password` naming the field. */
export async function requirePassword({ account }: PrivacyDeps, { player }: PlayerCaller, password: string): Promise<bigint> {
  const identity = await account.readIdentity(player.id);
  if (!(await account.verifyPassword(identity?.passwordHash, password)))
    throw new Failure('wrong_password', { fields: { password: ['wrong_password'] } });
  return player.id;
}
