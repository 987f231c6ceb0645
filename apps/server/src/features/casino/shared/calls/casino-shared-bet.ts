import { findSharedGame } from '@touchline/casino/shared/shared-games';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { placeBet } from '../bets/place-bet.ts';
import type { SharedDeps } from '../shared-deps.ts';
import { presentEndedBet } from './present-ended-bet.ts';

export const casinoSharedBet =
  (deps: SharedDeps): Handler<'casinoSharedBet'> =>
  async ({ params, body }, { player }) => {
    const game = findSharedGame(params.game);
    if (!game) throw new Failure('casino_game_unknown');
    return presentEndedBet(await placeBet(deps, player, game, { ...body, roundId: BigInt(body.round) }));
  };
