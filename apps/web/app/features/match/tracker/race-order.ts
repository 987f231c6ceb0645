import type { MatchDetail } from '@touchline/contract/line/shapes';

export interface RaceProgress {
  /** How much of the way each runner has behind it, 0 to 1, by runner index; empty before the start. */
  readonly shares: readonly number[];
  /** Runner indexes, first to last, without those that do not run; empty while all are level. */
  readonly order: readonly number[];
}

const DISTANCES = /^\d+(,\d+)+$/;
const NON_RUNNER = -1;

/** Reads a race: distances in thousandths from the newest `running` incident, places once it is over. */
export function raceProgress({ incidents, state }: Pick<MatchDetail, 'incidents' | 'state'>): RaceProgress {
  const newestRun = incidents.find(({ kind, detail }) => kind === 'running' && detail !== null && DISTANCES.test(detail));
  const shares = (newestRun?.detail?.split(',') ?? []).map((thousandths) => Number(thousandths) / 1000);
  const places = state.places ?? [];
  if (places.some((place) => place > 0)) {
    const placed = places.flatMap((place, index) => (place > 0 ? [index] : []));
    return { shares, order: placed.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0)) };
  }
  const running = shares.flatMap((_, index) => (places[index] === NON_RUNNER ? [] : [index]));
  const level = new Set(running.map((index) => shares[index])).size < 2;
  return { shares, order: level ? [] : running.toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0)) };
}

export const isNonRunner = ({ places }: MatchDetail['state'], index: number): boolean => places?.[index] === NON_RUNNER;
