import { sql } from 'kysely';
import type { Trx } from '#platform/db';

/** A row that an older version wrote plainly. */
export interface PlainRow {
  readonly id: unknown;
  readonly playerId: bigint | null;
  readonly texts: Readonly<Record<string, string | null>>;
}

const plainOf = (column: string): string => `${column}_plain`;

/** Some rows of a table with `id` and `player_id` that still have plain columns, locked until the transaction ends. */
export async function lockPlainRows(trx: Trx, table: string, columns: readonly string[], most: number): Promise<PlainRow[]> {
  const texts = columns.map((column) => sql`${sql.lit(column)}::text, ${sql.ref(plainOf(column))}`);
  const anyPlain = columns.map((column) => sql`${sql.ref(plainOf(column))} is not null`);
  const { rows } = await sql<PlainRow>`
    select id, player_id as "playerId", json_build_object(${sql.join(texts)}) as texts from ${sql.table(table)}
    where ${sql.join(anyPlain, sql` or `)} order by id limit ${most} for update`.execute(trx);
  return rows;
}

/** Puts the sealed columns in the place of the plain ones. */
export async function writeSealedRow(
  trx: Trx,
  table: string,
  id: unknown,
  sealed: readonly (readonly [column: string, bytes: Buffer | null])[],
): Promise<void> {
  const written = sealed.map(([column, bytes]) => sql`${sql.ref(column)} = ${bytes}, ${sql.ref(plainOf(column))} = null`);
  await sql`update ${sql.table(table)} set ${sql.join(written)} where id = ${id}`.execute(trx);
}
