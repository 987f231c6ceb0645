import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { actInRound } from '../rounds/act-in-round.ts';
import { presentStep } from '../rounds/present-round.ts';

export const casinoAct =
  (deps: CasinoDeps): Handler<'casinoAct'> =>
  async ({ params, body }, { player }) => {
    const { round, step } = await actInRound(deps, player, { roundId: BigInt(params.round), ...body });
    return presentStep(deps, round, step);
  };
