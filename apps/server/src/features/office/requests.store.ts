import type { RequestKind } from '@touchline/contract/office-words';
import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    player_request: {
      id: Generated<bigint>;
      player_id: bigint;
      kind: RequestKind;
      body: Buffer;
      status: Generated<'open' | 'answered' | 'closed'>;
      at: Generated<Date>;
      answer: Buffer | null;
      answered_at: Date | null;
    };
    required_document: { player_id: bigint; document_type: string; fields: Buffer; saved_at: Generated<Date> };
  }
}

const COLUMNS = ['id', 'player_id as playerId', 'kind', 'body', 'status', 'at', 'answer', 'answered_at as answeredAt'] as const;

export async function writeRequest(db: DbOrTrx, playerId: bigint, kind: RequestKind, body: Buffer): Promise<bigint> {
  const { id } = await db
    .insertInto('player_request')
    .values({ player_id: playerId, kind, body, answer: null, answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Newest first. */
export async function readRequests(db: DbOrTrx, playerId: bigint, most: number) {
  return db.selectFrom('player_request').select(COLUMNS).where('player_id', '=', playerId).orderBy('id', 'desc').limit(most).execute();
}

/** Oldest first. */
export async function readOpenRequests(db: DbOrTrx, kind: RequestKind | undefined, most: number) {
  const query = db.selectFrom('player_request').select(COLUMNS).where('status', '=', 'open');
  return (kind === undefined ? query : query.where('kind', '=', kind)).orderBy('id').limit(most).execute();
}

/** Whose it is; 'closed' where it had its answer before, undefined where there is none. */
export async function writeAnswered(trx: DbOrTrx, id: bigint): Promise<{ readonly playerId: bigint } | 'closed' | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    update player_request set status = 'answered' where id = ${id} and status = 'open' returning player_id`.execute(trx);
  if (rows[0]) return { playerId: rows[0].player_id };
  const there = await trx.selectFrom('player_request').select('id').where('id', '=', id).executeTakeFirst();
  return there && 'closed';
}

export async function writeAnswer(trx: DbOrTrx, id: bigint, answer: Buffer): Promise<void> {
  await trx.updateTable('player_request').set({ answer, answered_at: sql`now()` }).where('id', '=', id).execute();
}

export async function writeDocument(db: DbOrTrx, playerId: bigint, documentType: string, fields: Buffer): Promise<void> {
  await db
    .insertInto('required_document')
    .values({ player_id: playerId, document_type: documentType, fields })
    .onConflict((c) => c.columns(['player_id', 'document_type']).doUpdateSet({ fields, saved_at: sql<Date>`now()` }))
    .execute();
}

export async function readDocuments(db: DbOrTrx, playerId: bigint) {
  return db
    .selectFrom('required_document')
    .select(['document_type as documentType', 'fields'])
    .where('player_id', '=', playerId)
    .orderBy('document_type')
    .execute();
}
