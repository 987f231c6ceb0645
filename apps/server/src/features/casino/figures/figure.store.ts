import type pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** Returns of a game's finished rounds, each in millionths of its stake. */
export interface GameFigures {
  readonly game: string;
  readonly rounds: number;
  readonly meanPpm: number;
  /** Of a single round's return. */
  readonly variancePpm: number;
  /** Rounds of the last seven days. */
  readonly lately: number;
}

/** Adds ended rounds by their events, each of which must be given once: on the connection of the consumer's own transaction. */
export async function tallyRounds(client: pg.PoolClient, events: readonly bigint[]): Promise<void> {
  await client.query({ name: 'casino-tally', text: 'select casino_tally($1)', values: [events] });
}

export async function readFigures(on: Queryable, brandId: number): Promise<GameFigures[]> {
  const { rows } = await on.query<GameFigures>(
    prepared(
      `select game, sum(rounds)::float8 as rounds, (sum(returns_ppm) / sum(rounds))::float8 as "meanPpm",
         (sum(squares_ppm) / sum(rounds) - (sum(returns_ppm) / sum(rounds)) ^ 2)::float8 as "variancePpm",
         coalesce(sum(rounds) filter (where day > (now() at time zone 'UTC')::date - 7), 0)::float8 as lately
       from casino_figure where brand_id = $1 group by game`,
      [brandId],
    ),
  );
  return rows;
}
