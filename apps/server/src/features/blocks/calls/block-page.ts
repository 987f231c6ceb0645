import type { BlockPage } from '@touchline/contract/session/calls';
import type { z } from 'zod';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { createAppeal, presentAppeal } from '../appeal.ts';
import type { BlocksDeps } from '../blocks-deps.ts';

/** The player of a ticket. Throws Failure `step_ended`. */
async function requireBlocked({ session, account }: BlocksDeps, ticket: string) {
  const playerId = await session.readBlockTicket(ticket);
  const player = playerId === undefined ? undefined : await account.readSignInStatus(playerId);
  if (!player?.blocked) throw new Failure('step_ended');
  return player;
}

async function presentBlock(deps: BlocksDeps, ticket: string): Promise<z.infer<typeof BlockPage>> {
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
  (deps: BlocksDeps): Handler<'blockPage'> =>
  ({ query: { ticket } }) =>
    presentBlock(deps, ticket);

/** S210. */
export const appealBlock =
  (deps: BlocksDeps): Handler<'appealBlock'> =>
  async ({ body: { ticket, text } }) => {
    const player = await requireBlocked(deps, ticket);
    await createAppeal(deps, player.id, 'login', text);
    return presentBlock(deps, ticket);
  };
