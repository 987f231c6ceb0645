import type { PartScope } from '@touchline/contract/block-words';
import type { BlockView } from '@touchline/contract/blocks';
import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { presentAppeal, takeAppeal } from '../block/appeal.ts';
import type { SessionDeps } from '../session-deps.ts';

/** Blocks of parts of the account: who is barred from all of it is not signed in. */
async function readParts({ account }: SessionDeps, playerId: bigint) {
  const blocks = await account.readBlocks(playerId);
  return blocks.flatMap(({ scope, ...block }) => (scope === 'login' ? [] : [{ ...block, scope }]));
}

async function presentParts(deps: SessionDeps, playerId: bigint): Promise<BlockView[]> {
  const parts = await readParts(deps, playerId);
  return Promise.all(
    parts.map(async ({ scope, reason, since, until }) => ({
      scope,
      reason,
      since: since?.getTime() ?? 0,
      until: until?.getTime() ?? null,
      ...(await presentAppeal(deps, playerId, scope, since)),
    })),
  );
}

export const playerBlocks =
  (deps: SessionDeps): Handler<'playerBlocks'> =>
  (_input, { player }) => {
    invariant(player, 'the call is for players');
    return presentParts(deps, player.id);
  };

/** S210, for a part of the account. */
export const appealPlayerBlock =
  (deps: SessionDeps): Handler<'appealPlayerBlock'> =>
  async ({ body: { scope, text } }, { player }) => {
    invariant(player, 'the call is for players');
    await requirePart(deps, player.id, scope);
    await takeAppeal(deps, player.id, scope, text);
    return presentParts(deps, player.id);
  };

async function requirePart(deps: SessionDeps, playerId: bigint, wanted: PartScope): Promise<void> {
  if (!(await readParts(deps, playerId)).some(({ scope }) => scope === wanted)) throw new Failure('not_found');
}
