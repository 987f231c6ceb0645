import type { CashSeat } from '@touchline/casino/poker/table/next-hand';
import type { Queryable } from '#platform/db/queryable';

/** Somebody at a table: a player, or a house bot. */
export interface PokerSeat {
  readonly id: bigint;
  readonly tableId: bigint;
  readonly seat: number;
  readonly playerId: bigint | null;
  readonly bot: string | null;
  /** Of the account that the chips were bought from; null of a bot. */
  readonly currency: string | null;
  readonly chipsMinor: bigint;
  /** All chips that were bought since the seat was taken. */
  readonly boughtMinor: bigint;
  readonly isPresent: boolean;
  /** Whether the player is paid out once the hand is over; such a one is not present. */
  readonly leaves: boolean;
  readonly owesBig: boolean;
  readonly owesSmall: boolean;
  readonly postsAtOnce: boolean;
  readonly bankMs: number;
  readonly satAt: Date;
  readonly leftAt: Date | null;
  /** The player's part in the cut of the next deck. */
  readonly cut: string | null;
}

const COLUMNS = `id, table_id as "tableId", seat, player_id as "playerId", bot, currency, chips as "chipsMinor", bought as "boughtMinor", is_present as "isPresent", leaves, owes_big as "owesBig",
  owes_small as "owesSmall", posts_at_once as "postsAtOnce", bank_ms as "bankMs", sat_at as "satAt", left_at as "leftAt", cut`;

/** The seats of a table that are taken, in their order. */
export async function readSeats(on: Queryable, tableId: bigint): Promise<PokerSeat[]> {
  const { rows } = await on.query<PokerSeat>(`select ${COLUMNS} from poker_seat where table_id = $1 and left_at is null order by seat`, [
    tableId,
  ]);
  return rows;
}

/** The seat that a player took with a request, whether it is left since or not. */
export async function readSeatByGuid(on: Queryable, playerId: bigint, guid: string): Promise<PokerSeat | undefined> {
  const { rows } = await on.query<PokerSeat>(`select ${COLUMNS} from poker_seat where player_id = $1 and guid = $2`, [playerId, guid]);
  return rows[0];
}

/** The seat of a player at a table, or the one that the player left last. */
export async function readOwnSeat(on: Queryable, playerId: bigint, tableId: bigint): Promise<PokerSeat | undefined> {
  const { rows } = await on.query<PokerSeat>(
    `select ${COLUMNS} from poker_seat where player_id = $1 and table_id = $2 order by left_at desc nulls first limit 1`,
    [playerId, tableId],
  );
  return rows[0];
}

interface NewSeat extends Pick<PokerSeat, 'tableId' | 'seat' | 'playerId' | 'bot' | 'currency' | 'chipsMinor' | 'bankMs'> {
  readonly guid: string | null;
}

export async function insertSeat(on: Queryable, taken: NewSeat): Promise<PokerSeat> {
  const { tableId, seat, playerId, bot, currency, guid, chipsMinor, bankMs } = taken;
  const { rows } = await on.query<PokerSeat>(
    `insert into poker_seat (table_id, seat, player_id, bot, currency, guid, chips, bought, bank_ms) values ($1, $2, $3, $4, $5, $6, $7, $7, $8)
     returning ${COLUMNS}`,
    [tableId, seat, playerId, bot, currency, guid, chipsMinor, bankMs],
  );
  return rows[0] as PokerSeat;
}

/** Empties a seat; its chips have been handed out. */
export async function markLeft(on: Queryable, id: bigint): Promise<void> {
  await on.query('update poker_seat set left_at = clock_timestamp(), chips = 0 where id = $1', [id]);
}

/** Chips of seats after a hand, and their time banks. */
export async function writeStacks(
  on: Queryable,
  stacks: readonly { readonly id: bigint; readonly chipsMinor: bigint; readonly bankMs: number }[],
): Promise<void> {
  await on.query(
    `update poker_seat s set chips = n.chips, bank_ms = n.bank
     from unnest($1::bigint[], $2::bigint[], $3::int[]) n (id, chips, bank) where s.id = n.id`,
    [stacks.map(({ id }) => id), stacks.map(({ chipsMinor }) => chipsMinor), stacks.map(({ bankMs }) => bankMs)],
  );
}

export async function writeBank(on: Queryable, id: bigint, bankMs: number): Promise<void> {
  await on.query('update poker_seat set bank_ms = $2 where id = $1', [id, bankMs]);
}

/** Takes a player's part in the cut of the next deck; the last one counts. */
export async function writeCut(on: Queryable, id: bigint, cut: string): Promise<void> {
  await on.query('update poker_seat set cut = $2 where id = $1', [id, cut]);
}

/** Whether a player is dealt in from the next hand on, and whether missed blinds are then posted at once. Who comes back does not leave. */
export async function writePresence(on: Queryable, id: bigint, isPresent: boolean, postsAtOnce: boolean): Promise<void> {
  await on.query(
    `update poker_seat set is_present = $2, posts_at_once = $3, leaves = leaves and not $2,
       absent_since = case when $2 then null else coalesce(absent_since, clock_timestamp()) end
     where id = $1`,
    [id, isPresent, postsAtOnce],
  );
}

/** A player leaves once the hand is over, and is not dealt in again. */
export async function writeLeaving(on: Queryable, id: bigint): Promise<void> {
  await on.query(
    'update poker_seat set leaves = true, is_present = false, absent_since = coalesce(absent_since, clock_timestamp()) where id = $1',
    [id],
  );
}

/** Adds chips that were bought between two hands, once by their guid; null where that was done already. */
export async function insertTopUp(on: Queryable, seatId: bigint, guid: string, chipsMinor: bigint): Promise<bigint | null> {
  const { rows } = await on.query<{ id: bigint }>(
    `with added as (
       insert into poker_top_up (seat_id, guid, chips) values ($1, $2, $3) on conflict (seat_id, guid) do nothing returning id, chips
     ), grown as (
       update poker_seat s set chips = s.chips + a.chips, bought = s.bought + a.chips from added a where s.id = $1
     )
     select id from added`,
    [seatId, guid, chipsMinor],
  );
  return rows[0]?.id ?? null;
}

/** A player who is to be paid out, at a table where no hand of theirs is played. */
export interface DueToLeave {
  readonly tableId: bigint;
  readonly playerId: bigint;
  readonly brandId: number;
}

/** Players who have left during a hand, or have been sitting out for so long, and are in no hand. */
export async function readDueToLeave(on: Queryable, absentMs: number): Promise<DueToLeave[]> {
  const { rows } = await on.query<DueToLeave>(
    `select s.table_id as "tableId", s.player_id as "playerId", t.brand_id as "brandId"
     from poker_seat s join poker_table t on t.id = s.table_id
     where t.sit_go_id is null and s.left_at is null and s.player_id is not null
       and (s.leaves or s.absent_since < clock_timestamp() - $1 * interval '1 millisecond')
       and not exists (
         select from poker_hand h join poker_hand_seat d on d.hand_id = h.id where h.table_id = t.id and h.status = 'open' and d.seat_id = s.id
       )
     order by s.id`,
    [absentMs],
  );
  return rows;
}

/** Whether a player sits at a table. */
export async function isSeated(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await on.query<{ seated: boolean }>(
    'select exists (select from poker_seat where player_id = $1 and left_at is null) as seated',
    [playerId],
  );
  return rows[0]?.seated ?? false;
}

/** Blinds that seats owe as a hand begins; their parts in the cut have been used. */
export async function writeOwed(on: Queryable, owed: readonly (CashSeat['missed'] & { readonly id: bigint })[]): Promise<void> {
  await on.query(
    `update poker_seat s set owes_big = n.big, owes_small = n.small, cut = null
     from unnest($1::bigint[], $2::boolean[], $3::boolean[]) n (id, big, small) where s.id = n.id`,
    [owed.map(({ id }) => id), owed.map(({ big }) => big), owed.map(({ small }) => small)],
  );
}
