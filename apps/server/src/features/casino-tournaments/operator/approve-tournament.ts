import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoTournamentsDeps } from '../casino-tournaments-deps.ts';
import { lockTournament, writeApproved } from '../tournament.store.ts';

/** Prizes in money are given away by two people, as what moves a player's money is. */
export const operatorApproveTournament =
  ({ platform, operators }: CasinoTournamentsDeps): Handler<'operatorApproveTournament'> =>
  async ({ body: { tournament: wanted, reason } }, caller) => {
    const { login } = operatorOf(caller);
    await inTransaction(platform.pool, async (client) => {
      const tournament = await lockTournament(client, BigInt(wanted));
      if (tournament?.brandId !== caller.brand.id) throw new Failure('tournament_unknown');
      if (!tournament.awaitsApproval) throw new Failure('conflict');
      if (tournament.setBy === login) throw new Failure('same_person');
      if (tournament.cancelledAt !== null || tournament.endsAt.getTime() <= platform.clock.now()) throw new Failure('tournament_over');
      await writeApproved(client, tournament.id, login);
      await operators.record(client, {
        ...actorOf(caller),
        action: 'approve-tournament',
        target: `tournament ${tournament.id} of brand ${tournament.brandId}`,
        reason,
      });
    });
    return { approved: true };
  };
