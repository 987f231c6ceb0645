import type { IncidentView } from '@touchline/contract/line/shapes';

/** An innings as its incidents tell it. */
export interface Innings {
  readonly period: number;
  /** 1 home, 2 away: who bats. */
  readonly side: number;
  /** Whole overs, newest first. */
  readonly overs: readonly Over[];
  /** Balls of the running over, as far as the page was there. */
  readonly running: readonly string[];
  readonly batters: readonly Batter[];
  readonly bowlers: readonly Bowler[];
}
export interface Over {
  readonly id: number;
  /** From 1. */
  readonly number: number;
  readonly runs: number;
  /** "1 4 W 0 2lb 6": what each ball brought. Empty where the feed does not say. */
  readonly balls: readonly string[];
  /** Batters who fell in it, and how. */
  readonly wickets: readonly { readonly id: number; readonly player: string | null; readonly how: string }[];
  readonly bowler: Bowler | null;
  /** [home, away] at its end. */
  readonly score: readonly [number, number];
}
export interface Batter {
  readonly name: string;
  readonly runs: number;
  readonly balls: number;
}
export interface Bowler {
  readonly name: string;
  readonly wickets: number;
  readonly conceded: number;
}

const BALLS: ReadonlySet<string> = new Set(['ball', 'four', 'six', 'extra', 'wicket']);

const ballOf = ({ kind, value }: IncidentView): string =>
  kind === 'wicket' ? 'W' : kind === 'extra' ? `${value ?? 1}lb` : String(value ?? 0);

/** The innings of a match, the running one last. `incidents` in any order; those of one innings are told in the order of their ids. */
export function parseInnings(incidents: readonly IncidentView[]): Innings[] {
  const ordered = incidents.toSorted((a, b) => a.id - b.id);
  const periods = [
    ...new Set(ordered.filter(({ kind }) => kind === 'innings' || BALLS.has(kind) || kind === 'over').map(({ period }) => period)),
  ];
  return periods.map((period) =>
    buildInnings(
      period,
      ordered.filter((one) => one.period === period),
    ),
  );
}

function buildInnings(period: number, ordered: readonly IncidentView[]): Innings {
  const overs: Over[] = [];
  const batters = new Map<string, Batter>();
  const bowlers = new Map<string, Bowler>();
  let running: string[] = [];
  let wickets: { id: number; player: string | null; how: string }[] = [];
  for (const one of ordered) {
    if (BALLS.has(one.kind)) running.push(ballOf(one));
    if (one.kind === 'wicket') wickets.push({ id: one.id, player: one.player, how: one.detail ?? '' });
    if (one.kind === 'over') {
      const balls = one.detail ? one.detail.split(' ') : running;
      overs.push({ id: one.id, number: overs.length + 1, runs: one.value ?? 0, balls, wickets, bowler: null, score: one.score });
      running = [];
      wickets = [];
    }
    if (one.kind === 'batter' && one.player)
      batters.set(one.player, { name: one.player, runs: one.value ?? 0, balls: Number(one.detail ?? 0) });
    if (one.kind === 'bowler' && one.player) {
      const bowler = { name: one.player, wickets: one.value ?? 0, conceded: Number(one.detail ?? 0) };
      bowlers.set(one.player, bowler);
      const last = overs.pop();
      if (last) overs.push({ ...last, bowler: last.bowler ?? bowler });
    }
  }
  const batting = ordered.find(({ kind }) => kind === 'innings' || kind === 'over')?.side ?? 0;
  return { period, side: batting, overs: overs.toReversed(), running, batters: [...batters.values()], bowlers: [...bowlers.values()] };
}

/** Runs for a hundred balls. */
export const strikeRate = (runs: number, balls: number): string => (balls === 0 ? '–' : ((100 * runs) / balls).toFixed(1));
