import type { BlockPage } from '@touchline/contract/session';
import type { z } from 'zod';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { readAppeal, writeAppeal } from '../block/block-appeal.store.ts';
import type { SessionDeps } from '../session-deps.ts';

/** Whom a ticket names; only somebody with the right password got one. */
async function requireBlocked({ tokens, platform, account }: SessionDeps, ticket: string) {
  const subject = await tokens.verify('block', ticket, platform.clock.now());
  const player = subject === undefined ? undefined : await account.readWayIn(BigInt(subject));
  if (!player?.blocked) throw new Failure('step_ended');
  return player;
}

async function presentBlock(deps: SessionDeps, ticket: string): Promise<z.infer<typeof BlockPage>> {
  const player = await requireBlocked(deps, ticket);
  const appeal = await readAppeal(deps.platform.db, player.id);
  return {
    blockedAt: player.blockedAt?.getTime() ?? null,
    reason: player.blockedReason,
    mayAppeal: !appeal || appeal.decided_at !== null,
    appeal: appeal
      ? { text: appeal.words, createdAt: appeal.created_at.getTime(), decision: appeal.decision, answer: appeal.answer }
      : null,
  };
}

/** S209. */
export const blockPage =
  (deps: SessionDeps): Handler<'blockPage'> =>
  ({ query: { ticket } }) =>
    presentBlock(deps, ticket);

/** S210. */
export const appealBlock =
  (deps: SessionDeps): Handler<'appealBlock'> =>
  async ({ body: { ticket, text } }) => {
    const player = await requireBlocked(deps, ticket);
    await writeAppeal(deps.platform.db, player.id, text).catch((error: unknown) => {
      throw (error as { code?: string }).code === '23505' ? new Failure('conflict') : error;
    });
    return presentBlock(deps, ticket);
  };
