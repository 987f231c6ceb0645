import type { RequestKind } from '@touchline/contract/office/enums';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import { readOpenRequests, writeAnswer, writeAnswered } from './requests.store.ts';
import type { SupportDeps } from './support-deps.ts';

/** The vault that seals the words of a request. */
export const REQUEST_CONTEXT = 'player-request';
export const ANSWER_CONTEXT = 'player-request-answer';

/** Requests that nobody has answered, oldest first. */
export async function openRequests(
  { platform: { pool }, vault }: SupportDeps,
  brandId: number,
  kind: RequestKind | undefined,
  max: number,
) {
  const rows = await readOpenRequests(pool, brandId, kind, max);
  return Promise.all(
    rows.map(async ({ id, playerId, kind: of, body, at }) => ({
      id,
      playerId,
      kind: of,
      text: (await vault.open(pool, playerId, REQUEST_CONTEXT, body)).toString('utf8'),
      at,
    })),
  );
}

/** Answers a request in its player's inbox; gives whose it is. Throws Failure `not_found`, or `conflict` where it was answered before. */
export async function answerRequest({ vault, messages }: SupportDeps, client: pg.PoolClient, id: bigint, answer: string): Promise<bigint> {
  const found = await writeAnswered(client, id);
  if (found === undefined) throw new Failure('not_found');
  if (found === 'closed') throw new Failure('conflict');
  await writeAnswer(client, id, await vault.seal(client, found.playerId, ANSWER_CONTEXT, Buffer.from(answer)));
  await messages.write(client, [
    { playerId: found.playerId, topic: 'support', text: { title: `#${id}`, body: answer }, onceKey: `request-answer-${id}` },
  ]);
  return found.playerId;
}
