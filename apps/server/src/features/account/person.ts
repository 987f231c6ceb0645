import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import type { StoredIdentifier } from './account.store.ts';
import { sealReason } from './block.ts';
import type { Identifier } from './identifier.ts';
import { lockPlainPersons, PERSON_COLUMNS, type PersonColumn, type SealedPerson, writeSealedPerson } from './person.store.ts';

/** A person's name and contacts: the e-mail in lower case, the phone as digits, the birth date as ISO 8601. */
export type Person = Record<PersonColumn, string | null>;

const TABLE = 'player';

type Opened<R> = { [C in keyof R]: C extends PersonColumn ? string | null : R[C] };

/** A row of `player` with its sealed columns opened. */
export async function openPerson<R extends { readonly id: bigint } & Partial<Record<PersonColumn, Buffer | null>>>(
  vault: VaultFeature,
  on: Queryable,
  row: R,
): Promise<Opened<R>> {
  const sealed = PERSON_COLUMNS.flatMap((column) => (row[column] === undefined ? [] : [[column, row[column]] as const]));
  return { ...row, ...(await vault.openColumns(on, row.id, TABLE, Object.fromEntries(sealed))) } as Opened<R>;
}

/** The given values, for the columns of the player; an e-mail and a phone with the hashes that find them. */
export async function sealPerson(vault: VaultFeature, on: Queryable, playerId: bigint, person: Partial<Person>): Promise<SealedPerson> {
  const sealed: SealedPerson = await vault.sealColumns(on, playerId, TABLE, person as Record<PersonColumn, string | null>);
  for (const by of ['email', 'phone'] as const) {
    const address = person[by];
    if (address !== undefined) sealed[`${by}_hash`] = address === null ? null : await vault.blindIndex(by, address);
  }
  return sealed;
}

/** As it stands in the table. */
export async function storedIdentifier(vault: VaultFeature, { by, value }: Identifier, brandId: number): Promise<StoredIdentifier> {
  if (by === 'id') return { brandId, by, value: BigInt(value) };
  return by === 'login' ? { brandId, by, value } : { brandId, by: `${by}_hash`, value: await vault.blindIndex(by, value) };
}

/** Seals some players whom an older version wrote plainly; gives how many. */
export const sealPlainPersons =
  (vault: VaultFeature) =>
  async (client: Queryable, max: number): Promise<number> => {
    const rows = await lockPlainPersons(client, max);
    for (const { id, blockedReason, ...person } of rows) {
      await writeSealedPerson(client, id, await sealPerson(vault, client, id, person));
      if (blockedReason !== null) await sealReason(vault, client, id, 'login', blockedReason);
    }
    return rows.length;
  };
