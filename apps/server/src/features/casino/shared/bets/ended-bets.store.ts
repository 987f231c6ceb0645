import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** The stake and the return of a bet in a shared round that is over; minor units. */
export interface EndedBet {
  readonly id: bigint;
  readonly game: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
}

/** Of bets those that were paid or lost. */
export async function readEndedBets(on: Queryable, ids: readonly bigint[]): Promise<EndedBet[]> {
  const { rows } = await on.query<EndedBet>(
    prepared(
      `select b.id, r.game, b.currency, b.stake_minor as "stakeMinor", coalesce(b.return_minor, 0) as "returnMinor"
       from casino_shared_bet b join casino_shared_round r on r.id = b.round_id where b.id = any ($1) and b.status in ('paid', 'lost')`,
      [ids],
    ),
  );
  return rows;
}
