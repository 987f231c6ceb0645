import pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** A row that an older version wrote plainly. */
export interface PlainRow {
  readonly id: unknown;
  readonly playerId: bigint | null;
  readonly texts: Readonly<Record<string, string | null>>;
}

const named = pg.escapeIdentifier;
const plainOf = (column: string): string => named(`${column}_plain`);

/** Some rows of a table with `id` and `player_id` that still have plain columns, locked until the transaction ends. */
export async function lockPlainRows(client: Queryable, table: string, columns: readonly string[], limit: number): Promise<PlainRow[]> {
  const texts = columns.map((column) => `${pg.escapeLiteral(column)}::text, ${plainOf(column)}`);
  const anyPlain = columns.map((column) => `${plainOf(column)} is not null`);
  const { rows } = await client.query<PlainRow>(
    `select id, player_id as "playerId", json_build_object(${texts.join(', ')}) as texts from ${named(table)}
     where ${anyPlain.join(' or ')} order by id limit $1 for update`,
    [limit],
  );
  return rows;
}

/** Puts the sealed columns in the place of the plain ones. */
export async function writeSealedRow(
  client: Queryable,
  table: string,
  id: unknown,
  sealed: readonly (readonly [column: string, bytes: Buffer | null])[],
): Promise<void> {
  const written = sealed.map(([column], i) => `${named(column)} = $${i + 2}, ${plainOf(column)} = null`);
  await client.query(`update ${named(table)} set ${written.join(', ')} where id = $1`, [id, ...sealed.map(([, bytes]) => bytes)]);
}
