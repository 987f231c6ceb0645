import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { playRound } from '../rounds/play-round.ts';
import { presentStep } from '../rounds/present-round.ts';

/** The same guid with the same body gets the same answer, whatever has become of the round since. */
export const casinoPlay =
  (deps: CasinoDeps): Handler<'casinoPlay'> =>
  async ({ body }, { player }) => {
    invariant(player, 'the call is for players');
    return presentStep(deps, await playRound(deps, player, body), 0);
  };
