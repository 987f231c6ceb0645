import type { Coupon } from '@touchline/betting/coupon/coupon';
import type { SelectionId } from '@touchline/kernel/selection';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { createExposureBook, type ExposureDelta } from './exposure.ts';
import { limitCurrency, RISK_LIMITS, type RiskLimits, type UnitMinor } from './limits.ts';
import { calculateStakeLimits, exposureOf, type RiskLeg, type StakeLimits } from './max-stake.ts';
import { readChanged, writeDeltas } from './risk.store.ts';

export { limitCurrency } from './limits.ts';
export type { RiskLeg, StakeLimits } from './max-stake.ts';

export interface RiskFeature extends Feature {
  /** The most that a coupon of a valid shape may stake and return, in minor units of the currency. */
  calculateStakeLimits(coupon: Coupon, legs: readonly RiskLeg[], currency: string): StakeLimits;
  /** Counts a bet that is about to be written; the function gives it back if it was not. */
  reserve(legs: readonly RiskLeg[], stakeMinor: bigint, returnMinor: bigint, currency: string): () => void;
  /** A bet, or part of it, that no longer runs: what `reserve` counted for so much of it is given back. */
  relieve(legs: readonly RiskLeg[], stakeMinor: bigint, returnMinor: bigint, currency: string): void;
  /** Stakes of all bets on a selection, base minor units, as this process knows them. */
  stakeMinor(matchId: number, selectionId: SelectionId): bigint;
  /** Writes what has gathered and reads what others wrote. */
  flush(): Promise<void>;
}

const FLUSH_MS = 500;

/** Keeps what the house can lose by each selection in memory; tables only follow. */
export function createRiskFeature(
  platform: Pick<Platform, 'pool' | 'log' | 'roles'>,
  unitMinor: UnitMinor,
  limits: RiskLimits = RISK_LIMITS,
): RiskFeature {
  const book = createExposureBook();
  let since = new Date(0);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function flushOnce(): Promise<void> {
    const deltas: readonly ExposureDelta[] = book.takeDeltas();
    if (deltas.length > 0) {
      try {
        await writeDeltas(platform.pool, deltas);
      } catch (error) {
        book.giveBack(deltas);
        throw error;
      }
    }
    const { sums, until } = await readChanged(platform.pool, since);
    book.replace(sums);
    since = until;
  }
  const flush = (): Promise<void> => {
    running = running.then(flushOnce).catch((err: unknown) => platform.log.warn({ err }, 'failed to write exposures; retrying'));
    return running;
  };
  return {
    handlers: {},
    calculateStakeLimits: (coupon, legs, currency) => calculateStakeLimits(coupon, legs, limitCurrency(currency, unitMinor), limits, book),
    reserve(legs, stakeMinor, returnMinor, currency) {
      const deltas = exposureOf(legs, stakeMinor, returnMinor, limitCurrency(currency, unitMinor));
      for (const delta of deltas) book.add(delta);
      return () => {
        for (const delta of deltas) book.add({ ...delta, stakeMinor: -delta.stakeMinor, liabilityMinor: -delta.liabilityMinor });
      };
    },
    relieve(legs, stakeMinor, returnMinor, currency) {
      for (const { matchId, selectionId, stakeMinor: stake, liabilityMinor } of exposureOf(
        legs,
        stakeMinor,
        returnMinor,
        limitCurrency(currency, unitMinor),
      ))
        book.add({ matchId, selectionId, stakeMinor: -stake, liabilityMinor: -liabilityMinor });
    },
    stakeMinor: book.stakeMinor,
    flush,
    async start() {
      if (!platform.roles.has('api')) return;
      await flush();
      timer = setInterval(() => void flush(), FLUSH_MS);
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
