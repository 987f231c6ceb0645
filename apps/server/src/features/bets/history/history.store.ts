import type { ReceiptStep } from '@touchline/contract/bets/calls';
import type pg from 'pg';
import { BET_COLUMNS, type BetRow } from '../bet-row.ts';
import type { StepRow } from '../settlement/settle.store.ts';

/** A step of a bet's life as it is stored. */
export interface HistoryStep extends Omit<StepRow, 'step'> {
  readonly step: Exclude<ReceiptStep['step'], 'placed'>;
  /** The terms that it was agreed on; null for settlements and their reversals. */
  readonly terms: Readonly<Record<string, unknown>> | null;
}

export interface HistoryFilter {
  readonly status: string | undefined;
  readonly kind: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly betId: bigint | undefined;
  /** The page's cursor: bets that stand behind this one of the player's. */
  readonly before: bigint | undefined;
  /** With a live leg, or without one. */
  readonly live: boolean | undefined;
  /** Stake from and to in minor units, by currency; a currency without an entry has none of its bets in it. */
  readonly stakes: readonly { readonly currency: string; readonly low: bigint; readonly high: bigint }[] | undefined;
  /** Bets that the player has put out of sight: left out, shown with the others, shown alone. */
  readonly hidden: 'without' | 'with' | 'only';
}

/**
 * A page of a player's bets, newest first: by the index on (player, time, id), whatever the page. `id > 0` is what opens that index; of the
 * two conditions on the cursor the first one is read by it.
 */
export async function readHistory(pool: pg.Pool, playerId: bigint, filter: HistoryFilter, limit: number): Promise<BetRow[]> {
  const { rows } = await pool.query<BetRow>({
    name: 'bets-history',
    text: `with cursor as (select c.placed_at, c.id from bet c where c.id = $7 and c.player_id = $1)
      select ${BET_COLUMNS} from bet b
      where b.player_id = $1 and b.id > 0
        and ($2::text is null or case $2 when 'settled' then b.status <> 'open' else b.status = $2 end)
        and ($3::text is null or b.kind = $3)
        and ($4::timestamptz is null or b.placed_at >= $4)
        and ($5::timestamptz is null or b.placed_at < $5)
        and ($6::bigint is null or b.id = $6)
        and b.placed_at <= coalesce((select c.placed_at from cursor c), 'infinity')
        and ($7::bigint is null or exists (select 1 from cursor c where (b.placed_at, b.id) < (c.placed_at, c.id)))
        and ($9::boolean is null or exists (select 1 from bet_leg l where l.bet_id = b.id and l.live) = $9)
        and ($10::text[] is null or exists (
          select 1 from unnest($10::text[], $11::bigint[], $12::bigint[]) s (currency, low, high)
          where s.currency = b.currency and b.stake_minor between s.low and s.high))
        and ($13::text = 'with' or ($13 = 'only') = (
          exists (select 1 from bet_hidden h where h.player_id = b.player_id and h.bet_id = b.id)
          or coalesce(b.settled_at <= (select cleared_at from bet_history_cleared c where c.player_id = $1), false)))
      order by b.placed_at desc, b.id desc limit $8`,
    values: [
      playerId,
      filter.status ?? null,
      filter.kind ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.betId ?? null,
      filter.before ?? null,
      limit,
      filter.live ?? null,
      filter.stakes?.map((s) => s.currency) ?? null,
      filter.stakes?.map((s) => s.low) ?? null,
      filter.stakes?.map((s) => s.high) ?? null,
      filter.hidden,
    ],
  });
  return rows;
}

export async function readSteps(pool: pg.Pool, betId: bigint): Promise<HistoryStep[]> {
  const { rows } = await pool.query<HistoryStep>({
    name: 'bet-steps',
    text: `select bet_id as "betId", seq, kind as step, at, amount_minor as "amountMinor", outcome, payout_tax_minor as "payoutTaxMinor",
        transaction_id as "transactionId", legs, terms from bet_event where bet_id = $1 order by seq`,
    values: [betId],
  });
  return rows;
}
