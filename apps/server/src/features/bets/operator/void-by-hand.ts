import { invariant } from '@touchline/kernel/invariant';
import type { ProposalExecutor } from '#features/operator';
import { Failure } from '#platform/http/failure';
import { readBetOwner } from '../history/bet-search.store.ts';
import { voidBet } from '../undo/void-bet.ts';
import type { BetsConsoleDeps } from './bets-console-deps.ts';

/** Running bets that two operators make void. */
export const createVoidByHand = (deps: BetsConsoleDeps): ProposalExecutor => ({
  /** Throws Failure `not_found` for no such player, `bet_unknown` for no such bet of theirs. */
  async check({ playerId, betId }) {
    if (betId === null || (await readBetOwner(deps.platform.pool, betId)) !== playerId) throw new Failure('bet_unknown');
  },
  /** On a connection of its own; a void bet stays as it is. Throws Failure `bet_not_running`. */
  async carryOut(_client, { playerId, betId }) {
    invariant(betId !== null, 'a proposal about a bet names it');
    await voidBet(deps, playerId, betId);
  },
});
