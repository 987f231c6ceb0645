import { COUNTRIES } from '@touchline/catalogue/places/countries';
import type { FastifyInstance } from 'fastify';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import {
  availableLimits,
  blockUser,
  deleteLimit,
  exclusionReasons,
  limitAction,
  limits,
  setLimits,
  testAnswers,
} from './calls/limits-calls.ts';
import { requireMayDeposit } from './deposit-gate.ts';
import { LEDGER_ROLES } from './ledger-roles.ts';
import { writeReference } from './limit.store.ts';
import { defineLimitNotificationJob } from './limit-notifications.ts';
import type { LimitsDeps, LimitsFeatureDeps } from './limits-deps.ts';
import { limitSections } from './operator/limit-sections.ts';
import { createPlayTimeWorker } from './play-time/play-time-worker.ts';
import { startClock } from './play-time/start-clock.ts';
import { checkExclusionRegister, isListed } from './register/check-exclusion-register.ts';
import { connectRegister } from './register/connect-register.ts';
import type { RegisteredPerson } from './register/self-exclusion-register.ts';

export { checkStake } from './check-stake.ts';
export { limitFailure, readBound, type StoredBound } from './limit-failure.ts';

/**
 * The gate in front of everything that takes a player's money. Stakes are judged in the transaction that posts them, under its locks; nothing
 * here keeps a player from withdrawing.
 */
export async function createLimitsFeature(platform: Platform, featureDeps: LimitsFeatureDeps) {
  const { pool, roles } = platform;
  const { register, serve } = connectRegister(platform, await getOrCreateSecret(pool, 'self-exclusion-register'));
  const deps: LimitsDeps = { platform, ...featureDeps, register };
  defineLimitNotificationJob(deps);
  const playTimeWorker = createPlayTimeWorker(platform);
  const rates = featureDeps.site.currencies.flatMap((currency) => {
    const unit = featureDeps.site.unitMinor(currency);
    return unit === undefined ? [] : [[currency, unit] as const];
  });
  const played = Object.entries(LEDGER_ROLES).flatMap(([kind, role]) =>
    role === null ? [] : [[kind as keyof typeof LEDGER_ROLES, role] as const],
  );
  const identified = COUNTRIES.filter(({ id }) => featureDeps.site.jurisdiction(id).kycRequiredBefore === 'playing').map(({ id }) => id);
  await writeReference(pool, rates, played, identified);

  return {
    handlers: {
      limits: limits(deps),
      availableLimits: availableLimits(deps),
      exclusionReasons,
      setLimits: setLimits(deps),
      limitAction: limitAction(deps),
      testAnswers: testAnswers(deps),
      blockUser: blockUser(deps),
      deleteLimit: deleteLimit(deps),
    },
    routes(fastify: FastifyInstance) {
      if (roles.has('api')) serve(fastify);
    },
    /**
     * Before a deposit is written. Throws Failure `account_blocked`, `self_excluded`, `deposits_blocked`, or `unavailable` where a register does not
     * answer. What it gives judges the deposit in its transaction, once it is written, and throws `limit_exceeded`, `limit_required` or
     * `time_limit` besides.
     */
    async requireMayDeposit(playerId: bigint): Promise<(client: Queryable, amountMinor: bigint) => Promise<void>> {
      const judge = await requireMayDeposit(deps, playerId);
      return async (client, amountMinor) => {
        await judge(client, amountMinor);
        await featureDeps.account.requireStandingIn(client, playerId, 'deposits');
      };
    },
    /** Before a bet is looked at. Throws Failure `account_blocked`, `self_excluded` or `betting_blocked`. */
    requireMayBet: (playerId: bigint): Promise<void> => featureDeps.account.requireStanding(playerId, 'betting'),
    /** Checks a registration against the country's exclusion register. Throws Failure `self_excluded` or `unavailable`. */
    async requireMayRegister(countryId: number, person: RegisteredPerson): Promise<void> {
      if (await isListed(deps, countryId, 'registration', person)) throw new Failure('self_excluded');
    },
    /**
     * Before a session begins: Checks the self-exclusion register where the jurisdiction requires it. A listed player may sign in, but
     * only to withdraw. Throws Failure `unavailable` where it does not answer.
     */
    async admit(playerId: bigint): Promise<void> {
      await checkExclusionRegister(deps, playerId, 'login');
    },
    startClock: (playerId: bigint): Promise<void> => startClock(deps, playerId),
    /** Kinds of ledger transaction by which money is played. */
    stakeKinds: played.flatMap(([kind, role]) => (role === 'stake' ? [kind] : [])),
    playerSections: limitSections(deps),
    /** Looks at everybody's time now. */
    lookAtTime: () => playTimeWorker.look(),
    /**
     * Whoever sends offers asks this first: of the players those to whom none may be sent are left out, the blocked, the excluded and those
     * who take a break.
     */
    mayMarketTo: (players: readonly bigint[]): Promise<ReadonlySet<bigint>> => featureDeps.account.filterPlayablePlayers(players),
    async start() {
      playTimeWorker.start();
    },
    async stop() {
      await playTimeWorker.stop();
    },
  } satisfies Feature & Record<string, unknown>;
}

export type LimitsFeature = Awaited<ReturnType<typeof createLimitsFeature>>;
