import type { BlockScope, PartScope } from '@touchline/contract/block-words';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { DbOrTrx, Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { readBlocks, type SealedBlock, type Standing, writeBlock, writeReason } from './block.store.ts';

/** A block as it stands. The reason is what the player is told. */
export type Block = Omit<SealedBlock, 'reason'> & { readonly reason: string | null };
export type NewBlock = Pick<Block, 'scope' | 'reason' | 'until'>;

const TABLE = 'player_block';

export async function openBlocks(vault: VaultFeature, db: DbOrTrx, playerId: bigint): Promise<Block[]> {
  const blocks = await readBlocks(db, playerId);
  return Promise.all(
    blocks.map(async ({ reason, ...block }) => ({ ...block, ...(await vault.openColumns(db, playerId, TABLE, { reason })) })),
  );
}

/** The sealed reason, from this moment on. */
export async function sealReason(vault: VaultFeature, trx: DbOrTrx, playerId: bigint, scope: BlockScope, text: string | null) {
  const { reason } = await vault.sealColumns(trx, playerId, TABLE, { reason: text });
  await writeReason(trx, playerId, scope, reason);
}

/**
 * Bars the player from now on. The accounts are locked first: bets in flight end before, and every later one is judged by it (0015). False
 * where such a block stands already.
 */
export async function blockPlayer(
  { vault, wallet }: { readonly vault: VaultFeature; readonly wallet: WalletFeature },
  trx: Trx,
  playerId: bigint,
  { scope, reason, until }: NewBlock,
): Promise<boolean> {
  await wallet.lockPlayerAccounts(trx, playerId);
  if (!(await writeBlock(trx, playerId, { scope, until }))) return false;
  await sealReason(vault, trx, playerId, scope, reason);
  return true;
}

/**
 * Throws Failure `account_blocked`, `self_excluded`, or the one of the part that the player is barred from. Nobody is kept from their own
 * money by having excluded themself.
 */
export function requireUnbarred(standing: Standing | undefined, scope?: PartScope): void {
  if (!standing || standing.blocked) throw new Failure('account_blocked');
  if (standing.selfExcluded && scope !== 'withdrawals') throw new Failure('self_excluded');
  if (scope && standing[scope]) throw new Failure(`${scope}_blocked`);
}
