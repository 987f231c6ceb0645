import type { Score } from '@touchline/casino/tournament/scoring';
import type pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import type { Tournament } from './tournament.ts';

/** A player who takes part, with the score: the row is locked. */
export interface ScoredEntry extends Score, Pick<Tournament, 'rules' | 'games' | 'minStakes' | 'startsAt' | 'endsAt'> {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly joinedAt: Date;
}

/** False where the player has joined before. */
export async function writeEntry(on: Queryable, tournamentId: bigint, playerId: bigint): Promise<boolean> {
  const { rowCount } = await on.query(
    'insert into casino_tournament_entry (tournament_id, player_id) values ($1, $2) on conflict do nothing',
    [tournamentId, playerId],
  );
  return rowCount === 1;
}

/** The parts of players in tournaments that ran within a time and are not settled; no such tournament is settled before the transaction ends. */
export async function lockEntries(client: pg.PoolClient, players: readonly bigint[], from: Date, to: Date): Promise<ScoredEntry[]> {
  const { rows } = await client.query<Omit<ScoredEntry, 'kept'> & { kept: readonly string[] }>(
    prepared(
      `select e.id, e.player_id as "playerId", e.joined_at as "joinedAt", e.points, e.rounds, e.kept, t.rules, t.games,
         t.min_stakes as "minStakes", t.starts_at as "startsAt", t.ends_at as "endsAt"
       from casino_tournament_entry e join casino_tournament t on t.id = e.tournament_id
       where e.player_id = any ($1) and t.closed_at is null and t.cancelled_at is null and t.starts_at <= $3 and t.ends_at > $2
       order by e.id for update of e for share of t`,
      [players, from, to],
    ),
  );
  return rows.map((row) => ({ ...row, kept: row.kept.map(BigInt) }));
}

/** A round that counts for an entry. */
export interface CountedRound {
  readonly entryId: bigint;
  readonly source: string;
  readonly round: string;
  readonly game: string;
  readonly points: bigint;
  readonly endedAt: Date;
  readonly eventId: bigint;
}

/** Of rounds those that have counted for an entry, as `source round`. */
export async function readCounted(
  on: Queryable,
  entryIds: readonly bigint[],
  rounds: readonly Pick<CountedRound, 'source' | 'round'>[],
): Promise<ReadonlySet<string>> {
  const { rows } = await on.query<{ key: string }>(
    prepared(
      `select r.entry_id || ' ' || r.source || ' ' || r.round as key from casino_tournament_round r
       join unnest($2::text[], $3::text[]) w (source, round) on w.source = r.source and w.round = r.round
       where r.entry_id = any ($1)`,
      [entryIds, rounds.map(({ source }) => source), rounds.map(({ round }) => round)],
    ),
  );
  return new Set(rows.map(({ key }) => key));
}

/** Writes scores as they are now, and the rounds that made them. */
export async function writeScores(
  client: pg.PoolClient,
  scores: readonly (Score & { readonly id: bigint; readonly reachedEvent: bigint | null })[],
  rounds: readonly CountedRound[],
): Promise<void> {
  await client.query(
    `update casino_tournament_entry e set points = s.points, rounds = s.rounds, kept = s.kept::bigint[],
       reached_event = coalesce(s.reached_event, e.reached_event)
     from unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[], $5::bigint[]) s (id, points, rounds, kept, reached_event) where e.id = s.id`,
    [
      scores.map(({ id }) => id),
      scores.map(({ points }) => points),
      scores.map((score) => score.rounds),
      scores.map(({ kept }) => `{${kept.join(',')}}`),
      scores.map(({ reachedEvent }) => reachedEvent),
    ],
  );
  await client.query(
    `insert into casino_tournament_round (entry_id, source, round, game, points, ended_at, event_id)
     select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::timestamptz[], $7::bigint[])`,
    [
      rounds.map(({ entryId }) => entryId),
      rounds.map(({ source }) => source),
      rounds.map(({ round }) => round),
      rounds.map(({ game }) => game),
      rounds.map(({ points }) => points),
      rounds.map(({ endedAt }) => endedAt),
      rounds.map(({ eventId }) => eventId),
    ],
  );
}

/** A place of the board. */
export interface Place {
  readonly place: number;
  readonly playerId: bigint;
  readonly points: bigint;
  readonly rounds: number;
}

/** More points first; of as many those that were reached first. */
const ORDER = 'points desc, reached_event, id';

export async function readBoard(on: Queryable, tournamentId: bigint, limit: number, offset = 0): Promise<Place[]> {
  const { rows } = await on.query<Place>(
    prepared(
      `select ($3 + row_number() over (order by ${ORDER}))::int as place, player_id as "playerId", points, rounds from (
         select * from casino_tournament_entry where tournament_id = $1 and rounds > 0 and not barred order by ${ORDER} limit $2 offset $3) e
       order by place`,
      [tournamentId, limit, offset],
    ),
  );
  return rows;
}

/** The part of a player; place null before the first round. Undefined where the player has not joined. */
export async function readOwn(
  on: Queryable,
  tournamentId: bigint,
  playerId: bigint,
): Promise<(Omit<Place, 'place'> & { readonly id: bigint; readonly place: number | null }) | undefined> {
  const { rows } = await on.query<Omit<Place, 'place'> & { id: bigint; place: number | null }>(
    prepared(
      `select o.id, o.player_id as "playerId", o.points, o.rounds, case when o.rounds > 0 and not o.barred then 1 + (
         select count(*) from casino_tournament_entry e where e.tournament_id = $1 and e.rounds > 0 and not e.barred
           and (e.points > o.points or (e.points = o.points and (e.reached_event, e.id) < (o.reached_event, o.id))))::int end as place
       from casino_tournament_entry o where o.tournament_id = $1 and o.player_id = $2`,
      [tournamentId, playerId],
    ),
  );
  return rows[0];
}

/** Takes players out of the board for good. */
export async function writeBarred(client: pg.PoolClient, tournamentId: bigint, players: readonly bigint[]): Promise<void> {
  await client.query('update casino_tournament_entry set barred = true where tournament_id = $1 and player_id = any ($2)', [
    tournamentId,
    players,
  ]);
}

/** Of tournaments those that a player has joined. */
export async function readJoined(on: Queryable, playerId: bigint, tournaments: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const { rows } = await on.query<{ id: bigint }>(
    prepared('select tournament_id as id from casino_tournament_entry where player_id = $1 and tournament_id = any ($2)', [
      playerId,
      tournaments,
    ]),
  );
  return new Set(rows.map(({ id }) => id));
}

/** The last rounds that counted for an entry, the newest first. */
export async function readLastRounds(
  on: Queryable,
  entryId: bigint,
  limit: number,
): Promise<Pick<CountedRound, 'source' | 'round' | 'game' | 'points' | 'endedAt'>[]> {
  const { rows } = await on.query<Pick<CountedRound, 'source' | 'round' | 'game' | 'points' | 'endedAt'>>(
    prepared(
      `select source, round, game, points, ended_at as "endedAt" from casino_tournament_round where entry_id = $1 order by event_id desc limit $2`,
      [entryId, limit],
    ),
  );
  return rows;
}
