import type { Handler } from '#platform/http/handler';
import type { PlacingDeps } from '../placing-deps.ts';

export const makeBetWeb =
  ({ place }: PlacingDeps): Handler<'makeBetWeb'> =>
  ({ body }, { player }) => {
    return place(player.id, body);
  };
