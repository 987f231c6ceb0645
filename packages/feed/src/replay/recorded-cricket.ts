import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { hashSeed } from '@touchline/kernel/random';
import type { Competitor, Fixture } from '../feed-events.ts';
import type { ScriptStep } from '../simulator/sport-model.ts';
import { FIFTY_OVERS_FROM } from '../simulator/sports/cricket/rates.ts';
import { ScriptBuilder } from '../simulator/sports/script/script-builder.ts';
import { type Figures, InningsFigures } from './innings-figures.ts';
import { crestForTeam, RECORDED_ID_BASE } from './recorded-id-base.ts';

/** One ball as recorded. `wides` and `noballs` among the extras do not count as balls bowled. */
export interface Delivery {
  readonly batter: string;
  readonly bowler: string;
  readonly runs: { readonly batter: number; readonly extras: number; readonly total: number; readonly non_boundary?: boolean };
  readonly extras?: Readonly<Partial<Record<'wides' | 'noballs' | 'byes' | 'legbyes' | 'penalty', number>>>;
  readonly wickets?: readonly { readonly player_out: string; readonly kind: string }[];
}

export interface RecordedInnings {
  readonly team: string;
  readonly overs: readonly { readonly over: number; readonly deliveries: readonly Delivery[] }[];
  readonly super_over?: boolean;
  readonly target?: { readonly overs: number; readonly runs: number };
}

/** A match as Cricsheet records it; what the replay does not need is left out. */
export interface CricketRecord {
  readonly info: {
    readonly dates: readonly string[];
    readonly event?: { readonly name: string; readonly stage?: string; readonly match_number?: number };
    readonly overs?: number;
    readonly outcome: {
      readonly winner?: string;
      readonly result?: 'tie' | 'draw' | 'no result';
      /** The winner of the super over. */
      readonly eliminator?: string;
      readonly bowl_out?: string;
      /** "D/L", "VJD", "Awarded". */
      readonly method?: string;
    };
    readonly players: Readonly<Record<string, readonly string[]>>;
    readonly season?: string | number;
    readonly teams: readonly [string, string];
    readonly toss: { readonly winner: string; readonly decision: 'bat' | 'field' };
    readonly venue?: string;
    readonly city?: string;
  };
  readonly innings: readonly RecordedInnings[];
}

const MATCHES = RECORDED_ID_BASE + 10_000_000;
const TEAMS = RECORDED_ID_BASE + 20_000_000;
const CHAMP_ROOM = 40_000;

const LIMITED: MatchFormat = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: false, overtime: true };
/** Up to four innings over days; a draw leaves no winner. */
const DAYS: MatchFormat = { ...LIMITED, periods: 4, draw: true, overtime: false };

/** Whether it is played over a number of overs, which decides it on the day. */
export const isLimited = ({ info }: CricketRecord): boolean => info.overs !== undefined;

const findSide = ({ info }: CricketRecord, team: string | undefined): 0 | 1 | 2 =>
  team === info.teams[0] ? 1 : team === info.teams[1] ? 2 : 0;

/** The recorded fixture; `number` is the match's own, `startsAt` (epoch ms) the moment at which the replay begins it. */
export function cricketFixture(record: CricketRecord, number: number, startsAt: number): Fixture {
  const { info } = record;
  const name = info.event?.name ?? 'Cricket';
  const competitor = (team: string): Competitor => {
    const key = hashSeed('cricket team', team) % 10_000_000;
    return {
      id: TEAMS + key,
      names: { en: team },
      country: 0,
      crest: crestForTeam(key),
      players: (info.players[team] ?? []).map((player, i) => ({ name: player, number: i + 1, position: '' })),
    };
  };
  const round = info.event?.stage ?? info.event?.match_number;
  return {
    id: MATCHES + number,
    sport: SPORT.cricket,
    champ: {
      // The simulator's price model reads the number of overs from the championship's number.
      id: RECORDED_ID_BASE + 1000 * (1 + (hashSeed('cricket champ', name) % CHAMP_ROOM)) + (info.overs === 50 ? FIFTY_OVERS_FROM : 1),
      sport: SPORT.cricket,
      country: 0,
      names: { en: name },
      top: 0,
      ...(info.season === undefined ? {} : { season: String(info.season) }),
    },
    home: competitor(info.teams[0]),
    away: competitor(info.teams[1]),
    startsAt,
    format: isLimited(record) ? LIMITED : DAYS,
    sections: [],
    virtual: false,
    ...(round === undefined ? {} : { round: String(round) }),
    ...(info.venue === undefined ? {} : { venue: { name: info.venue, city: info.city ?? '' } }),
    weight: 60,
    live: true,
  };
}

const BALL_MS = 34_000;
const OVER_MS = 50_000;
const WICKET_MS = 90_000;
const BREAK_MS = 20 * 60_000;
/** Ways of leaving that are no wicket. */
const NO_WICKET: ReadonlySet<string> = new Set(['retired hurt', 'retired not out']);

/** Rain rules cut a match short: what is undecided by then is void, the winner stands. */
const ENDINGS: Readonly<Record<string, string>> = { 'D/L': 'shortened', VJD: 'shortened', Awarded: 'disqualified' };

/** Tells the balls of one innings; returns the time at its end. */
function addInnings(
  builder: ScriptBuilder,
  record: CricketRecord,
  innings: RecordedInnings,
  figures: InningsFigures,
  start: number,
): number {
  const side = findSide(record, innings.team) === 2 ? 2 : 1;
  let at = start;
  for (const { deliveries } of innings.overs) {
    let runs = 0;
    for (const delivery of deliveries) {
      at += BALL_MS;
      runs += delivery.runs.total;
      addBall(builder, delivery, side, figures, at);
      if (delivery.wickets?.length) at += WICKET_MS;
    }
    builder.addEvent(at, 0, { kind: 'over', side, value: runs, keepInState: true });
    at += OVER_MS;
  }
  return at;
}

function addBall(builder: ScriptBuilder, delivery: Delivery, side: 1 | 2, figures: InningsFigures, at: number): void {
  const { runs, extras = {} } = delivery;
  const out = (delivery.wickets ?? []).filter(({ kind }) => !NO_WICKET.has(kind));
  const legal = extras.wides === undefined && extras.noballs === undefined;
  const boundary = runs.non_boundary !== true && (runs.batter === 4 || runs.batter === 6) ? runs.batter : 0;
  figures.count(delivery, out, legal);
  const kind = out.length > 0 ? 'wicket' : boundary === 6 ? 'six' : boundary === 4 ? 'four' : runs.extras > 0 ? 'extra' : 'ball';
  const increments = [
    ['score', runs.total],
    ['wicket', out.length],
    ['ball', legal ? 1 : 0],
    ['four', boundary === 4 ? 1 : 0],
    ['six', boundary === 6 ? 1 : 0],
    ['extra', runs.extras > 0 ? 1 : 0],
  ] as const;
  const player = figures.batterIndex(out[0]?.player_out ?? delivery.batter);
  const detail = out[0]?.kind.replaceAll(' ', '-') ?? Object.keys(extras)[0];
  builder.addEvent(at, 0, {
    kind,
    side,
    increments: increments.filter(([, by]) => by > 0),
    value: runs.total,
    // Only wickets stay in the facts: hundreds of balls would be sent with every price.
    keepInState: out.length > 0,
    material: out.length > 0 || boundary > 0,
    suspendMs: out.length > 0 ? 12_000 : boundary > 0 ? 6_000 : 3_000,
    ...(player === undefined ? {} : { player }),
    ...(detail === undefined ? {} : { detail }),
  });
}

/** The figures of each player, one incident a player, for the markets on the best of an innings. */
function addFigures(builder: ScriptBuilder, figures: InningsFigures, side: 1 | 2, at: number): void {
  const add = (kind: string, of: 1 | 2, list: readonly Figures[]): void => {
    for (const { index, value, detail } of list)
      builder.addEvent(at, 0, { kind, side: of, player: index, value, detail, keepInState: true });
  };
  add('batter', side, figures.batters());
  add('bowler', side === 1 ? 2 : 1, figures.bowlers());
}

/**
 * Writes a recorded match in the simulator's words, ball by ball: runs, extras, wickets and boundaries, overs, what each player did in
 * an innings, super overs as further periods, and the recorded end: won, tied, drawn, without result, awarded or by a rain rule. No times
 * were recorded: balls follow each other at the usual pace.
 */
export function cricketSteps(record: CricketRecord, fixture: Fixture): ScriptStep[] {
  const { outcome, teams, players } = record.info;
  const builder = new ScriptBuilder(fixture, ['wicket', 'ball', 'four', 'six', 'extra'], false);
  let at = 0;
  record.innings.forEach((innings, i) => {
    const side = findSide(record, innings.team) === 2 ? 2 : 1;
    builder.startPeriod(at, i + 1, { kind: 'innings', side, keepInState: true, turn: side });
    const figures = new InningsFigures(players[innings.team] ?? [], players[teams[side === 1 ? 1 : 0]] ?? []);
    at = addInnings(builder, record, innings, figures, at);
    addFigures(builder, figures, side, at);
    if (i < record.innings.length - 1) {
      builder.endPeriod(at, 0, { status: 'break', winner: null, ending: null });
      at += BREAK_MS;
    }
  });
  if (outcome.result === 'no result') {
    builder.endPeriod(at, 0, { status: 'abandoned', winner: null, ending: null }, false);
    return builder.steps;
  }
  const decider = outcome.eliminator ?? outcome.bowl_out;
  const ending =
    (outcome.method === undefined ? undefined : (ENDINGS[outcome.method] ?? 'shortened')) ?? (decider === undefined ? null : 'overtime');
  // A draw runs out of time, so its last innings is not complete either.
  const complete = ending === null || ending === 'overtime';
  builder.endPeriod(
    at,
    0,
    { status: 'ended', winner: findSide(record, outcome.winner ?? decider), ending },
    complete && outcome.result !== 'draw',
  );
  return builder.steps;
}
