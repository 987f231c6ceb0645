import type { Handler } from '#platform/http/handler';
import { type PlayDeps, playRound } from '../rounds/play-round.ts';

/** The same guid with the same body gets the first answer again, even if the round has moved on since. */
export const casinoPlay =
  (deps: PlayDeps): Handler<'casinoPlay'> =>
  ({ body }, { player }) => {
    return playRound(deps, player, body);
  };
