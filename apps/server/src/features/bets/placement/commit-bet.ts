import { postStakeFunding } from '@touchline/ledger/postings';
import type pg from 'pg';
import { lockPlayerAccountsBatch, postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { writeAdvance } from '../advance/advance.store.ts';
import { requireAdvance } from '../advance/read-advance.ts';
import type { PlacementPorts } from '../ports.ts';
import type { PreparedBet } from '../prepared-bet.ts';
import { readBetByGuid } from './pending-bet.store.ts';
import { type BetToPlace, type Placed, writeBets } from './placement.store.ts';

const FROM = { 'free-bet': 'player-free-bet', advance: 'player-advance', bid: 'player-hold' } as const;

/** Steps after a bet that is not paid from the balance has been placed. */
async function afterPlacing(client: pg.PoolClient, bet: PreparedBet, betId: bigint): Promise<void> {
  if (bet.funding.source === 'advance')
    await writeAdvance(client, { betId, playerId: bet.playerId, currency: bet.currency, lentMinor: bet.stakeMinor });
}

/**
 * Places a prepared bet inside the caller's transaction, whatever pays for it: what is not the player's own is put into the main account
 * just before the stake leaves it, so that one statement takes every bet. The caller gives up its transaction unless the code is `accepted`.
 * Locks the player's accounts. Throws Failure where the source of the stake no longer suits.
 */
export async function placeInTransaction(client: pg.PoolClient, ports: PlacementPorts, item: BetToPlace): Promise<Placed> {
  const { bet } = item;
  const { source } = bet.funding;
  // Here a held account is waited for; the statement below would pass it over.
  const accounts = await lockPlayerAccountsBatch(client, [bet.playerId]);
  if (source !== 'balance') {
    // Under the lock: a guid that is taken by now would find its posting's key taken too.
    const taken = await readBetByGuid(client, bet.playerId, bet.guid);
    const main = accounts.find((a) => a.id === bet.accountId)?.balanceMinor ?? 0n;
    if (taken)
      return {
        code: taken.bodyHash === bet.bodyHash ? 'replayed' : 'guid_reused',
        betId: null,
        balanceMinor: main,
        placedAt: taken.placedAt,
        refusal: null,
      };
    if (bet.funding.source === 'free-bet')
      await ports.freeBets.redeemFreeBet(client, bet.playerId, BigInt(bet.funding.freeBetId), bet.stakeMinor);
    if (source === 'advance') await requireAdvance(client, bet.playerId, bet.currency, bet.stakeMinor);
    await postTransaction(
      client,
      postStakeFunding(
        { key: `fund-${bet.playerId}-${bet.guid}`, playerId: bet.playerId, currency: bet.currency },
        bet.stakeMinor,
        FROM[source],
      ),
    );
  }
  const [placed] = await writeBets(client, [item]);
  if (!placed) throw new Error('encryption returned null');
  if (placed.betId !== null) await afterPlacing(client, bet, placed.betId);
  return placed;
}

class PlacementRejectedError extends Error {
  readonly placed: Placed;
  constructor(placed: Placed) {
    super(placed.code);
    this.placed = placed;
  }
}

/** Places a bet that its balance does not pay, in a transaction of its own. */
export async function placeFunded(pool: pg.Pool, ports: PlacementPorts, item: BetToPlace): Promise<Placed> {
  try {
    return await inTransaction(pool, async (client) => {
      const placed = await placeInTransaction(client, ports, item);
      if (placed.code !== 'accepted') throw new PlacementRejectedError(placed);
      return placed;
    });
  } catch (error) {
    if (error instanceof PlacementRejectedError) return error.placed;
    throw error;
  }
}
