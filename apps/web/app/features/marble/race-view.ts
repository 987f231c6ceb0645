import type { CompetitorView, IncidentView, MatchDetail } from '@touchline/contract/line/shapes';

/** One picture of the field: when in the race, and how far each gate's marble has come, 0 to 1. */
export interface RaceFrame {
  readonly ms: number;
  readonly shares: readonly number[];
}

/** A marble race as its screen shows it, running or long over. */
export interface RaceView {
  readonly id: number;
  readonly champ: number;
  readonly name: string;
  readonly number: string;
  /** Epoch seconds. */
  readonly startsAt: number;
  readonly status: MatchDetail['state']['status'];
  readonly runners: readonly CompetitorView[];
  /** Place by gate, 1 first; empty until the finish. */
  readonly places: readonly number[];
  /** SHA-256 of the seed, published with the race; empty where it is not known. */
  readonly commitment: string;
  /** Known with the finish; empty before it. */
  readonly seed: string;
}

const TICK_MS = 50;
const DISTANCES = /^\d+(,\d+)+$/;

const detailOf = (incidents: readonly IncidentView[], kind: string): string => incidents.find((one) => one.kind === kind)?.detail ?? '';

/** The race of a match. */
export const toRaceView = (match: MatchDetail): RaceView => ({
  id: match.id,
  champ: match.champ,
  name: match.champView.name,
  number: match.round ?? '',
  startsAt: match.startsAt,
  status: match.state.status,
  runners: match.runners,
  places: match.state.places ?? [],
  commitment: detailOf(match.incidents, 'commitment'),
  seed: detailOf(match.incidents, 'seed'),
});

/** The frames received so far, in the order of the race. */
export function raceFrames(incidents: readonly IncidentView[]): RaceFrame[] {
  return incidents
    .flatMap(({ kind, detail, value }) =>
      kind === 'running' && value !== null && detail !== null && DISTANCES.test(detail)
        ? [{ ms: value * TICK_MS, shares: detail.split(',').map((thousandths) => Number(thousandths) / 1000) }]
        : [],
    )
    .sort((a, b) => a.ms - b.ms);
}

/** Gates from the first to the last, by place where the race is over, else by how far they have come; by number while level. */
export function raceOrder(shares: readonly number[], places: readonly number[]): number[] {
  const gates = (places.length > 0 ? places : shares).map((_, gate) => gate);
  if (places.length > 0) return gates.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return gates.sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b);
}
