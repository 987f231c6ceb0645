import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import type { PlacingDeps } from '../placing-deps.ts';
import { undoBet as undo } from '../undo/undo-bet.ts';

export const undoBet =
  (deps: PlacingDeps): Handler<'undoBet'> =>
  ({ params }, { player }) => {
    invariant(player, 'the call is for players');
    return undo(deps, player.id, BigInt(params.betId));
  };
