import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import type { PlacingDeps } from '../placing-deps.ts';

export const makeBetWeb =
  ({ place }: PlacingDeps): Handler<'makeBetWeb'> =>
  ({ body }, { player }) => {
    invariant(player, 'the call is for players');
    return place(player.id, body);
  };
