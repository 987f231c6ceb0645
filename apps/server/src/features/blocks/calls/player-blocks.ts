import type { RestrictionView } from '@touchline/contract/blocks/calls';
import type { PartialRestrictionScope } from '@touchline/contract/blocks/enums';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { createAppeal, presentAppeal } from '../appeal.ts';
import type { BlocksDeps } from '../blocks-deps.ts';

/** Blocks of parts of the account: who is barred from all of it is not signed in. */
async function readParts({ account }: BlocksDeps, playerId: bigint) {
  const blocks = await account.readBlocks(playerId);
  return blocks.flatMap(({ scope, ...block }) => (scope === 'login' ? [] : [{ ...block, scope }]));
}

async function presentParts(deps: BlocksDeps, playerId: bigint): Promise<RestrictionView[]> {
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

export const getRestrictions =
  (deps: BlocksDeps): Handler<'playerBlocks'> =>
  (_input, { player }) => {
    return presentParts(deps, player.id);
  };

/** S210, for a part of the account. */
export const appealRestriction =
  (deps: BlocksDeps): Handler<'appealPlayerBlock'> =>
  async ({ body: { scope, text } }, { player }) => {
    await requirePart(deps, player.id, scope);
    await createAppeal(deps, player.id, scope, text);
    return presentParts(deps, player.id);
  };

async function requirePart(deps: BlocksDeps, playerId: bigint, wanted: PartialRestrictionScope): Promise<void> {
  if (!(await readParts(deps, playerId)).some(({ scope }) => scope === wanted)) throw new Failure('not_found');
}
