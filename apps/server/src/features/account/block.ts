import type { BlockScope, PartialRestrictionScope } from '@touchline/contract/blocks/enums';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { type BlockStatus, readBlocks, type SealedBlock, writeBlock, writeReason } from './block.store.ts';

/** A current block. The reason is the text that the player sees. */
export type Block = Omit<SealedBlock, 'reason'> & { readonly reason: string | null };
export type NewBlock = Pick<Block, 'scope' | 'reason' | 'until'>;

const TABLE = 'player_block';

export async function openBlocks(vault: VaultFeature, on: Queryable, playerId: bigint): Promise<Block[]> {
  const blocks = await readBlocks(on, playerId);
  return Promise.all(
    blocks.map(async ({ reason, ...block }) => ({ ...block, ...(await vault.openColumns(on, playerId, TABLE, { reason })) })),
  );
}

/** The sealed reason, from this moment on. */
export async function sealReason(vault: VaultFeature, client: Queryable, playerId: bigint, scope: BlockScope, text: string | null) {
  const { reason } = await vault.sealColumns(client, playerId, TABLE, { reason: text });
  await writeReason(client, playerId, scope, reason);
}

/**
 * Bars the player from now on. The accounts are locked first: bets in flight end before, and every later one is judged by it (0015). False
 * where such a block stands already.
 */
export async function blockPlayer(
  { vault, wallet }: { readonly vault: VaultFeature; readonly wallet: WalletFeature },
  client: Queryable,
  playerId: bigint,
  { scope, reason, until }: NewBlock,
): Promise<boolean> {
  await wallet.lockPlayerAccounts(client, playerId);
  if (!(await writeBlock(client, playerId, { scope, until }))) return false;
  await sealReason(vault, client, playerId, scope, reason);
  return true;
}

/**
 * Throws Failure `account_blocked`, `self_excluded`, or the one of the part that the player is barred from. Nobody is kept from their own
 * money by having excluded themself.
 */
export function requireNotBlocked(standing: BlockStatus | undefined, scope?: PartialRestrictionScope): void {
  if (!standing || standing.blocked) throw new Failure('account_blocked');
  if (standing.selfExcluded && scope !== 'withdrawals') throw new Failure('self_excluded');
  if (scope && standing[scope]) throw new Failure(`${scope}_blocked`);
}
