import type { SharedGameKey } from '@touchline/contract/casino/enums';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import { BET_COLUMNS, type SharedBet } from './shared-bet.store.ts';

/** A bet of a player's history, with its table and its round. */
export interface PastBet extends SharedBet {
  readonly game: SharedGameKey;
  readonly place: number;
  readonly placedAt: Date;
  /** Null until the round has ended. */
  readonly result: number | null;
}

/** The player's bets, newest first, from the one before `before` on; without those that were taken back. */
export async function readPastBets(on: Queryable, playerId: bigint, before: bigint | undefined, limit: number): Promise<PastBet[]> {
  const { rows } = await on.query<PastBet>(
    prepared(
      `select ${BET_COLUMNS}, r.game, r.place, r.result, b.placed_at as "placedAt"
       from casino_shared_bet b join casino_shared_round r on r.id = b.round_id
       where b.player_id = $1 and b.status <> 'cancelled' and ($2::bigint is null or b.id < $2) order by b.id desc limit $3`,
      [playerId, before ?? null, limit],
    ),
  );
  return rows;
}
