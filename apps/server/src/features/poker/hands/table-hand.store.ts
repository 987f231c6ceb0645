import type { Queryable } from '#platform/db/queryable';
import type { HandPlayer } from './poker-hand.store.ts';

/** A hand of a table, as operators list it. */
export interface TableHand {
  readonly id: bigint;
  readonly status: 'open' | 'over' | 'void';
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** Null before the end, and of a hand that is void. */
  readonly potMinor: bigint | null;
  readonly rakeMinor: bigint | null;
  /** Of the table's terms; null at the table of a sit-and-go. */
  readonly termsVersion: number | null;
  /** `net`: chips after the hand less those before; null as the pot. */
  readonly seats: readonly (Omit<HandPlayer, 'playerId'> & { readonly playerId: string | null; readonly net: number | null })[];
}

/**
 * Hands of a table, newest first.
 *
 * @param before only hands with a lower id
 */
export async function readTableHands(on: Queryable, tableId: bigint, before: bigint | null, limit: number): Promise<TableHand[]> {
  const { rows } = await on.query<TableHand>(
    `select h.id, h.status, h.started_at as "startedAt", h.ended_at as "endedAt", h.pot as "potMinor", h.rake as "rakeMinor", h.terms_version as "termsVersion",
       d.seats
     from poker_hand h
     cross join lateral (
       select jsonb_agg(jsonb_build_object('seat', d.seat, 'playerId', s.player_id::text, 'bot', s.bot, 'net', d.chips_after - d.chips_before)
         order by d.seat) as seats
       from poker_hand_seat d join poker_seat s on s.id = d.seat_id where d.hand_id = h.id
     ) d
     where h.table_id = $1 and ($2::bigint is null or h.id < $2) order by h.id desc limit $3`,
    [tableId, before, limit],
  );
  return rows.map((row) => ({ ...row, seats: row.seats ?? [] }));
}
