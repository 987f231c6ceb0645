import type { Queryable } from '#platform/db/queryable';
import { presentDocument } from '../documents.ts';
import { readDocuments, readPhoto, readPhotoIds, readWaiting } from '../identification.store.ts';
import type { IdentificationDeps } from '../identification-deps.ts';

/** Documents that wait for a decision, or that a player handed in, with their fields unsealed. */
export async function readForReview(
  { platform: { pool }, vault }: IdentificationDeps,
  brandId: number,
  playerId: bigint | undefined,
  max: number,
) {
  const stored = playerId === undefined ? await readWaiting(pool, brandId, max) : (await readDocuments(pool, playerId)).slice(0, max);
  const photos = await readPhotoIds(
    pool,
    stored.map(({ id }) => id),
  );
  return Promise.all(
    stored.map(async (document) => {
      const plain = await vault.open(pool, document.player_id, `identity-document ${document.id}`, document.fields);
      return {
        ...presentDocument(document),
        playerId: document.player_id.toString(),
        country: document.country,
        fields: JSON.parse(plain.toString()) as Record<string, string>,
        photoIds: photos.get(document.id) ?? [],
      };
    }),
  );
}

/** A photograph unsealed, and whose it is; undefined for no such photograph. */
export async function openPhoto(
  { vault }: IdentificationDeps,
  on: Queryable,
  id: string,
): Promise<{ readonly playerId: bigint; readonly jpeg: Buffer } | undefined> {
  const photo = await readPhoto(on, id);
  if (!photo) return undefined;
  return { playerId: photo.playerId, jpeg: await vault.open(on, photo.playerId, `identity-photo ${id}`, photo.image) };
}
