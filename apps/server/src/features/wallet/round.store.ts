import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import { type MovementName, type On, type RoundOf, readRound, writeRoundClosed } from './movement.store.ts';
import { lockPlayerAccountsBatch } from './posting-batch.store.ts';

/** The game of a round; undefined where there is no such round. */
export async function readRoundGame(on: On, { source, round, playerId }: RoundOf): Promise<string | undefined> {
  const { rows } = await on.query<{ game: string }>(
    prepared('select game from wallet_round where source = $1 and external_id = $2 and player_id = $3', [source, round, playerId]),
  );
  return rows[0]?.game;
}

/**
 * Ends a round without a payment, under the locks of the player's accounts, so that no stake under way slips in behind. False where there is no
 * such round; what is over stays as it is.
 */
export async function closeRound(on: Queryable, round: RoundOf): Promise<boolean> {
  await lockPlayerAccountsBatch(on, [round.playerId]);
  if ((await readRound(on, round)) === undefined) return false;
  await writeRoundClosed(on, round);
  return true;
}

/** A movement of a round that was posted. */
export interface MovedInRound {
  readonly round: string;
  readonly transactionId: bigint;
  readonly kind: 'debit' | 'credit';
  readonly amountMinor: bigint;
}

/** The movements of a player's part of rounds, in their order. */
export async function readMoved(
  on: On,
  { source, rounds, playerId }: Pick<RoundOf, 'source' | 'playerId'> & { readonly rounds: readonly string[] },
): Promise<MovedInRound[]> {
  const { rows } = await on.query<MovedInRound>(
    prepared(
      `select round, transaction_id as "transactionId", kind, amount_minor as "amountMinor" from wallet_movement
       where source = $1 and round = any ($2::text[]) and player_id = $3 and kind in ('debit', 'credit') and transaction_id is not null order by id`,
      [source, rounds, playerId],
    ),
  );
  return rows;
}

/** Whether a debit or a credit of this name was taken, whatever has become of it since. */
export async function hasTaken(on: On, { source, externalId }: MovementName): Promise<boolean> {
  const { rowCount } = await on.query(
    `select from wallet_movement where source = $1 and external_id = $2 and kind in ('debit', 'credit') and refusal is null`,
    [source, externalId],
  );
  return rowCount === 1;
}

/** Rounds of sources with a prefix that nobody has closed for so many hours by the database's clock, the oldest first. */
export async function readOpenRounds(on: On, prefix: string, hours: number, max: number): Promise<RoundOf[]> {
  const { rows } = await on.query<RoundOf>(
    `select source, external_id as round, player_id as "playerId" from wallet_round
     where closed_at is null and opened_at < now() - $2 * interval '1 hour' and starts_with(source, $1)
     order by opened_at limit $3`,
    [prefix, hours, max],
  );
  return rows;
}

/** A player's part of a round, and what moved in it; minor units. */
export interface PlayerRound {
  readonly round: string;
  readonly playerId: bigint;
  readonly game: string;
  readonly currency: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
}

/** Rounds of a source, the newest first: those of one state, and those opened before a time, where they are asked for. */
export async function readRoundsOf(
  on: On,
  source: string,
  {
    brandId,
    state,
    before,
    count,
  }: {
    readonly brandId: number;
    readonly state?: 'open' | 'closed' | undefined;
    readonly before?: Date | undefined;
    readonly count: number;
  },
): Promise<PlayerRound[]> {
  const { rows } = await on.query<PlayerRound>(
    `select r.external_id as round, r.player_id as "playerId", r.game, r.currency, r.opened_at as "openedAt", r.closed_at as "closedAt",
       m.staked as "stakedMinor", m.won as "wonMinor"
     from wallet_round r join player_brand b on b.player_id = r.player_id and b.brand_id = $5,
     lateral (
       select coalesce(sum(amount_minor) filter (where kind = 'debit'), 0)::bigint as staked,
         coalesce(sum(amount_minor) filter (where kind = 'credit'), 0)::bigint as won
       from wallet_movement where source = r.source and round = r.external_id and player_id = r.player_id and refusal is null
         and rolled_back_by is null) m
     where r.source = $1 and ($2::text is null or (r.closed_at is null) = ($2 = 'open')) and ($3::timestamptz is null or r.opened_at < $3)
     order by r.opened_at desc limit $4`,
    [source, state ?? null, before ?? null, count, brandId],
  );
  return rows;
}

/** The stakes and returns of other sources' rounds, without what was taken back; of those that are there. */
export async function readRoundSums(
  on: On,
  rounds: readonly RoundOf[],
): Promise<(RoundOf & Pick<PlayerRound, 'game' | 'currency' | 'stakedMinor' | 'wonMinor'>)[]> {
  const { rows } = await on.query<RoundOf & Pick<PlayerRound, 'game' | 'currency' | 'stakedMinor' | 'wonMinor'>>(
    `select r.source, r.external_id as round, r.player_id as "playerId", r.game, r.currency, m.staked as "stakedMinor", m.won as "wonMinor"
     from unnest($1::text[], $2::text[], $3::bigint[]) w (source, round, player_id)
     join wallet_round r on r.source = w.source and r.external_id = w.round and r.player_id = w.player_id,
     lateral (
       select coalesce(sum(amount_minor) filter (where kind = 'debit'), 0)::bigint as staked,
         coalesce(sum(amount_minor) filter (where kind = 'credit'), 0)::bigint as won
       from wallet_movement where source = r.source and round = r.external_id and player_id = r.player_id and refusal is null
         and rolled_back_by is null) m`,
    [rounds.map(({ source }) => source), rounds.map(({ round }) => round), rounds.map(({ playerId }) => playerId)],
  );
  return rows;
}

/** Movements of a source in a currency within a time, by its messages and by the ledger; minor units. */
export interface ReconciledRounds {
  readonly currency: string;
  readonly opened: number;
  readonly closed: number;
  /** At the end of the time. */
  readonly open: number;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
  /** Given back of stakes, less what was taken back of wins. */
  readonly takenBackMinor: bigint;
  /** The difference that the ledger holds against it: 0 where every message that was taken is a posting, and every posting a message. */
  readonly differenceMinor: bigint;
}

/**
 * Holds the messages of a source from `from` until before `to` against the ledger. A message is posted in the transaction that takes it, so that
 * both stand in the same hour.
 */
export async function reconcileRounds(on: On, source: string, from: Date, to: Date): Promise<ReconciledRounds[]> {
  const { rows } = await on.query<ReconciledRounds>(
    `with moved as (
       select m.id, m.currency, m.kind, m.amount_minor, m.transaction_id, t.kind as undone, t.amount_minor as undone_minor
       from wallet_movement m left join wallet_movement t on t.rolled_back_by = m.id
       where m.source = $1 and m.at >= $2 and m.at < $3 and m.refusal is null and m.kind in ('debit', 'credit', 'rollback')
     ), said as (
       select currency, coalesce(sum(amount_minor) filter (where kind = 'debit'), 0)::bigint as staked,
         coalesce(sum(amount_minor) filter (where kind = 'credit'), 0)::bigint as won,
         coalesce(sum(case undone when 'debit' then undone_minor when 'credit' then -undone_minor end), 0)::bigint as back
       from moved group by currency
     ), booked as (
       select m.currency, sum(e.amount_minor)::bigint as minor
       from moved m join ledger_entry e on e.transaction_id = m.transaction_id join ledger_account a on a.id = e.account_id
       -- A jackpot's share of a stake is part of it; what a jackpot pays besides a win is none of the provider's.
       where a.kind = 'house-provider' or (a.kind = 'house-jackpot' and (m.kind = 'debit' or m.undone = 'debit'))
       group by m.currency
     ), rounds as (
       select currency, count(*) filter (where opened_at >= $2)::int as opened,
         count(*) filter (where closed_at >= $2 and closed_at < $3)::int as closed,
         count(*) filter (where closed_at is null or closed_at >= $3)::int as open
       from wallet_round where source = $1 and opened_at < $3 and (closed_at is null or closed_at >= $2) group by currency
     )
     select currency, coalesce(opened, 0) as opened, coalesce(closed, 0) as closed, coalesce(open, 0) as open,
       coalesce(staked, 0)::bigint as "stakedMinor", coalesce(won, 0)::bigint as "wonMinor", coalesce(back, 0)::bigint as "takenBackMinor",
       (coalesce(minor, 0) - (coalesce(staked, 0) - coalesce(won, 0) - coalesce(back, 0)))::bigint as "differenceMinor"
     from rounds full join said using (currency) full join booked using (currency) order by currency`,
    [source, from, to],
  );
  return rows;
}

/** A player's stakes and wins with a source in a currency since a time, without what was taken back; minor units. */
export async function readPlayedSince(
  on: On,
  {
    source,
    playerId,
    currency,
    since,
  }: { readonly source: string; readonly playerId: bigint; readonly currency: string; readonly since: Date },
): Promise<{ readonly stakedMinor: bigint; readonly wonMinor: bigint }> {
  const { rows } = await on.query<{ stakedMinor: bigint; wonMinor: bigint }>(
    `select coalesce(sum(amount_minor) filter (where kind = 'debit'), 0)::bigint as "stakedMinor",
       coalesce(sum(amount_minor) filter (where kind = 'credit'), 0)::bigint as "wonMinor"
     from wallet_movement
     where player_id = $2 and source = $1 and currency = $3 and at >= $4 and refusal is null and rolled_back_by is null`,
    [source, playerId, currency, since],
  );
  return rows[0] ?? { stakedMinor: 0n, wonMinor: 0n };
}

/** Of other sources' rounds those that bonus money was staked in, by player, source and round in one text. */
export async function readBonusRounds(on: On, rounds: readonly RoundOf[]): Promise<ReadonlySet<string>> {
  if (rounds.length === 0) return new Set();
  const { rows } = await on.query<{ key: string }>(
    prepared(
      `select distinct concat_ws(' ', w.player_id, w.source, w.round) as key
       from unnest($1::text[], $2::text[], $3::bigint[]) w (source, round, player_id)
       join wallet_movement m on m.source = w.source and m.round = w.round and m.player_id = w.player_id and m.kind = 'debit'
       join ledger_entry e on e.transaction_id = m.transaction_id
       join ledger_account a on a.id = e.account_id and a.kind = 'player-bonus'`,
      [rounds.map(({ source }) => source), rounds.map(({ round }) => round), rounds.map(({ playerId }) => playerId)],
    ),
  );
  return new Set(rows.map(({ key }) => key));
}
