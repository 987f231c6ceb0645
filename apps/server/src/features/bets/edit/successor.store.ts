import type pg from 'pg';

/** Says of which bet this one took the value over. */
export async function writePredecessor(client: pg.PoolClient, betId: bigint, predecessorId: bigint): Promise<void> {
  await client.query({
    name: 'bet-write-predecessor',
    text: 'update bet set replaces_bet_id = $2 where id = $1',
    values: [betId, predecessorId],
  });
}
