import { FIRST_CLUB_TERMS } from '@touchline/casino/club/club-terms';
import type { CASINO_CLUB_CALLS } from '@touchline/contract/casino-club/calls';
import type { CASINO_CLUB_OPERATOR_CALLS } from '@touchline/contract/casino-club/operator';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { casinoCashback } from './calls/casino-cashback.ts';
import { casinoClub } from './calls/casino-club.ts';
import type { CasinoClubDeps } from './casino-club-deps.ts';
import { clubConsumer } from './club-consumer.ts';
import { CLUB_TERMS } from './club-terms.ts';
import { operatorClubTerms, operatorDecideClubTerms, operatorProposeClubTerms } from './operator/club-terms.ts';
import { settleCashback } from './settle-cashback.ts';

export interface CasinoClubFeature extends Feature<keyof typeof CASINO_CLUB_CALLS | keyof typeof CASINO_CLUB_OPERATOR_CALLS> {
  /** Settles periods that ended at least so many ms ago. For tests. */
  settle(afterMs?: number): Promise<void>;
}

/** The casino's VIP club: points, levels, and the cashback of weeks and days (decision 0080). */
export async function createCasinoClubFeature(
  platform: Platform,
  featureDeps: Omit<CasinoClubDeps, 'platform'>,
): Promise<CasinoClubFeature> {
  const deps: CasinoClubDeps = { platform, ...featureDeps };
  const { pool, brands, events, jobs } = platform;
  // A brand that is added later has its terms with the next look at the brands.
  await brands.onRefresh(() =>
    CLUB_TERMS.writeFirst(
      pool,
      brands.all().map(({ id }) => id),
      { ...FIRST_CLUB_TERMS, levels: [...FIRST_CLUB_TERMS.levels] },
    ),
  );
  events.consume(clubConsumer(deps));
  jobs.define('casino-cashback-settle', () => settleCashback(deps));
  jobs.every('* * * * *', 'casino-cashback-settle');
  return {
    handlers: {
      casinoClub: casinoClub(deps),
      casinoCashback: casinoCashback(deps),
      operatorClubTerms: operatorClubTerms(deps),
      operatorProposeClubTerms: operatorProposeClubTerms(deps),
      operatorDecideClubTerms: operatorDecideClubTerms(deps),
    },
    settle: (afterMs) => settleCashback(deps, afterMs),
  };
}
