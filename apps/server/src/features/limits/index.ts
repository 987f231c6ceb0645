import { decideBand } from '@touchline/catalogue/account/self-assessment';
import type { FastifyInstance } from 'fastify';
import type { PlayerSections } from '#features/operator';
import { getOrCreateSecret } from '#platform/auth/secrets';
import { inTransaction } from '#platform/db/in-transaction';
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
import { startPlayTime } from './clock/clock.store.ts';
import { createPlayClock } from './clock/play-clock.ts';
import { requireMayDeposit } from './deposit-gate.ts';
import { LEDGER_ROLES } from './ledger-roles.ts';
import { writeHolder, writeReference, writeSummary } from './limit.store.ts';
import { defineLimitNotificationJob } from './limit-notifications.ts';
import type { LimitsDeps, LimitsDoors } from './limits-deps.ts';
import { presentLimits } from './present-limits.ts';
import { readPolicy } from './read-policy.ts';
import { checkExclusionRegister, isListed } from './register/check-exclusion-register.ts';
import { createHttpRegister } from './register/http-register.ts';
import { registerSandboxExclusionRegister, STAND_IN_PATH } from './register/register-sandbox-exclusion-register.ts';
import type { RegisteredPerson } from './register/self-exclusion-register.ts';
import { readLastTest } from './self-test.store.ts';

export { checkStake } from './check-stake.ts';
export { limitFailure, readBound, type StoredBound } from './limit-failure.ts';

/**
 * The gate in front of everything that takes a player's money. Stakes are judged in the transaction that posts them, under its locks; nothing
 * here keeps a player from withdrawing.
 */
export async function createLimitsFeature(platform: Platform, doors: LimitsDoors) {
  const { pool, clock, config, roles } = platform;
  const key = await getOrCreateSecret(pool, 'self-exclusion-register');
  let server: FastifyInstance | undefined;
  const deps: LimitsDeps = {
    platform,
    ...doors,
    register: createHttpRegister({
      key,
      now: () => clock.now(),
      // As any register, the stand-in is asked over HTTP; in a process that has it, without the network.
      async post(body, headers, signal) {
        if (server) {
          const reply = await server.inject({ method: 'POST', url: STAND_IN_PATH, headers: { ...headers }, payload: body });
          return { status: reply.statusCode, text: reply.body, ...signatureOf((name) => reply.headers[name]?.toString() ?? null) };
        }
        const reply = await fetch(new URL(STAND_IN_PATH, config.publicUrl), { method: 'POST', headers, body, signal });
        return { status: reply.status, text: await reply.text(), ...signatureOf((name) => reply.headers.get(name)) };
      },
    }),
  };
  defineLimitNotificationJob(deps);
  const playClock = createPlayClock(platform);
  const rates = doors.site.currencies.flatMap((currency) => {
    const unit = doors.site.unitMinor(currency);
    return unit === undefined ? [] : [[currency, unit] as const];
  });
  const played = Object.entries(LEDGER_ROLES).flatMap(([kind, role]) =>
    role === null ? [] : [[kind as keyof typeof LEDGER_ROLES, role] as const],
  );
  await writeReference(pool, rates, played);

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
      if (!roles.has('api')) return;
      server = fastify;
      registerSandboxExclusionRegister(fastify, key, () => clock.now());
    },
    /**
     * Before a deposit is written. Throws Failure `account_blocked`, `self_excluded`, `deposits_blocked`, or `unavailable` where a register does not
     * answer. What it gives judges the deposit in its transaction, once it is written, and throws `limit_exceeded`, `limit_required` or
     * `time_limit` besides.
     */
    async requireMayDeposit(playerId: bigint): Promise<(client: Queryable, amountMinor: bigint) => Promise<void>> {
      const judge = await requireMayDeposit(deps, playerId);
      return async (client, amountMinor) => {
        const on = client;
        await judge(on, amountMinor);
        await doors.account.requireStandingIn(on, playerId, 'deposits');
      };
    },
    /** Before a bet is looked at. Throws Failure `account_blocked`, `self_excluded` or `betting_blocked`. */
    requireMayBet: (playerId: bigint): Promise<void> => doors.account.requireStanding(playerId, 'betting'),
    /** Whoever registers must not be in the country's register. Throws Failure `self_excluded` or `unavailable`. */
    async requireMayRegister(countryId: number, person: RegisteredPerson): Promise<void> {
      if (await isListed(deps, countryId, 'registration', person)) throw new Failure('self_excluded');
    },
    /**
     * Before a session begins: Checks the self-exclusion register where the jurisdiction requires it. A listed player may sign in, but
     * only to withdraw.. Throws Failure `unavailable` where it does not answer.
     */
    async admit(playerId: bigint): Promise<void> {
      await checkExclusionRegister(deps, playerId, 'login');
    },
    /** A session has begun: time runs. */
    async startClock(playerId: bigint): Promise<void> {
      const player = await doors.account.readWayIn(playerId);
      const minutes = player ? doors.site.jurisdiction(player.countryId).limits.realityCheckMinutes : null;
      if (minutes !== null) {
        const { policy, currency } = await readPolicy(deps, playerId);
        await inTransaction(pool, async (client) => {
          await writeHolder(client, playerId, { currency, zone: policy.timeZone, rolling: policy.limits.counting === 'rolling' });
          await writeSummary(client, playerId, minutes);
        });
      }
      await startPlayTime(pool, playerId);
    },
    /** Kinds of ledger transaction by which money is played. */
    stakeKinds: played.flatMap(([kind, role]) => (role === 'stake' ? [kind] : [])),
    /** Limits with what waits, and the break or exclusion that runs; the band of the newest self-test, never its answers. */
    playerSections: {
      async limits({ playerId }) {
        const { currency, limits: current, exclusion } = await presentLimits(deps, { id: playerId });
        return { currency, limits: current, exclusion };
      },
      async selfTests({ playerId }) {
        const test = await readLastTest(pool, playerId);
        return test ? [{ band: decideBand(test.score), takenAt: test.takenAt.getTime() }] : [];
      },
    } satisfies PlayerSections<'limits' | 'selfTests'>,
    /** Looks at everybody's time now. */
    lookAtTime: () => playClock.look(),
    /**
     * Whoever sends offers asks this first: of the players those to whom none may be sent are left out, the blocked, the excluded and those
     * who take a break.
     */
    mayMarketTo: (players: readonly bigint[]): Promise<ReadonlySet<bigint>> => doors.account.readUnbarred(players),
    async start() {
      playClock.start();
    },
    async stop() {
      await playClock.stop();
    },
  } satisfies Feature & Record<string, unknown>;
}

const signatureOf = (header: (name: string) => string | null) => ({
  timestamp: header('x-timestamp') ?? '',
  signature: header('x-signature') ?? '',
});

export type LimitsFeature = Awaited<ReturnType<typeof createLimitsFeature>>;
