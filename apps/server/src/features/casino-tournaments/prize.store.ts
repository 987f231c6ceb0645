import type pg from 'pg';

/** A place that has won. */
export interface Prize {
  readonly tournamentId: bigint;
  readonly place: number;
  readonly playerId: bigint;
  /** Points, or units of the order of a euro. */
  readonly amount: number;
}

export async function writePrizes(client: pg.PoolClient, prizes: readonly Prize[]): Promise<void> {
  await client.query(
    `insert into casino_tournament_prize (tournament_id, place, player_id, amount)
     select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::int[])`,
    [
      prizes.map(({ tournamentId }) => tournamentId),
      prizes.map(({ place }) => place),
      prizes.map(({ playerId }) => playerId),
      prizes.map(({ amount }) => amount),
    ],
  );
}

/** A prize that is owed and that no other worker pays at this moment, locked until the transaction ends; after a place. */
export async function lockOwedPrize(client: pg.PoolClient, tournamentId: bigint, afterPlace: number): Promise<Prize | undefined> {
  const { rows } = await client.query<Prize>(
    `select tournament_id as "tournamentId", place, player_id as "playerId", amount from casino_tournament_prize
     where tournament_id = $1 and place > $2 and paid_at is null order by place limit 1 for update skip locked`,
    [tournamentId, afterPlace],
  );
  return rows[0];
}

export async function writePrizePaid(
  client: pg.PoolClient,
  { tournamentId, place }: Prize,
  currency: string,
  amountMinor: bigint,
): Promise<void> {
  await client.query(
    `update casino_tournament_prize set currency = $3, amount_minor = $4, paid_at = clock_timestamp() where tournament_id = $1 and place = $2`,
    [tournamentId, place, currency, amountMinor],
  );
}
