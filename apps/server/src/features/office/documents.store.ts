import type { Queryable } from '#platform/db/queryable';

export async function writeDocument(on: Queryable, playerId: bigint, documentType: string, fields: Buffer): Promise<void> {
  await on.query(
    `insert into required_document (player_id, document_type, fields) values ($1, $2, $3)
     on conflict (player_id, document_type) do update set fields = excluded.fields, saved_at = now()`,
    [playerId, documentType, fields],
  );
}

export interface SealedDocument {
  readonly documentType: string;
  readonly fields: Buffer;
}

export async function readDocuments(on: Queryable, playerId: bigint): Promise<SealedDocument[]> {
  const { rows } = await on.query<SealedDocument>(
    'select document_type as "documentType", fields from required_document where player_id = $1 order by document_type',
    [playerId],
  );
  return rows;
}
