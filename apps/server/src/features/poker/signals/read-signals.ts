import { chipDumping, type PairSignal, softPlay } from '@touchline/casino/poker/signals/pair-signals';
import type { Queryable } from '#platform/db/queryable';
import { readPairs } from './poker-pair.store.ts';

/** Two players whom operators should look at, and why. */
export interface SuspectPair {
  readonly playerA: bigint;
  readonly playerB: bigint;
  readonly hands: number;
  readonly lastAt: Date;
  readonly signals: readonly PairSignal[];
}

const MIN_MEETINGS = 20;

/** Pairs of a brand with signals among those that have met since an instant, the least likely first. */
export async function readSignals(on: Queryable, brandId: number, since: Date): Promise<readonly SuspectPair[]> {
  const suspects = (await readPairs(on, brandId, since, MIN_MEETINGS)).flatMap((pair): SuspectPair[] => {
    const signals = [chipDumping(pair), softPlay(pair, [pair.othersA, pair.othersB])].filter((signal) => signal !== null);
    const { playerA, playerB, hands, lastAt } = pair;
    return signals.length > 0 ? [{ playerA, playerB, hands, lastAt, signals }] : [];
  });
  const minChance = ({ signals }: SuspectPair): number => Math.min(...signals.map(({ chance }) => chance));
  return suspects.sort((a, b) => minChance(a) - minChance(b));
}
