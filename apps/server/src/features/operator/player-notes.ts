import type { OperatorPlayer } from '@touchline/contract/operator/player';
import type { Queryable } from '#platform/db/queryable';
import { SECTION_ROWS } from './console-sections.ts';
import { readNotes, writeNote } from './notes.store.ts';
import type { OperatorDeps } from './operator-deps.ts';

/** The vault that seals notes. */
const CONTEXT = 'operator-note';

export interface NewNote {
  readonly playerId: bigint;
  readonly operatorId: bigint;
  readonly text: string;
}

/** Gives the number of the note. */
export const addNote = async ({ vault }: OperatorDeps, on: Queryable, { playerId, operatorId, text }: NewNote): Promise<bigint> =>
  writeNote(on, playerId, operatorId, await vault.seal(on, playerId, CONTEXT, Buffer.from(text)));

export async function openNotes({ platform: { pool }, vault }: OperatorDeps, playerId: bigint): Promise<OperatorPlayer['notes']> {
  const notes = await readNotes(pool, playerId, SECTION_ROWS);
  return Promise.all(
    notes.map(async ({ id, by, body, at }) => ({
      id: id.toString(),
      by,
      text: (await vault.open(pool, playerId, CONTEXT, body)).toString('utf8'),
      at: at.getTime(),
    })),
  );
}
