import { type DrawAccountKind, postDrawStake } from '@touchline/ledger/draw-postings';
import type { PoolAmount } from '@touchline/ledger/pool-entries';
import type pg from 'pg';
import { writeEvents } from '#platform/events/write-events';
import { postTransaction } from './posting-batch.store.ts';

/** A stake in a draw of a lottery or a game of bingo: a round to whoever counts stakes and returns. */
export interface DrawRound {
  /** Names the stake for ever, as in `lottery-12`: it and its end are posted once. */
  readonly name: string;
  /** The round as events name it. */
  readonly source: string;
  readonly round: string;
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly currency: string;
}

interface TakenStake extends DrawRound {
  readonly game: string;
  readonly stake: PoolAmount;
  /** Of the account after the stake. */
  readonly balanceMinor: bigint;
}

/** Takes a stake into the house's account `pool` and tells of it, inside the caller's transaction, which holds the lock of the player's accounts. */
export async function takeDrawStake(client: pg.PoolClient, pool: DrawAccountKind, taken: TakenStake): Promise<bigint> {
  const { name, source, round, playerId, accountId, currency, game, stake, balanceMinor } = taken;
  const transactionId = await postTransaction(client, postDrawStake({ key: `${name}-stake`, playerId, currency }, pool, stake));
  const event = {
    kind: 'round-staked',
    source,
    round,
    game,
    currency,
    stakeMinor: String(stake.minor),
    bonusMinor: '0',
    movedMinor: String(-stake.minor),
    held: { accountId: String(accountId), balanceMinor: String(balanceMinor) },
  } as const;
  await writeEvents(client, [{ playerId, event }]);
  return transactionId;
}
