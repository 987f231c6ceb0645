import type pg from 'pg';
import type { AnsweredBet } from './bet-load.ts';

/** Compares the answers to players with what is stored; only all zeros are correct. */
export interface BetAccount {
  /** Answered as accepted, but not stored, or stored as another bet. */
  readonly lost: number;
  /** One request with two bets or two charges, or one bet in the answers to two requests. */
  readonly doubled: number;
  /** Answered as rejected, but stored. */
  readonly unwanted: number;
}

/** Compares the answers with the bets and the money of the players of `playerIds`. */
export async function readBetAccount(pool: pg.Pool, playerIds: readonly bigint[], answered: readonly AnsweredBet[]): Promise<BetAccount> {
  const { rows: bets } = await pool.query<{ id: string; guid: string }>(
    'select id::text, guid from bet where player_id = any ($1::bigint[])',
    [playerIds],
  );
  const { rows: stakes } = await pool.query<{ n: number }>(
    `select count(*)::int as n from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
     where t.kind = 'stake' and a.player_id = any ($1::bigint[])`,
    [playerIds],
  );
  const stored = Map.groupBy(bets, (bet) => bet.guid);
  const taken = answered.filter((one) => one.betId !== null);
  const keys = new Set(taken.map((one) => one.betGuid));
  const answers = new Set(taken.map((one) => `${one.betGuid} ${one.betId}`));
  const charges = stakes[0]?.n ?? 0;
  return {
    lost: taken.filter((one) => !stored.get(one.betGuid)?.some((bet) => bet.id === one.betId)).length,
    doubled: Math.max(0, charges - keys.size, bets.length - stored.size) + answers.size - new Set(taken.map((one) => one.betId)).size,
    unwanted: answered.filter((one) => one.betId === null && stored.has(one.betGuid)).length,
  };
}
