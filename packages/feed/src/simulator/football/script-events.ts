import type { Incident } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Random } from '@touchline/kernel/random';
import type { Ratings } from '../sport-model.ts';
import type { KeyEvent, PeriodPlan } from './key-events.ts';
import { EVENT_SHARES, OWN_GOALS, PENALTIES_MISSED, PENALTY_GOALS, statRates } from './rates.ts';

/** One event of the match, not yet applied to the match state. */
export interface FootballEvent {
  readonly second: number;
  readonly period: number;
  readonly kind: string;
  readonly side: 0 | 1 | 2;
  /** Statistics of its side that it increments by one. */
  readonly increments: readonly StatKey[];
  /** Whether the match state keeps it, for settlement and time-lines; other events are only published. */
  readonly keepInState: boolean;
  readonly detail?: string;
  readonly value?: number;
  readonly suspendMs?: number;
  readonly material?: boolean;
  readonly x?: number;
  readonly y?: number;
}

type PitchPosition = Required<Pick<Incident, 'x' | 'y'>>;

/** A place on the pitch as the attacking side sees it (it attacks to x = 100), turned for the away side. */
export function pitchPosition(side: 1 | 2, x: number, y: number): PitchPosition {
  const [px, py] = [Math.round(Math.min(99, Math.max(1, x))), Math.round(Math.min(99, Math.max(1, y)))];
  return side === 1 ? { x: px, y: py } : { x: 100 - px, y: 100 - py };
}

export const shotPosition = (side: 1 | 2, random: Random): PitchPosition =>
  pitchPosition(side, 86 + 5 * random.normal(), 50 + 12 * random.normal());
export const cornerPosition = (side: 1 | 2, random: Random): PitchPosition => pitchPosition(side, 99, random.chance(0.5) ? 1 : 99);

const WIDE: Readonly<Record<string, (side: 1 | 2, random: Random) => PitchPosition>> = {
  'throw-in': (side, random) => pitchPosition(side, 20 + random.int(70), random.chance(0.5) ? 1 : 99),
  foul: (side, random) => pitchPosition(side, 15 + random.int(65), 5 + random.int(90)),
  offside: (side, random) => pitchPosition(side, 78 + random.int(15), 15 + random.int(70)),
  'dangerous-attack': (side, random) => pitchPosition(side, 68 + random.int(20), 12 + random.int(76)),
  attack: (side, random) => pitchPosition(side, 45 + random.int(25), 10 + random.int(80)),
};

type Sampler = (stat: Parameters<typeof statRates>[0], kind: string, more?: (side: 1 | 2) => Partial<FootballEvent>, less?: number) => void;

/** Chances, set pieces and the run of play of one period, around its goals and reds. */
export function addPeriodEvents(plan: PeriodPlan, keyEvents: readonly KeyEvent[], ratings: Ratings, random: Random): FootballEvent[] {
  const events: FootballEvent[] = [];
  const share = EVENT_SHARES[plan.period - 1] ?? 0;
  const goals: [number, number] = [0, 0];
  for (const keyEvent of keyEvents) if (keyEvent.kind === 'goal') goals[keyEvent.side - 1] = (goals[keyEvent.side - 1] ?? 0) + 1;

  const sample: Sampler = (stat, kind, more, less = 0) => {
    for (const side of [1, 2] as const) {
      const expected = (statRates(stat, ratings)[side - 1] ?? 0) * share;
      // Goals are shots on target too: as many fewer are drawn here, on average.
      const count = random.poisson(Math.max(0, expected - less * (side === 1 ? 1.5 : 1.17) * share));
      for (let i = 0; i < count; i++) {
        const where = WIDE[kind]?.(side, random);
        events.push({
          second: plan.start + random.int(plan.length),
          period: plan.period,
          kind,
          side,
          increments: [stat],
          keepInState: false,
          ...where,
          ...more?.(side),
        });
      }
    }
  };

  sample('corner', 'corner', (side) => ({ keepInState: true, ...cornerPosition(side, random) }));
  sample('yellow', 'yellow', () => ({ keepInState: true }));
  sample('foul', 'foul');
  sample('offside', 'offside');
  sample('throw-in', 'throw-in');
  sample('dangerous-attack', 'dangerous-attack');
  sample('on-target', 'on-target', (side) => ({ increments: ['shot', 'on-target'], keepInState: true, ...shotPosition(side, random) }), 1);
  for (const side of [1, 2] as const) {
    const off = (statRates('shot', ratings)[side - 1] ?? 0) - (statRates('on-target', ratings)[side - 1] ?? 0);
    for (let i = random.poisson(off * share); i > 0; i--)
      events.push({
        second: plan.start + random.int(plan.length),
        period: plan.period,
        kind: 'shot',
        side,
        increments: ['shot'],
        keepInState: false,
        ...shotPosition(side, random),
      });
  }
  for (const keyEvent of keyEvents) events.push(...(keyEvent.kind === 'goal' ? goal(keyEvent, plan, random) : red(keyEvent)));
  events.push(...rareCalls(plan, random));
  return events;
}

function goal(keyEvent: KeyEvent, plan: PeriodPlan, random: Random): FootballEvent[] {
  const base = { period: keyEvent.period, side: keyEvent.side, keepInState: true, material: true } as const;
  const style = random.next();
  if (style < PENALTY_GOALS && keyEvent.second - plan.start > 90) {
    const spot = pitchPosition(keyEvent.side, 88, 50);
    return [
      { ...base, second: keyEvent.second - 75, kind: 'penalty', increments: ['penalty'], suspendMs: 75_000, ...spot },
      {
        ...base,
        second: keyEvent.second,
        kind: 'goal',
        detail: 'penalty',
        increments: ['score', 'shot', 'on-target'],
        suspendMs: 40_000,
        ...spot,
      },
    ];
  }
  const own = style > 1 - OWN_GOALS;
  return [
    {
      ...base,
      second: keyEvent.second,
      kind: 'goal',
      increments: own ? ['score'] : ['score', 'shot', 'on-target'],
      suspendMs: 40_000,
      ...(own ? { detail: 'own' } : {}),
      ...shotPosition(keyEvent.side, random),
    },
  ];
}

const red = (keyEvent: KeyEvent): FootballEvent[] => [
  {
    second: keyEvent.second,
    period: keyEvent.period,
    kind: 'red',
    side: keyEvent.side,
    increments: ['red'],
    keepInState: true,
    material: true,
    suspendMs: 35_000,
  },
];

/** A penalty missed, a goal ruled out after a video check: neither changes the score. */
function rareCalls(plan: PeriodPlan, random: Random): FootballEvent[] {
  const events: FootballEvent[] = [];
  const share = EVENT_SHARES[plan.period - 1] ?? 0;
  for (const side of [1, 2] as const) {
    const base = { period: plan.period, side, keepInState: true, material: true } as const;
    const second = plan.start + 60 + random.int(plan.length - 180);
    const spot = pitchPosition(side, 88, 50);
    if (random.chance(PENALTIES_MISSED * share))
      events.push(
        { ...base, second, kind: 'penalty', increments: ['penalty'], suspendMs: 75_000, ...spot },
        { ...base, second: second + 70, kind: 'penalty-missed', increments: ['shot', 'on-target'], suspendMs: 20_000, ...spot },
      );
    if (random.chance(0.06 * share))
      events.push(
        { ...base, second, kind: 'var', detail: 'goal-check', increments: [], suspendMs: 80_000, ...spot },
        { ...base, second: second + 65, kind: 'var', detail: 'goal-disallowed', increments: ['offside'], suspendMs: 15_000, ...spot },
      );
  }
  return events;
}
