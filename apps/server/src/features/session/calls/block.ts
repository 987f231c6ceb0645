import type { BlockPage } from '@touchline/contract/session';
import type { z } from 'zod';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { presentAppeal, takeAppeal } from '../block/appeal.ts';
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
  const block = (await deps.account.readBlocks(player.id)).find(({ scope }) => scope === 'login');
  return {
    blockedAt: block?.since?.getTime() ?? null,
    until: block?.until?.getTime() ?? null,
    reason: block?.reason ?? null,
    ...(await presentAppeal(deps, player.id, 'login', block?.since ?? null)),
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
    await takeAppeal(deps, player.id, 'login', text);
    return presentBlock(deps, ticket);
  };
