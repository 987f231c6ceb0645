import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import type { BetsDeps } from '../bets-deps.ts';

export const makeBetWeb =
  ({ desk }: BetsDeps): Handler<'makeBetWeb'> =>
  ({ body }, { player }) => {
    invariant(player, 'the call is for players');
    return desk.place(player.id, body);
  };
