import type { BlockScope, PartialRestrictionScope } from '@touchline/contract/blocks/enums';
import type { Queryable } from '#platform/db/queryable';
import type { AccountDeps } from './account-deps.ts';
import { lockBlockStatus, readStanding, writeUnblocked } from './block.store.ts';
import { blockPlayer, type NewBlock, openBlocks, requireNotBlocked } from './block.ts';
import { filterPlayablePlayers, readExcludedUntil, writeExcluded } from './excluded.store.ts';

/** Activities that a player is barred from: by the house, or by themself. */
export function createStanding(deps: AccountDeps) {
  const { vault } = deps;
  const { pool } = deps.platform;
  return {
    /** Bars the player from everything or from a part, after bets in flight; false where such a block stands already. */
    writeBlocked: (client: Queryable, playerId: bigint, block: NewBlock) => blockPlayer(deps, client, playerId, block),
    /** False where no such block stands. */
    writeUnblocked: (client: Queryable, playerId: bigint, scope: BlockScope) => writeUnblocked(client, playerId, scope),
    /** The blocks in force at this moment, with the reasons that the player sees. */
    readBlocks: (playerId: bigint) => openBlocks(vault, pool, playerId),
    writeExcluded,
    readExcludedUntil: (playerId: bigint, on: Queryable = pool) => readExcludedUntil(on, playerId),
    /** Those of the players who may play: neither blocked, nor barred from betting, nor excluded. */
    filterPlayablePlayers: (players: readonly bigint[], on: Queryable = pool) => filterPlayablePlayers(on, players),
    /** Throws Failure `account_blocked`, `self_excluded`, or `betting_blocked` and its like where the player is barred from the part. */
    async requireStanding(playerId: bigint, scope?: PartialRestrictionScope): Promise<void> {
      requireNotBlocked(await readStanding(pool, playerId), scope);
    },
    /**
     * The same in the transaction that pays in or out: a block waits for its end, and every payment after the block is refused. Players who
     * have excluded themselves may withdraw. Locked after accounts and limits.
     */
    async requireStandingIn(client: Queryable, playerId: bigint, scope: PartialRestrictionScope): Promise<void> {
      requireNotBlocked(await lockBlockStatus(client, playerId), scope);
    },
  };
}
