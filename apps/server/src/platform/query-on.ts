import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { DbOrTrx } from './db.ts';

/** A Kysely transaction as one who speaks plain SQL sees it: for doors that write on their caller's connection. */
export function queryOn(on: DbOrTrx): Pick<pg.Pool, 'query'> {
  const query = async (asked: string | { readonly text: string; readonly values?: readonly unknown[] }, given: readonly unknown[] = []) => {
    const { text, values = [] } = typeof asked === 'string' ? { text: asked, values: given } : asked;
    const { rows, numAffectedRows } = await on.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  };
  return { query } as unknown as Pick<pg.Pool, 'query'>;
}
