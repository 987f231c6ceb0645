import type { CASINO_TOURNAMENT_CALLS } from '@touchline/contract/casino-tournaments/calls';
import type { CASINO_TOURNAMENT_OPERATOR_CALLS } from '@touchline/contract/casino-tournaments/operator';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { casinoJoinTournament } from './calls/casino-join-tournament.ts';
import { casinoTournament } from './calls/casino-tournament.ts';
import { casinoTournaments } from './calls/casino-tournaments.ts';
import type { CasinoTournamentsDeps } from './casino-tournaments-deps.ts';
import { openSeries } from './open-series.ts';
import { operatorApproveTournament } from './operator/approve-tournament.ts';
import { operatorCancelTournament, operatorCreateTournament, operatorTournaments } from './operator/tournaments.ts';
import { SCORE_CONSUMER } from './score-consumer.ts';
import { settleTournaments } from './settle-tournament.ts';

export interface CasinoTournamentsFeature
  extends Feature<keyof typeof CASINO_TOURNAMENT_CALLS | keyof typeof CASINO_TOURNAMENT_OPERATOR_CALLS> {
  /** Settles and pays tournaments that ended at least so many ms ago. For tests. */
  settle(afterMs?: number): Promise<void>;
}

/** Tournaments of the casino: who takes part, the points of their rounds, and the prizes of the first places (decision 0073). */
export async function createCasinoTournamentsFeature(
  platform: Platform,
  featureDeps: Omit<CasinoTournamentsDeps, 'platform'>,
): Promise<CasinoTournamentsFeature> {
  const deps: CasinoTournamentsDeps = { platform, ...featureDeps };
  const { brands, events, jobs } = platform;
  events.consume(SCORE_CONSUMER);
  // A brand that is added later has its series with the next look at the brands.
  await brands.onRefresh(() => openSeries(deps));
  jobs.define('casino-tournaments-open', () => openSeries(deps));
  jobs.every('3 * * * *', 'casino-tournaments-open');
  jobs.define('casino-tournaments-settle', () => settleTournaments(deps));
  jobs.every('* * * * *', 'casino-tournaments-settle');
  return {
    handlers: {
      casinoTournaments: casinoTournaments(deps),
      casinoTournament: casinoTournament(deps),
      casinoJoinTournament: casinoJoinTournament(deps),
      operatorTournaments: operatorTournaments(deps),
      operatorCreateTournament: operatorCreateTournament(deps),
      operatorApproveTournament: operatorApproveTournament(deps),
      operatorCancelTournament: operatorCancelTournament(deps),
    },
    settle: (afterMs) => settleTournaments(deps, afterMs),
  };
}
