import type pg from 'pg';

/** A side that went ahead far enough and whose bets have yet to be paid. */
export interface EarlyPayout {
  readonly matchId: bigint;
  readonly side: 1 | 2;
  readonly score: string;
  readonly at: Date;
}

/** Notes that a side is ahead; false where it was noted before. */
export async function insertEarlyPayoutTrigger(pool: pg.Pool, matchId: number, side: 1 | 2, score: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'early-payout-note',
    text: 'insert into early_payout (match_id, side, score) values ($1, $2, $3) on conflict do nothing',
    values: [matchId, side, score],
  });
  return rowCount === 1;
}

/** One that has yet to be paid, locked by this transaction; undefined where there is none that nobody else works on. */
export async function lockUnpaid(client: pg.PoolClient): Promise<EarlyPayout | undefined> {
  const { rows } = await client.query<EarlyPayout>({
    name: 'early-payout-lock',
    text: `select match_id as "matchId", side, score, at from early_payout where paid_at is null order by at limit 1 for update skip locked`,
  });
  return rows[0];
}

export async function writePaid(client: pg.PoolClient, { matchId, side }: EarlyPayout): Promise<void> {
  await client.query('update early_payout set paid_at = clock_timestamp() where match_id = $1 and side = $2', [matchId, side]);
}

/**
 * Wins the legs on a selection that were taken before the match, in up to `most` open bets, and writes the step of each. An anti-express
 * would be harmed, and a combination is decided as a whole: neither is touched. Gives the bets, locked.
 */
export async function writeEarlyWins(
  client: pg.PoolClient,
  { matchId, side, score }: EarlyPayout,
  marketId: number,
  selectionId: number,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await client.query<{ id: bigint }>({
    name: 'early-payout-win',
    text: `with running as materialized (
        select b.id, b.steps, l.leg, l.odds from bet_leg l join bet b on b.id = l.bet_id
        where l.match_id = $1 and l.market_id = $2 and l.selection_id = $3 and not l.live and l.result is null and l.early_at is null
          and b.status = 'open' and b.kind <> 'anti-express' and b.kind <> 'each-way' and b.terms -> 'combinations' is null
        order by b.id limit $4 for update of b
      ), now as materialized (select clock_timestamp() as at
      ), legs as (
        update bet_leg l set result = 'win', early_at = now.at, settled_at = now.at from running r, now where l.bet_id = r.id and l.leg = r.leg
      ), bets as (
        update bet b set steps = b.steps + 1 from (select distinct id from running) r where b.id = r.id returning b.id
      ), history as (
        insert into bet_event (bet_id, seq, kind, at, amount_minor, outcome, payout_tax_minor, transaction_id, legs, terms)
          select r.id, r.steps, 'early-paid', now.at, 0, 'open', 0, null,
            jsonb_agg(jsonb_build_object('leg', r.leg, 'result', 'win', 'odds', r.odds, 'market', $2::bigint, 'version', null, 'receivedAt', null)),
            jsonb_build_object('side', $5::int, 'score', $6::text)
          from running r, now group by r.id, r.steps, now.at
      )
      select id from bets order by id`,
    values: [matchId, marketId, selectionId, limit, side, score],
  });
  return rows.map((row) => row.id);
}
