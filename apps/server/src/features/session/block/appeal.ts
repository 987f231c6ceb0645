import type { BlockScope } from '@touchline/contract/block-words';
import type { AppealView } from '@touchline/contract/blocks';
import type { z } from 'zod';
import type { VaultFeature } from '#features/vault';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { SessionDeps } from '../session-deps.ts';
import { readAppeal, readWaiting, writeAnswer, writeAppeal } from './block-appeal.store.ts';

const TABLE = 'block_appeal';

/** What the player said against a block that stands since a moment and what was answered, and whether they may say something now. */
export async function presentAppeal(
  { platform: { db }, vault }: Pick<SessionDeps, 'platform' | 'vault'>,
  playerId: bigint,
  scope: BlockScope,
  since: Date | null,
): Promise<{ readonly mayAppeal: boolean; readonly appeal: z.infer<typeof AppealView> | null }> {
  const found = await readAppeal(db, playerId, scope, since);
  if (!found) return { mayAppeal: true, appeal: null };
  const { words, answer } = await vault.openColumns(db, playerId, TABLE, { words: found.words, answer: found.answer });
  return {
    mayAppeal: found.decided_at !== null,
    appeal: { text: words ?? '', createdAt: found.created_at.getTime(), decision: found.decision, answer },
  };
}

/** Throws Failure `conflict` where one waits already. */
export async function takeAppeal(
  { platform: { db }, vault }: Pick<SessionDeps, 'platform' | 'vault'>,
  playerId: bigint,
  scope: BlockScope,
  text: string,
): Promise<void> {
  const { words } = await vault.sealColumns(db, playerId, TABLE, { words: text });
  await writeAppeal(db, playerId, scope, words).catch((error: unknown) => {
    throw (error as { code?: string }).code === '23505' ? new Failure('conflict') : error;
  });
}

export async function keepAnswer(vault: VaultFeature, trx: Trx, playerId: bigint, id: bigint, text: string): Promise<void> {
  const { answer } = await vault.sealColumns(trx, playerId, TABLE, { answer: text });
  await writeAnswer(trx, id, answer);
}

/** Those that wait, oldest first, as an operator reads them. */
export async function readWaitingAppeals({ platform: { db }, vault }: Pick<SessionDeps, 'platform' | 'vault'>, most: number) {
  const waiting = await readWaiting(db, most);
  return Promise.all(
    waiting.map(async ({ words, ...appeal }) => ({
      ...appeal,
      text: (await vault.openColumns(db, appeal.player_id, TABLE, { words })).words ?? '',
    })),
  );
}

export const sealPlainAppeals = (vault: VaultFeature) => vault.sealPlainColumns(TABLE, ['words', 'answer']);
