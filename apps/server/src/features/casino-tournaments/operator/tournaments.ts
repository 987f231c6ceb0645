import { BASE_LANGUAGE } from '@touchline/catalogue/places/languages';
import { invariant } from '@touchline/kernel/invariant';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoTournamentsDeps } from '../casino-tournaments-deps.ts';
import { minStakesOf, requireSound } from '../new-tournament.ts';
import { lockTournament, readManaged, writeCancelled, writeTournament } from '../tournament.store.ts';
import { nameIn, statusOf } from '../tournament.ts';

export const operatorTournaments =
  ({ platform, operators }: CasinoTournamentsDeps): Handler<'operatorTournaments'> =>
  async (_input, caller) => {
    const { id } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'casino-tournaments', target: `tournaments of brand ${id}` });
    const now = platform.clock.now();
    return {
      tournaments: (await readManaged(platform.pool, id)).map((one) => ({
        tournament: String(one.id),
        name: nameIn(one, caller.language, BASE_LANGUAGE),
        status: statusOf(one, now),
        rules: one.rules,
        games: [...one.games],
        currencies: Object.keys(one.minStakes),
        prizeUnit: one.prizeUnit,
        prizes: [...one.prizes],
        startsAt: one.startsAt.getTime(),
        endsAt: one.endsAt.getTime(),
        players: one.players,
        paid: one.paid,
        owed: one.owed,
        setBy: one.setBy,
        approvedBy: one.approvedBy,
      })),
    };
  };

export const operatorCreateTournament =
  (deps: CasinoTournamentsDeps): Handler<'operatorCreateTournament'> =>
  async ({ body: { reason, currencies, startsAt, endsAt, ...wanted } }, caller) => {
    const { platform, operators } = deps;
    const brandId = caller.brand.id;
    const known = deps.site.currencies;
    if (currencies.some((code) => !known.includes(code)))
      throw new Failure('invalid', { fields: { currencies: ['currencies of the site'] } });
    const made = {
      ...wanted,
      brandId,
      series: null,
      minStakes: minStakesOf(deps, brandId, currencies),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      setBy: operatorOf(caller).login,
      // One person alone gives no money of the house away.
      awaitsApproval: wanted.prizeUnit === 'money',
    };
    requireSound(deps, made);
    const id = await inTransaction(platform.pool, async (client) => {
      const written = await writeTournament(client, made);
      invariant(written !== undefined, 'a tournament without a series is always new');
      await operators.record(client, {
        ...actorOf(caller),
        action: made.awaitsApproval ? 'propose-tournament' : 'create-tournament',
        target: `tournament ${written} of brand ${brandId}`,
        reason,
      });
      return written;
    });
    return { tournament: String(id), status: statusOf({ ...made, cancelledAt: null, paidAt: null }, platform.clock.now()) };
  };

export const operatorCancelTournament =
  ({ platform, operators }: CasinoTournamentsDeps): Handler<'operatorCancelTournament'> =>
  async ({ body: { tournament: wanted, reason } }, caller) => {
    await inTransaction(platform.pool, async (client) => {
      const tournament = await lockTournament(client, BigInt(wanted));
      if (tournament?.brandId !== caller.brand.id) throw new Failure('tournament_unknown');
      if (tournament.closedAt !== null || tournament.cancelledAt !== null) throw new Failure('tournament_over');
      await writeCancelled(client, tournament.id);
      await operators.record(client, {
        ...actorOf(caller),
        action: 'cancel-tournament',
        target: `tournament ${tournament.id} of brand ${tournament.brandId}`,
        reason,
      });
    });
    return { cancelled: true };
  };
