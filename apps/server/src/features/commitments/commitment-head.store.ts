import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** The house's word for a head. */
export interface HeadSignature {
  /** By which key, 64 hexadecimal digits. */
  readonly publicKey: string;
  /** 128 hexadecimal digits. */
  readonly signature: string;
  readonly signedAt: Date;
}

export interface StoredHead {
  readonly number: number;
  /** The beginning of its hour. */
  readonly hour: Date;
  readonly size: number;
  /** The size of the head before it. */
  readonly sizeBefore: number;
  /** 64 hexadecimal digits. */
  readonly root: string;
  /** Null of a head from before heads were signed, until it is signed too. */
  readonly signature: HeadSignature | null;
}

interface HeadRow extends Omit<StoredHead, 'signature'> {
  readonly publicKey: string | null;
  readonly hex: string | null;
  readonly signedAt: Date | null;
}

const HEADS = `select h.number, h.hour, h.size, h.root, coalesce(b.size, 0) as "sizeBefore",
    k.public_key as "publicKey", s.signature as hex, s.signed_at as "signedAt"
  from commitment_head h left join commitment_head b on b.number = h.number - 1
  left join commitment_signature s on s.head = h.number left join commitment_key k on k.id = s.key_id`;

const headOf = ({ publicKey, hex, signedAt, ...head }: HeadRow): StoredHead => ({
  ...head,
  signature: publicKey !== null && hex !== null && signedAt !== null ? { publicKey, signature: hex, signedAt } : null,
});

async function queryHeads(on: Queryable, where: string, values: readonly unknown[]): Promise<StoredHead[]> {
  const { rows } = await on.query<HeadRow>(`${HEADS} where ${where}`, [...values]);
  return rows.map(headOf);
}

/** The newest head, with the log locked until the transaction ends: one process at a time adds to it. Also the database's clock. */
export async function lockLog(client: pg.PoolClient): Promise<{ readonly last: StoredHead | undefined; readonly now: Date }> {
  await client.query("select pg_advisory_xact_lock(hashtext('commitments'))");
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const [last] = await readHeads(client, undefined, 1);
  return { last, now: (rows[0] as { now: Date }).now };
}

/** Newest first, those before a number. */
export const readHeads = (on: Queryable, before: number | undefined, limit: number): Promise<StoredHead[]> =>
  queryHeads(on, 'h.number < coalesce($1, 2147483647) order by h.number desc limit $2', [before ?? null, limit]);

export async function readHead(on: Queryable, number: number): Promise<StoredHead | undefined> {
  return (await queryHeads(on, 'h.number = $1', [number]))[0];
}

/** The first head that has a commitment of this place; undefined until its hour is summed up. */
export async function readHeadOfPlace(on: Queryable, place: number): Promise<StoredHead | undefined> {
  return (await queryHeads(on, 'h.size > $1 order by h.size, h.number limit 1', [place]))[0];
}

/** The oldest heads that are not signed yet. */
export const readUnsigned = (on: Queryable, limit: number): Promise<StoredHead[]> =>
  queryHeads(on, 's.head is null order by h.number limit $1', [limit]);

/** A head as it is written; it is signed in the same transaction. */
type NewHead = Pick<StoredHead, 'number' | 'hour' | 'size' | 'root'>;

export async function writeHead(client: pg.PoolClient, { number, hour, size, root }: NewHead): Promise<void> {
  await client.query('insert into commitment_head (number, hour, size, root) values ($1, $2, $3, $4)', [number, hour, size, root]);
}

export async function writeSignatures(
  client: pg.PoolClient,
  keyId: number,
  signatures: readonly { readonly head: number; readonly signature: string }[],
): Promise<void> {
  await client.query(
    'insert into commitment_signature (head, key_id, signature) select head, $1, signature from unnest($2::int[], $3::text[]) as given (head, signature)',
    [keyId, signatures.map(({ head }) => head), signatures.map(({ signature }) => signature)],
  );
}
