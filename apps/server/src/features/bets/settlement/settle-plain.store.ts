import { formatLegResult } from '@touchline/betting/settlement/leg-result';
import type { BetStatus } from '@touchline/contract/bets/calls';
import type pg from 'pg';
import { numberArrayLiteral, textArrayLiteral, timestampArrayLiteral } from '#platform/db/pg-array-literal';
import type { NewEvent } from '#platform/events/write-events';
import type { MarketKey } from './fold-results.ts';
import { joinByHash } from './settle.store.ts';
import type { LegTruth } from './verdict.ts';

/** A leg that does not follow its market's verdict yet, with what settling a plain bet takes. */
export interface StaleLeg {
  readonly betId: bigint;
  readonly leg: number;
  readonly selectionId: number;
  readonly odds: number;
  /** Null unless the bet is open for the first time, untaxed, without terms of its own, and a single or an accumulator. */
  readonly plain: {
    readonly kind: 'single' | 'express';
    readonly stakeMinor: bigint;
    readonly playerId: bigint;
    readonly accountId: bigint;
    readonly currency: string;
  } | null;
}

/** How a plain bet ends, by which truth of its leg. */
export interface SimpleBetOutcome {
  readonly betId: bigint;
  readonly leg: number;
  readonly truth: LegTruth;
  readonly status: Exclude<BetStatus, 'open'>;
  readonly paidMinor: bigint;
  readonly transactionId: bigint | null;
}

interface Columns {
  readonly ids: string | null;
  readonly legs: string;
  readonly selections: string;
  readonly odds: string;
  readonly kinds: string;
  readonly stakes: string;
  readonly players: string;
  readonly accounts: string;
  readonly currencies: string;
}

/**
 * Up to `most` legs of a market that do not follow the verdict's revision, from behind a bet on. One row of columns: taking thousands of
 * rows apart costs more than settling them.
 */
export async function readStaleLegs(
  client: pg.PoolClient,
  market: MarketKey,
  revision: number,
  after: bigint,
  limit: number,
): Promise<StaleLeg[]> {
  const { rows } = await client.query<Columns>({
    name: 'settle-stale-legs',
    text: `select string_agg(l.bet_id::text, ',') as ids, string_agg(l.leg::text, ',') as legs, string_agg(l.selection_id::text, ',') as selections,
        string_agg(l.odds::text, ',') as odds, string_agg(coalesce(b.kind, ''), ',') as kinds,
        string_agg(coalesce(b.stake_minor::text, ''), ',') as stakes, string_agg(coalesce(b.player_id::text, ''), ',') as players,
        string_agg(coalesce(b.account_id::text, ''), ',') as accounts, string_agg(coalesce(b.currency, ''), ',') as currencies
      from (
        select l.bet_id, l.leg, l.selection_id, l.odds from bet_leg l
        where l.match_id = $1 and l.market_id = $2 and l.verdict < $3 and l.bet_id > $4 order by l.bet_id limit $5
      ) l
      left join lateral (
        select b.kind, b.stake_minor, b.player_id, b.account_id, b.currency from bet b
        where b.id = l.bet_id and b.status = 'open' and b.steps = 0 and b.tax is null and b.stake_tax_minor = 0 and b.terms is null and b.kind in ('single', 'express')
        limit 1
      ) b on true`,
    values: [market.matchId, market.marketId, revision, after, limit],
  });
  const [columns] = rows;
  if (!columns || columns.ids === null) return [];
  const split = (text: string): string[] => text.split(',');
  const [legs, selections, odds] = [split(columns.legs), split(columns.selections), split(columns.odds)];
  const [kinds, stakes, players] = [split(columns.kinds), split(columns.stakes), split(columns.players)];
  const [accounts, currencies] = [split(columns.accounts), split(columns.currencies)];
  return split(columns.ids).map((id, i): StaleLeg => {
    const kind = kinds[i];
    return {
      betId: BigInt(id),
      leg: Number(legs[i]),
      selectionId: Number(selections[i]),
      odds: Number(odds[i]),
      plain:
        kind === 'single' || kind === 'express'
          ? {
              kind,
              stakeMinor: BigInt(stakes[i] ?? 0),
              playerId: BigInt(players[i] ?? 0),
              accountId: BigInt(accounts[i] ?? 0),
              currency: currencies[i] ?? '',
            }
          : null,
    };
  });
}

/** Locks bets, in the order of their numbers; those that are still open for the first time. */
export async function lockOpenBets(client: pg.PoolClient, ids: readonly bigint[]): Promise<bigint[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ id: bigint; open: boolean }>({
    name: 'settle-lock-open-bets',
    text: `select id, status = 'open' and steps = 0 as open from bet where id = any ($1::bigint[]) order by id for update`,
    values: [numberArrayLiteral(ids)],
  });
  return rows.filter((row) => row.open).map((row) => row.id);
}

/**
 * Ends plain bets with their legs and tells their players, in one statement. Throws where a bet is no longer as it was read and locked:
 * the transaction is rolled back and the chunk done again.
 */
export async function writePlainEndings(
  client: pg.PoolClient,
  revision: number,
  endings: readonly SimpleBetOutcome[],
  events: readonly NewEvent[],
): Promise<void> {
  const truths = [...new Set(endings.map((e) => e.truth))];
  const numberOf = new Map(truths.map((truth, i) => [truth, i + 1]));
  await joinByHash(client);
  const { rows } = await client.query<{ ended: number }>({
    name: 'settle-write-plain',
    text: `with now as materialized (select clock_timestamp() as at
      ), legs as (
        update bet_leg l set result = ($5::text[])[u.truth], settled_at = (select at from now), verdict = $8,
          result_version = ($6::int[])[u.truth], result_received_at = ($7::timestamptz[])[u.truth]
        from unnest($1::bigint[], $2::smallint[], $9::int[]) u (bet_id, leg, truth)
        where l.bet_id = any ($1::bigint[]) and l.bet_id = u.bet_id and l.leg = u.leg
      ), bets as (
        update bet b set status = u.status, payout_minor = u.paid, payout_tax_minor = 0, settlement_transaction_id = u.transaction_id,
          settled_at = (select at from now)
        from unnest($1::bigint[], $3::text[], $4::bigint[], $10::bigint[]) u (id, status, paid, transaction_id)
        where b.id = any ($1::bigint[]) and b.id = u.id and b.status = 'open' and b.steps = 0
        returning b.id, b.player_id, b.account_id, b.currency, b.guid, b.status, b.payout_minor
      ), announced as (
        insert into event (player_id, body)
        select player_id, jsonb_build_object('kind', 'bets-changed', 'change', 'settled',
            'bets', jsonb_agg(jsonb_build_object('betId', id::text, 'betGuid', guid, 'status', status, 'accountId', account_id::text,
              'currency', currency, 'movedMinor', payout_minor::text, 'returnedMinor', payout_minor::text)))
          from bets group by player_id
        union all select * from unnest($11::bigint[], $12::jsonb[])
      )
      select count(*)::int as ended from bets`,
    values: [
      numberArrayLiteral(endings.map((e) => e.betId)),
      numberArrayLiteral(endings.map((e) => e.leg)),
      `{${endings.map((e) => e.status).join(',')}}`,
      numberArrayLiteral(endings.map((e) => e.paidMinor)),
      textArrayLiteral(truths.map((t) => formatLegResult(t.result))),
      numberArrayLiteral(truths.map((t) => t.version)),
      timestampArrayLiteral(truths.map((t) => t.receivedAt)),
      revision,
      numberArrayLiteral(endings.map((e) => numberOf.get(e.truth) ?? null)),
      numberArrayLiteral(endings.map((e) => e.transactionId)),
      numberArrayLiteral(events.map((e) => e.playerId)),
      textArrayLiteral(events.map((e) => JSON.stringify(e.event))),
    ],
  });
  if (rows[0]?.ended !== endings.length) throw new Error(`${endings.length} bets were to be ended, ${rows[0]?.ended} were`);
}
