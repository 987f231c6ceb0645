import type { AppealView } from '@touchline/contract/blocks/calls';
import type { BlockScope } from '@touchline/contract/blocks/enums';
import type { z } from 'zod';
import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { readAppeal, readWaiting, writeAnswer, writeAppeal } from './block-appeal.store.ts';
import type { BlocksDeps } from './blocks-deps.ts';

const TABLE = 'block_appeal';

/** The player's appeals against a block that stands since a moment, the answers, and whether they may say something now. */
export async function presentAppeal(
  { platform: { pool }, vault }: Pick<BlocksDeps, 'platform' | 'vault'>,
  playerId: bigint,
  scope: BlockScope,
  since: Date | null,
): Promise<{ readonly mayAppeal: boolean; readonly appeal: z.infer<typeof AppealView> | null }> {
  const found = await readAppeal(pool, playerId, scope, since);
  if (!found) return { mayAppeal: true, appeal: null };
  const { text, answer } = await vault.openColumns(pool, playerId, TABLE, { text: found.text, answer: found.answer });
  return {
    mayAppeal: found.decided_at !== null,
    appeal: { text: text ?? '', createdAt: found.created_at.getTime(), decision: found.decision, answer },
  };
}

/** Throws Failure `appeal_waits` where one waits already. */
export async function createAppeal(
  { platform: { pool }, vault }: Pick<BlocksDeps, 'platform' | 'vault'>,
  playerId: bigint,
  scope: BlockScope,
  text: string,
): Promise<void> {
  const sealed = await vault.sealColumns(pool, playerId, TABLE, { text });
  await writeAppeal(pool, playerId, scope, sealed.text).catch((error: unknown) => {
    throw (error as { code?: string }).code === '23505' ? new Failure('appeal_waits') : error;
  });
}

export async function keepAnswer(vault: VaultFeature, client: Queryable, playerId: bigint, id: bigint, text: string): Promise<void> {
  const { answer } = await vault.sealColumns(client, playerId, TABLE, { answer: text });
  await writeAnswer(client, id, answer);
}

/** Those that wait, oldest first, as an operator reads them. */
export async function readWaitingAppeals(
  { platform: { pool }, vault }: Pick<BlocksDeps, 'platform' | 'vault'>,
  brandId: number,
  max: number,
) {
  const waiting = await readWaiting(pool, brandId, max);
  return Promise.all(
    waiting.map(async ({ text, ...appeal }) => ({
      ...appeal,
      text: (await vault.openColumns(pool, appeal.player_id, TABLE, { text })).text ?? '',
    })),
  );
}

export const sealPlainAppeals = (vault: VaultFeature) => vault.sealPlainColumns(TABLE, ['text', 'answer']);
