import type { PlayerSections } from '#features/operator';
import { presentDocument } from '../documents.ts';
import { readDocuments, readStanding } from '../identification.store.ts';
import type { IdentificationDeps } from '../identification-deps.ts';

/** How far a player is known, and what they handed in, without its fields; the newest first. */
export const identityOf = ({ platform: { pool } }: IdentificationDeps): PlayerSections<'identity' | 'documents'> => ({
  identity: async ({ playerId }) => (await readStanding(pool, playerId)).status,
  documents: async ({ playerId }) => (await readDocuments(pool, playerId)).map(presentDocument),
});
