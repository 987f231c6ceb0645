import type { SitGoPlace } from '@touchline/casino/poker/sit-go/sit-go-hand';
import type { Queryable } from '#platform/db/queryable';

/** A place in a sit-and-go: a player's, or a house bot's. */
export interface SitGoEntry {
  readonly id: bigint;
  readonly sitGoId: bigint;
  readonly playerId: bigint | null;
  readonly bot: string | null;
  /** Of the account that it was paid from, and what it cost there; null of a bot. */
  readonly currency: string | null;
  readonly costMinor: bigint | null;
  readonly entryTransactionId: bigint | null;
  readonly enteredAt: Date;
  /** Null before the beginning. */
  readonly seat: number | null;
  readonly refundedAt: Date | null;
  readonly place: number | null;
  readonly sharedBy: number | null;
  /** In the pools' currency. */
  readonly prizeMinor: bigint | null;
  readonly prizeTransactionId: bigint | null;
}

const COLUMNS = `id, sit_go_id as "sitGoId", player_id as "playerId", bot, currency, cost as "costMinor", entry_transaction_id as "entryTransactionId",
  entered_at as "enteredAt", seat, refunded_at as "refundedAt", place, shared_by as "sharedBy", prize as "prizeMinor",
  prize_transaction_id as "prizeTransactionId"`;

/** The entries that stand, of one sit-and-go or of several. */
export async function readEntries(on: Queryable, sitGoIds: readonly bigint[]): Promise<SitGoEntry[]> {
  const { rows } = await on.query<SitGoEntry>(
    `select ${COLUMNS} from poker_sit_go_entry where sit_go_id = any ($1::bigint[]) and refunded_at is null order by id`,
    [sitGoIds],
  );
  return rows;
}

/** The entry of a player's request, whether it stands or was given back. */
export async function readEntryByGuid(on: Queryable, playerId: bigint, guid: string): Promise<SitGoEntry | undefined> {
  const { rows } = await on.query<SitGoEntry>(`select ${COLUMNS} from poker_sit_go_entry where player_id = $1 and guid = $2`, [
    playerId,
    guid,
  ]);
  return rows[0];
}

interface NewEntry extends Pick<SitGoEntry, 'sitGoId' | 'playerId' | 'bot' | 'currency' | 'costMinor'> {
  readonly guid: string | null;
}

export async function insertEntry(on: Queryable, { sitGoId, playerId, bot, guid, currency, costMinor }: NewEntry): Promise<SitGoEntry> {
  const { rows } = await on.query<SitGoEntry>(
    `insert into poker_sit_go_entry (sit_go_id, player_id, bot, guid, currency, cost) values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
    [sitGoId, playerId, bot, guid, currency, costMinor],
  );
  return rows[0] as SitGoEntry;
}

export async function writeEntryTransaction(on: Queryable, id: bigint, transactionId: bigint | null): Promise<void> {
  await on.query('update poker_sit_go_entry set entry_transaction_id = $2 where id = $1', [id, transactionId]);
}

export async function writePrizeTransaction(on: Queryable, id: bigint, transactionId: bigint | null): Promise<void> {
  await on.query('update poker_sit_go_entry set prize_transaction_id = $2 where id = $1', [id, transactionId]);
}

export async function writeEntrySeat(on: Queryable, id: bigint, seat: number): Promise<void> {
  await on.query('update poker_sit_go_entry set seat = $2 where id = $1', [id, seat]);
}

/** Marks an entry as given back, once: false where it was. */
export async function markRefunded(on: Queryable, id: bigint): Promise<boolean> {
  const { rowCount } = await on.query(
    'update poker_sit_go_entry set refunded_at = clock_timestamp() where id = $1 and refunded_at is null and place is null',
    [id],
  );
  return rowCount === 1;
}

/** Places that a hand has decided, each once. */
export async function writeEntryPlaces(on: Queryable, sitGoId: bigint, places: readonly SitGoPlace[]): Promise<void> {
  await on.query(
    `update poker_sit_go_entry e set place = n.place, shared_by = n.shared_by, prize = n.prize
     from unnest($2::int[], $3::int[], $4::int[], $5::bigint[]) n (seat, place, shared_by, prize)
     where e.sit_go_id = $1 and e.seat = n.seat and e.place is null`,
    [
      sitGoId,
      places.map(({ seat }) => seat),
      places.map(({ place }) => place),
      places.map(({ sharedBy }) => sharedBy),
      places.map(({ prize }) => prize),
    ],
  );
}

/** Takes back all places of a sit-and-go that is void: none counts, and nobody has won. */
export async function deletePlaces(on: Queryable, sitGoId: bigint): Promise<void> {
  await on.query('update poker_sit_go_entry set place = null, shared_by = null, prize = null where sit_go_id = $1 and place is not null', [
    sitGoId,
  ]);
}

/** Players' entries of sit-and-gos that are void and are not given back yet. */
export async function readVoidEntries(on: Queryable): Promise<SitGoEntry[]> {
  const { rows } = await on.query<SitGoEntry>(
    `select ${COLUMNS} from poker_sit_go_entry
     where player_id is not null and refunded_at is null and sit_go_id in (select g.id from poker_sit_go g where g.status = 'void') order by id`,
  );
  return rows;
}

/** Whether a player has an entry that is not played to its end. */
export async function hasOpenEntry(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await on.query<{ open: boolean }>(
    `select exists (
       select from poker_sit_go_entry e join poker_sit_go g on g.id = e.sit_go_id
       where e.player_id = $1 and e.refunded_at is null and g.status <> 'over'
     ) as open`,
    [playerId],
  );
  return rows[0]?.open ?? false;
}
