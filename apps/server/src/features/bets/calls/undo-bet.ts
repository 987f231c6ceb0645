import type { Handler } from '#platform/http/handler';
import type { PlacingDeps } from '../placing-deps.ts';
import { undoBet as undo } from '../undo/undo-bet.ts';

export const undoBet =
  (deps: PlacingDeps): Handler<'undoBet'> =>
  ({ params }, { player }) => {
    return undo(deps, player.id, BigInt(params.betId));
  };
