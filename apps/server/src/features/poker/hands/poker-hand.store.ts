import type { HandAction, HandSetup } from '@touchline/casino/poker/hand-state';
import type { Queryable } from '#platform/db/queryable';

/** The name of the table that a seed is sealed for. */
export const HAND_TABLE = 'poker_hand';

/** A hand as it is kept: its deck follows from its two seeds. */
export interface PokerHand {
  readonly id: bigint;
  readonly tableId: bigint;
  readonly status: 'open' | 'over' | 'void';
  readonly setup: Omit<HandSetup, 'deck'>;
  readonly sealedSeed: Buffer;
  readonly tableSeed: string;
  readonly promise: string;
  readonly turnAt: Date | null;
  readonly actsBy: Date | null;
  /** By the database's clock, when this was read. */
  readonly now: Date;
  readonly actions: readonly HandAction[];
}

const COLUMNS = `h.id, h.table_id as "tableId", h.status, h.setup, h.sealed_seed as "sealedSeed", h.promise, h.table_seed as "tableSeed", h.turn_at as "turnAt",
  h.acts_by as "actsBy", clock_timestamp() as now,
  (select coalesce(jsonb_agg(a.action order by a.place), '[]') from poker_action a where a.hand_id = h.id) as actions`;

/** The hand that is being played at a table. Who may act upon it has locked the table. */
export async function readOpenHand(on: Queryable, tableId: bigint): Promise<PokerHand | undefined> {
  const { rows } = await on.query<PokerHand>(`select ${COLUMNS} from poker_hand h where h.table_id = $1 and h.status = 'open'`, [tableId]);
  return rows[0];
}

export async function readHand(on: Queryable, id: bigint): Promise<PokerHand | undefined> {
  const { rows } = await on.query<PokerHand>(`select ${COLUMNS} from poker_hand h where h.id = $1`, [id]);
  return rows[0];
}

/** The hand of a table that is being played, or else the last one that is over. */
export async function readShownHand(on: Queryable, tableId: bigint): Promise<PokerHand | undefined> {
  const { rows } = await on.query<PokerHand>(
    `select ${COLUMNS} from poker_hand h where h.table_id = $1 and h.status <> 'void' order by h.id desc limit 1`,
    [tableId],
  );
  return rows[0];
}

/** A player or a bot who was dealt into a hand. */
export interface HandPlayer {
  readonly seat: number;
  readonly playerId: bigint | null;
  readonly bot: string | null;
}

export async function readHandPlayers(on: Queryable, id: bigint): Promise<HandPlayer[]> {
  const { rows } = await on.query<HandPlayer>(
    `select h.seat, s.player_id as "playerId", s.bot from poker_hand_seat h join poker_seat s on s.id = h.seat_id
     where h.hand_id = $1 order by h.seat`,
    [id],
  );
  return rows;
}

export interface TableOfHand {
  readonly brandId: number;
  readonly name: string;
  readonly seats: number;
  readonly currency: string;
  readonly startedAt: Date;
  readonly isTournament: boolean;
}

export async function readTableOfHand(on: Queryable, id: bigint): Promise<TableOfHand | undefined> {
  const { rows } = await on.query<TableOfHand>(
    `select t.brand_id as "brandId", t.name, t.seats, t.currency, h.started_at as "startedAt", t.sit_go_id is not null as "isTournament"
     from poker_hand h join poker_table t on t.id = h.table_id where h.id = $1`,
    [id],
  );
  return rows[0];
}

/** Tables whose seat to act has had its time. */
export async function readLateTables(on: Queryable): Promise<bigint[]> {
  const { rows } = await on.query<{ tableId: bigint }>(
    `select table_id as "tableId" from poker_hand where status = 'open' and acts_by < clock_timestamp() order by acts_by`,
  );
  return rows.map(({ tableId }) => tableId);
}

/** Tables at which a bot has been to act for so long. */
export async function readBotTurns(on: Queryable, forMs: number): Promise<bigint[]> {
  const { rows } = await on.query<{ tableId: bigint }>(
    `select h.table_id as "tableId" from poker_hand h
       join poker_seat s on s.table_id = h.table_id and s.seat = h.to_act and s.left_at is null and s.bot is not null
     where h.status = 'open' and h.turn_at <= clock_timestamp() - $1 * interval '1 millisecond' order by h.turn_at`,
    [forMs],
  );
  return rows.map(({ tableId }) => tableId);
}

interface NewHand extends Pick<PokerHand, 'tableId' | 'setup' | 'sealedSeed' | 'promise' | 'tableSeed'> {
  /** Of the table's terms; null at the table of a sit-and-go. */
  readonly termsVersion: number | null;
  /** By seat. */
  readonly seatIds: ReadonlyMap<number, bigint>;
}

export async function insertHand(on: Queryable, hand: NewHand): Promise<bigint> {
  const { tableId, setup, sealedSeed, promise, tableSeed, termsVersion, seatIds } = hand;
  const { rows } = await on.query<{ id: bigint }>(
    `insert into poker_hand (table_id, setup, sealed_seed, promise, table_seed, terms_version) values ($1, $2::jsonb, $3, $4, $5, $6)
     returning id`,
    [tableId, JSON.stringify(setup), sealedSeed, promise, tableSeed, termsVersion],
  );
  const { id } = rows[0] as { id: bigint };
  await on.query(
    `insert into poker_hand_seat (hand_id, seat, seat_id, chips_before)
     select $1, n.seat, n.id, n.chips from unnest($2::int[], $3::bigint[], $4::bigint[]) n (seat, id, chips)`,
    [id, setup.seats.map(({ seat }) => seat), setup.seats.map(({ seat }) => seatIds.get(seat)), setup.seats.map(({ chips }) => chips)],
  );
  return id;
}

/** The next decision of a hand. Two at the same place are one too many: the second fails. */
export async function insertAction(on: Queryable, handId: bigint, place: number, action: HandAction): Promise<void> {
  await on.query('insert into poker_action (hand_id, place, action) values ($1, $2, $3::jsonb)', [handId, place, JSON.stringify(action)]);
}

/** Starts the clock of a seat's decision. */
export async function writeTurn(on: Queryable, handId: bigint, seat: number, withinMs: number): Promise<void> {
  await on.query(
    `update poker_hand set to_act = $2, turn_at = clock_timestamp(), acts_by = clock_timestamp() + $3 * interval '1 millisecond' where id = $1`,
    [handId, seat, withinMs],
  );
}

/** Ends a hand, once: false where it had ended. */
export async function markOver(on: Queryable, handId: bigint, pot: number, rake: number): Promise<boolean> {
  const { rowCount } = await on.query(
    `update poker_hand set status = 'over', pot = $2, rake = $3, ended_at = clock_timestamp(), to_act = null, turn_at = null, acts_by = null where id = $1 and status = 'open'`,
    [handId, pot, rake],
  );
  return rowCount === 1;
}

export async function writeChipsAfter(
  on: Queryable,
  handId: bigint,
  stacks: readonly { readonly seat: number; readonly stack: number }[],
): Promise<void> {
  await on.query(
    `update poker_hand_seat s set chips_after = n.chips from unnest($2::int[], $3::bigint[]) n (seat, chips)
     where s.hand_id = $1 and s.seat = n.seat`,
    [handId, stacks.map(({ seat }) => seat), stacks.map(({ stack }) => stack)],
  );
}

/** Voids a hand: nobody's chips have changed. */
export async function markVoid(on: Queryable, handId: bigint): Promise<void> {
  await on.query(
    `update poker_hand set status = 'void', ended_at = clock_timestamp(), to_act = null, turn_at = null, acts_by = null where id = $1 and status = 'open'`,
    [handId],
  );
}

/** A hand that is over, as one who was dealt into it lists it. */
export interface PastHand {
  readonly handId: bigint;
  readonly endedAt: Date;
  readonly chipsBefore: bigint;
  readonly chipsAfter: bigint;
}

interface HandsQuestion {
  readonly tableId?: bigint | undefined;
  /** Only hands with a lower id. */
  readonly before?: bigint | undefined;
}

/** A player's hands that are over, newest first. */
export async function readPastHands(
  on: Queryable,
  playerId: bigint,
  { tableId, before }: HandsQuestion,
  limit: number,
): Promise<PastHand[]> {
  const { rows } = await on.query<PastHand>(
    `select h.id as "handId", h.ended_at as "endedAt", d.chips_before as "chipsBefore", d.chips_after as "chipsAfter"
     from poker_seat s join poker_hand_seat d on d.seat_id = s.id join poker_hand h on h.id = d.hand_id
     where s.player_id = $1 and h.status = 'over' and ($2::bigint is null or h.table_id = $2) and ($3::bigint is null or h.id < $3)
     order by h.id desc limit $4`,
    [playerId, tableId ?? null, before ?? null, limit],
  );
  return rows;
}

/** Whether a hand is being played at any table, by which a driver knows that it may not rest. */
export async function hasOpenHand(on: Queryable): Promise<boolean> {
  const { rows } = await on.query<{ open: boolean }>("select exists (select from poker_hand where status = 'open') as open");
  return rows[0]?.open ?? false;
}
