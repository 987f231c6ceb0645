import type { Queryable } from '#platform/db/queryable';
import { columnContext } from './column-context.ts';
import { decrypt, encrypt } from './encrypt.ts';
import { KeyShreddedError } from './key-shredded-error.ts';
import { HOUSE, isShredded, type PlayerKeys } from './player-keys.ts';

/** Texts in the columns of rows, each sealed in its place. */
export function createSealedColumns({ keyOf, ownKey }: PlayerKeys) {
  /** The same rows with their sealed columns opened, by one look at the key. Throws Shredded as `open` does. */
  async function openRows<K extends string, R extends Readonly<Record<K, Buffer | null>>>(
    on: Queryable,
    playerId: bigint | null,
    table: string,
    columns: readonly K[],
    rows: readonly R[],
  ): Promise<(Omit<R, K> & Record<K, string | null>)[]> {
    const anything = rows.some((row) => columns.some((column) => row[column] !== null));
    const key = anything ? await keyOf(on, playerId ?? HOUSE) : undefined;
    const open = (column: K, bytes: Buffer | null): string | null => {
      if (bytes === null) return null;
      if (!key) throw new KeyShreddedError(`player ${playerId}`);
      return decrypt(key, columnContext(table, column), bytes).toString('utf8');
    };
    return rows.map((row) => {
      const texts = Object.fromEntries(columns.map((column) => [column, open(column, row[column])])) as Record<K, string | null>;
      return { ...row, ...texts };
    });
  }
  return {
    openRows,
    /** Texts for the columns of a row; null stays null. Without a player they are sealed under the house's key. */
    async sealColumns<K extends string>(
      on: Queryable,
      playerId: bigint | null,
      table: string,
      texts: Readonly<Record<K, string | null>>,
    ): Promise<Record<K, Buffer | null>> {
      const named = Object.entries<string | null>(texts);
      const key = named.some(([, text]) => text !== null) ? await ownKey(on, playerId ?? HOUSE) : undefined;
      const sealed = named.map(([column, text]) => [
        column,
        key && text !== null ? encrypt(key, columnContext(table, column), Buffer.from(text)) : null,
      ]);
      return Object.fromEntries(sealed) as Record<K, Buffer | null>;
    },
    /** The columns that `sealColumns` sealed. Throws Shredded as `open` does. */
    async openColumns<K extends string>(
      on: Queryable,
      playerId: bigint | null,
      table: string,
      sealed: Readonly<Record<K, Buffer | null>>,
    ): Promise<Record<K, string | null>> {
      const [opened] = await openRows(on, playerId, table, Object.keys(sealed) as K[], [sealed]);
      return opened as Record<K, string | null>;
    },
    /** The same as `openColumns`, all of it null where the player was erased. */
    async openKept<K extends string>(
      on: Queryable,
      playerId: bigint,
      table: string,
      sealed: Readonly<Record<K, Buffer | null>>,
    ): Promise<Record<K, string | null>> {
      const columns = Object.keys(sealed) as K[];
      const nothing = Object.fromEntries(columns.map((column) => [column, null])) as Record<K, null>;
      const [row] = (await isShredded(on, playerId)) ? [nothing] : await openRows(on, playerId, table, columns, [sealed]);
      return row ?? nothing;
    },
  };
}
