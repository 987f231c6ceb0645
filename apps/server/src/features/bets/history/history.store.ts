import type pg from 'pg';
import { BET_COLUMNS, type BetRow } from '../bet-row.ts';
import type { StepRow } from '../settlement/settle.store.ts';

export interface HistoryFilter {
  readonly status: string | undefined;
  readonly kind: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly betId: bigint | undefined;
  /** Bets with lower numbers only: the page's cursor. */
  readonly before: bigint | undefined;
}

/** A page of a player's bets, newest first: by the index on (player, id), whatever the page. `id > 0` is what opens that index. */
export async function readHistory(pool: pg.Pool, playerId: bigint, filter: HistoryFilter, most: number): Promise<BetRow[]> {
  const { rows } = await pool.query<BetRow>({
    name: 'bets-history',
    text: `select ${BET_COLUMNS} from bet b
      where b.player_id = $1 and b.id > 0
        and ($2::text is null or case $2 when 'settled' then b.status <> 'open' else b.status = $2 end)
        and ($3::text is null or b.kind = $3)
        and ($4::timestamptz is null or b.placed_at >= $4)
        and ($5::timestamptz is null or b.placed_at < $5)
        and ($6::bigint is null or b.id = $6)
        and ($7::bigint is null or b.id < $7)
      order by b.id desc limit $8`,
    values: [
      playerId,
      filter.status ?? null,
      filter.kind ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.betId ?? null,
      filter.before ?? null,
      most,
    ],
  });
  return rows;
}

export async function readSteps(pool: pg.Pool, betId: bigint): Promise<StepRow[]> {
  const { rows } = await pool.query<StepRow>({
    name: 'bet-steps',
    text: `select bet_id as "betId", n, step, at, amount_minor as "amountMinor", outcome, payout_tax_minor as "payoutTaxMinor",
        transaction_id as "transactionId", legs from bet_step where bet_id = $1 order by n`,
    values: [betId],
  });
  return rows;
}
