import type { HomeAway, Incident, MatchState, Side } from '@touchline/betting/match-state/match-state';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { ScriptStep } from '../simulator/sport-model.ts';

/** A row of a recorded event timeline; see the source's own description for tags. */
export interface RecordedEvent {
  readonly eventName: string;
  readonly subEventName: string;
  readonly tags: readonly { readonly id: number }[];
  readonly playerId: number;
  readonly teamId: number;
  readonly matchPeriod: string;
  readonly eventSec: number;
  readonly positions: readonly { readonly x: number; readonly y: number }[];
}

export interface RecordedMatch {
  readonly homeTeam: number;
  readonly events: readonly RecordedEvent[];
  /** Players by line-up index, as their recorded ids. */
  readonly homeIds: readonly number[];
  readonly awayIds: readonly number[];
  readonly final: {
    readonly full: HomeAway;
    readonly half: HomeAway | null;
    /** Score after extra time, the ninety minutes included; absent where there was none. */
    readonly extra?: HomeAway;
    /** Penalties scored in a shoot-out. */
    readonly shootOut?: HomeAway;
  };
}

const GOAL = 101;
const OWN_GOAL = 102;
const RED = 1701;
const YELLOW = 1702;
const SECOND_YELLOW = 1703;
const ACCURATE = 1801;
const HALF_SECONDS = 2700;
const EXTRA_SECONDS = 900;
/** The recording's names of the periods, with the match clock at their start and how long they are. */
const PERIODS = [
  { half: 1, name: '1H', base: 0, seconds: HALF_SECONDS },
  { half: 2, name: '2H', base: HALF_SECONDS, seconds: HALF_SECONDS },
  { half: 3, name: 'E1', base: 2 * HALF_SECONDS, seconds: EXTRA_SECONDS },
  { half: 4, name: 'E2', base: 2 * HALF_SECONDS + EXTRA_SECONDS, seconds: EXTRA_SECONDS },
] as const;
const SHORT_BREAK_MS = 3 * 60_000;
const SHOOT_OUT_MS = 10 * 60_000;
const BREAK_MS = 15 * 60_000;
/** After the last recorded event of a half the referee plays on for a moment. */
const TAIL_SECONDS = 20;
const SUSPEND_MS = 40_000;

interface Read {
  /** The simulator's words: for counted statistics the statistic's key, by which markets find them. */
  readonly kind: string;
  readonly detail?: string;
  readonly stats: readonly StatKey[];
  readonly side: Side;
  readonly material: boolean;
}

/** The meaning of a recorded row: its kind, which counts it raises and for which side. Null for rows that only accompany another. */
function parseEvent(event: RecordedEvent, acting: 1 | 2): Read | null {
  const has = (tag: number): boolean => event.tags.some((t) => t.id === tag);
  const other: 1 | 2 = acting === 1 ? 2 : 1;
  // The goalkeeper's row of the same goal carries the goal tag too.
  if (event.eventName === 'Save attempt') return null;
  if (has(OWN_GOAL)) return { kind: 'goal', detail: 'own', stats: ['score'], side: other, material: true };
  if (event.subEventName === 'Penalty')
    return has(GOAL)
      ? { kind: 'goal', detail: 'penalty', stats: ['score', 'shot', 'on-target', 'penalty'], side: acting, material: true }
      : {
          kind: 'penalty-missed',
          stats: has(ACCURATE) ? ['shot', 'on-target', 'penalty'] : ['shot', 'penalty'],
          side: acting,
          material: true,
        };
  const shot = event.eventName === 'Shot' || event.subEventName === 'Free kick shot';
  if (shot || has(GOAL)) {
    if (has(GOAL)) return { kind: 'goal', stats: ['score', 'shot', 'on-target'], side: acting, material: true };
    return {
      kind: has(ACCURATE) ? 'on-target' : 'shot',
      stats: has(ACCURATE) ? ['shot', 'on-target'] : ['shot'],
      side: acting,
      material: false,
    };
  }
  if (has(RED) || has(SECOND_YELLOW)) return { kind: 'red', stats: ['red', 'foul'], side: acting, material: true };
  if (has(YELLOW)) return { kind: 'yellow', stats: ['yellow', 'foul'], side: acting, material: false };
  if (event.subEventName === 'Corner') return { kind: 'corner', stats: ['corner'], side: acting, material: false };
  if (event.eventName === 'Offside') return { kind: 'offside', stats: ['offside'], side: acting, material: false };
  if (event.eventName === 'Foul') return { kind: 'foul', stats: ['foul'], side: acting, material: false };
  return null;
}

type Counts = Partial<Record<StatKey, (readonly [number, number])[]>>;

const COUNTED: readonly StatKey[] = ['score', 'corner', 'yellow', 'red', 'shot', 'on-target', 'foul', 'offside', 'penalty'];

function raise(counts: Counts, stat: StatKey, half: number, side: Side): Counts {
  const periods = [...(counts[stat] ?? [])];
  const [home, away] = periods[half - 1] ?? [0, 0];
  periods[half - 1] = side === 1 ? [home + 1, away] : [home, away + 1];
  return { ...counts, [stat]: periods };
}

const openHalf = (counts: Counts, half: number): Counts =>
  Object.fromEntries(COUNTED.map((stat) => [stat, Object.assign([...(counts[stat] ?? [])], { [half - 1]: [0, 0] as const })]));

const scoreOf = (counts: Counts): [number, number] =>
  (counts.score ?? []).reduce<[number, number]>(([h, a], p) => [h + p[0], a + p[1]], [0, 0]);

/** Goals of each half as officially recorded; without a half-time score all of them are put into the second half. */
const officialHalves = ({ full, half }: RecordedMatch['final']): [HomeAway, HomeAway] => {
  const first: HomeAway = half ?? [0, 0];
  return [first, [full[0] - first[0], full[1] - first[1]]];
};

/** A match of which only the result is known: it begins and it is over. */
export function resultSteps(final: RecordedMatch['final']): ScriptStep[] {
  const [home, away] = final.full;
  const live: MatchState = { ...INITIAL_MATCH_STATE, status: 'live', period: 1 };
  const winner = home === away ? 0 : home > away ? 1 : 2;
  return [
    { at: 0, facts: live },
    { at: 1, facts: { ...live, status: 'ended', period: 2, periodsDone: 2, counts: { score: officialHalves(final) }, winner } },
  ];
}

/**
 * Writes a recorded match in the simulator's words: every goal, card, corner, shot, foul and offside at its second, then the
 * official result. Where the timeline misses a goal, the final facts carry the official score (a correction, without an incident).
 */
export function recordedSteps(match: RecordedMatch): ScriptStep[] {
  const steps: ScriptStep[] = [];
  let counts: Counts = {};
  let facts: MatchState = INITIAL_MATCH_STATE;
  let id = 0;
  let startedAt = 0;
  const push = (at: number, changes: Partial<MatchState>, extra: Partial<ScriptStep> = {}): void => {
    facts = { ...facts, ...changes };
    steps.push({ at, facts, ...extra });
  };
  const { final } = match;
  const periods = final.extra ? PERIODS : PERIODS.slice(0, 2);
  for (const { half, name, base, seconds } of periods) {
    const events = match.events.filter((e) => e.matchPeriod === name).sort((a, b) => a.eventSec - b.eventSec);
    counts = openHalf(counts, half);
    push(startedAt, { status: 'live', period: half, counts, clock: { seconds: base, running: true, at: startedAt } });
    for (const event of events) {
      const acting = event.teamId === match.homeTeam ? 1 : 2;
      const read = parseEvent(event, acting);
      if (!read) continue;
      for (const stat of read.stats) counts = raise(counts, stat, half, read.side);
      const at = startedAt + Math.round(event.eventSec * 1000);
      const from = event.positions[0];
      const player = (acting === 1 ? match.homeIds : match.awayIds).indexOf(event.playerId);
      const incident: Incident = {
        id: ++id,
        kind: read.kind,
        side: read.side,
        period: half,
        second: base + Math.floor(event.eventSec),
        score: scoreOf(counts),
        // An own goal's scorer plays for the other side: the line-up index would name the wrong person.
        ...(player >= 0 && read.detail !== 'own' ? { player } : {}),
        ...(read.detail ? { detail: read.detail } : {}),
        ...(from ? { x: acting === 1 ? from.x : 100 - from.x, y: acting === 1 ? from.y : 100 - from.y } : {}),
      };
      push(
        at,
        { counts, incidents: [...facts.incidents, incident], clock: { seconds: incident.second, running: true, at } },
        { incident, material: read.material, ...(read.material ? { suspendMs: SUSPEND_MS } : {}) },
      );
    }
    const lastSecond = Math.max(seconds, Math.ceil(events.at(-1)?.eventSec ?? 0)) + TAIL_SECONDS;
    const endAt = startedAt + lastSecond * 1000;
    if (half < periods.length) {
      // Extra time is only played once the ninety minutes stand as officially recorded.
      if (half === 2) counts = { ...counts, score: officialHalves(final) };
      push(endAt, { status: 'break', periodsDone: half, counts, clock: { seconds: base + seconds, running: false, at: endAt } });
      startedAt = endAt + (half === 1 ? BREAK_MS : SHORT_BREAK_MS);
    } else push(final.shootOut ? endAt + SHOOT_OUT_MS : endAt, lastFacts(match, counts, base + seconds, endAt));
  }
  return steps;
}

/** The end as officially recorded: score by periods, and who won, by whatever way. */
function lastFacts({ final }: RecordedMatch, counts: Counts, seconds: number, at: number): Partial<MatchState> {
  const halves = officialHalves(final);
  const [home, away] = final.shootOut ?? final.extra ?? final.full;
  const extra = final.extra ? extraPeriods(final.extra, final.full, counts) : [];
  return {
    status: 'ended',
    periodsDone: 2 + extra.length,
    counts: { ...counts, score: [...halves, ...extra] },
    clock: { seconds, running: false, at },
    winner: home === away ? 0 : home > away ? 1 : 2,
    ...(final.extra ? { ending: final.shootOut ? 'shoot-out' : 'overtime' } : {}),
  };
}

/** Both periods of extra time: the first as recorded, the second the rest of the official score. */
function extraPeriods(extra: HomeAway, full: HomeAway, counts: Counts): [HomeAway, HomeAway] {
  const first = counts.score?.[2] ?? [0, 0];
  return [first, [extra[0] - full[0] - first[0], extra[1] - full[1] - first[1]]];
}
