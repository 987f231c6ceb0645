import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoTournamentsDeps } from '../casino-tournaments-deps.ts';
import { writeEntry } from '../entry.store.ts';
import { lockTournament } from '../tournament.store.ts';
import { statusOf } from '../tournament.ts';

export const casinoJoinTournament =
  (deps: CasinoTournamentsDeps): Handler<'casinoJoinTournament'> =>
  async ({ params }, { brand, player }) => {
    const { platform, account, site } = deps;
    const person = await account.readPersonalData(player.id);
    if (!person) throw new Failure('unavailable');
    await inTransaction(platform.pool, async (client) => {
      await account.requireStandingIn(client, player.id, 'betting');
      const tournament = await lockTournament(client, BigInt(params.tournament));
      if (tournament?.brandId !== brand.id || tournament.awaitsApproval) throw new Failure('tournament_unknown');
      const status = statusOf(tournament, platform.clock.now());
      if (status !== 'announced' && status !== 'running') throw new Failure('tournament_over');
      const { bonus, casino } = site.jurisdiction(person.countryId);
      const maxUnits = tournament.prizeUnit === 'money' ? (tournament.prizes[0]?.amount ?? 0) : 0;
      // A prize is a gift to the law: where games or gifts are forbidden, or only so much may be given, nobody takes part.
      const isAllowed = casino.allowed && bonus.allowed && (bonus.maxAmountUnits === null || maxUnits <= bonus.maxAmountUnits);
      if (!isAllowed) throw new Failure('tournament_not_offered');
      await writeEntry(client, tournament.id, player.id);
    });
    return { joined: true };
  };
