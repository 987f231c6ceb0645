import type { FREE_BETS_CALLS } from '@touchline/contract/free-bets/calls';
import { postBonusExpiry } from '@touchline/ledger/postings';
import type pg from 'pg';
import { z } from 'zod';
import { lockPlayerAccountsBatch, postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import { PayloadNumber, readPayload } from '#platform/jobs/job-failures';
import type { Platform } from '#platform/platform';
import { promoCodes, refuseBonus } from './calls/bonuses.ts';
import { freeBets } from './calls/free-bets.ts';
import {
  type FreeBet,
  readEnded,
  readExpired,
  readFreeBet,
  readFreeBets,
  readGranted,
  readUsable,
  redeemFreeBet,
} from './freebets.store.ts';
import type { FreeBetsDeps, FreeBetsFeatureDeps } from './freebets-deps.ts';
import { type Grant, grantFreeBet } from './grant-free-bet.ts';
import { createManualGifts } from './operator/manual-gifts.ts';
import { operatorGrantFreeBet } from './operator/operator-grant-free-bet.ts';

export type { FreeBet } from './freebets.store.ts';

/** A free bet as a request names it: by its code, by the account that it lies on, or both. */
export interface WantedFreeBet {
  readonly code: string | undefined;
  readonly accountId: bigint | undefined;
}

type FreeBetsCalls = keyof typeof FREE_BETS_CALLS | 'promoCodes' | 'refuseBonus';

export interface FreeBetsFeature extends Feature<FreeBetsCalls> {
  /** Which free bet pays so much. Throws Failure `free_bet_unknown`, or `insufficient_funds` with the most that one would pay. */
  find(playerId: bigint, currency: string, wanted: WantedFreeBet, stakeMinor: bigint): Promise<FreeBet>;
  readUsable(playerId: bigint, currency: string): Promise<readonly FreeBet[]>;
  /** Takes it inside the transaction that places the bet. Throws Failure `free_bet_unknown` where it is gone by now. */
  redeemFreeBet(client: pg.PoolClient, playerId: bigint, id: bigint, amountMinor: bigint): Promise<void>;
  /** Inside the caller's transaction; once by its grant key. */
  grant(on: Pick<pg.PoolClient, 'query'>, grant: Grant): Promise<FreeBet>;
  /** Whether a gift was given by this key before. */
  isGranted(grantKey: string): Promise<boolean>;
  /** How many a player may still stake. */
  readActiveCount(playerId: bigint): Promise<number>;
  /** Ends those whose time is over; for tests. */
  expireDue(): Promise<void>;
}

/** The job that gives the stake of a void bet back; settlement enqueues it in its own transaction. */
const RETURN_JOB = 'free-bet-return';
const ReturnedBet = z.object({
  betId: PayloadNumber,
  playerId: PayloadNumber,
  freeBetId: PayloadNumber,
  amountMinor: PayloadNumber,
  currency: z.string(),
});
/** However late the bet was made void, there is time to use what came back. */
const RETURNED_DAYS = 7;
const ENDS_A_TURN = 500;
/** Players have only a few. */
const MAX_COUNTED = 100;

/** Free bets: gifts with an end, on an account of their own. A bet pays from one of them; the stake is gone, what it wins beyond is the player's. */
export function createFreeBetsFeature(platform: Platform, featureDeps: FreeBetsFeatureDeps): FreeBetsFeature {
  const { pool, jobs } = platform;
  const deps: FreeBetsDeps = { platform, ...featureDeps };
  featureDeps.operators.executeProposals(['bonus', 'bonus-release', 'bonus-forfeit', 'points'], createManualGifts(deps));
  async function expireDue(): Promise<void> {
    for (const { id, playerId } of await readEnded(pool, ENDS_A_TURN)) {
      await inTransaction(pool, async (client) => {
        await lockPlayerAccountsBatch(client, [playerId]);
        const ended = await readExpired(client, id);
        if (!ended || ended.leftMinor === 0n) return;
        const { currency, leftMinor } = ended;
        await postTransaction(client, postBonusExpiry({ key: `free-bet-${id}-end`, playerId, currency }, leftMinor));
      });
    }
  }
  jobs.define('free-bets-end', expireDue);
  jobs.every('*/5 * * * *', 'free-bets-end');
  jobs.define(RETURN_JOB, async (payload) => {
    const { betId, playerId, freeBetId, amountMinor, currency } = readPayload(ReturnedBet, payload);
    await inTransaction(pool, async (client) => {
      const used = await readFreeBet(client, BigInt(freeBetId));
      await grantFreeBet(client, {
        playerId: BigInt(playerId),
        currency,
        amountMinor: BigInt(amountMinor),
        minOdds: used?.minOdds ?? 1000,
        reason: `bet ${betId} is void`,
        grantKey: `bet-${betId}-void`,
        days: RETURNED_DAYS,
      });
    });
  });
  return {
    handlers: {
      freeBets: freeBets({ pool }),
      promoCodes: promoCodes(deps),
      refuseBonus: refuseBonus(deps),
      operatorGrantFreeBet: operatorGrantFreeBet(deps),
    },
    readUsable: (playerId, currency) => readUsable(pool, playerId, currency),
    async find(playerId, currency, { code }, stakeMinor) {
      const usable = await readUsable(pool, playerId, currency);
      const named = code === undefined ? usable : usable.filter((one) => one.code === code.toUpperCase());
      const found = named.find((one) => one.leftMinor >= stakeMinor);
      if (found) return found;
      const largest = named.toSorted((a, b) => Number(b.leftMinor - a.leftMinor))[0];
      // The acceptance checks tell what it would pay at most.
      if (!largest) throw new Failure('free_bet_unknown');
      return largest;
    },
    async redeemFreeBet(client, playerId, id, amountMinor) {
      if (!(await redeemFreeBet(client, playerId, id, amountMinor))) throw new Failure('free_bet_unknown');
    },
    grant: grantFreeBet,
    isGranted: async (grantKey) => (await readGranted(pool, grantKey)) !== undefined,
    readActiveCount: async (playerId) =>
      (await readFreeBets(pool, playerId, MAX_COUNTED)).filter(({ status }) => status === 'active').length,
    expireDue,
  };
}
