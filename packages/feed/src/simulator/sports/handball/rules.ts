import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';
import type { Holder, Moment, PossessionEnd, PossessionRules } from '../possession/possession-rules.ts';

/** Share of attacks that end in a goal, and how it follows strength and home advantage. */
const GOALS = 0.545;
const STRENGTH = 0.021;
const HOME = 0.014;
/** Of the goals, those by a seven-metre throw; of the other attacks, how they end. */
const SEVEN_METRES = 0.13;
const SAVED = 0.4;
const WIDE = 0.2;
/** Share of attacks in which a defender is sent off for two minutes. */
const SUSPENSION = 0.062;

function ends(_fixture: Fixture, { home, away }: Ratings, side: Holder): PossessionEnd[] {
  const edge = (side === 1 ? 1 : -1) * (STRENGTH * (home - away) + HOME);
  const goal = Math.max(0.25, Math.min(0.8, GOALS + edge));
  const none = 1 - goal;
  return [
    { key: 'goal', points: 1, increments: [], p: goal * (1 - SEVEN_METRES) },
    { key: 'seven-metre-goal', points: 1, increments: ['penalty'], p: goal * SEVEN_METRES },
    { key: 'seven-metre-missed', points: 0, increments: ['penalty'], p: none * 0.05 },
    { key: 'saved', points: 0, increments: [], p: none * SAVED },
    { key: 'wide', points: 0, increments: [], p: none * WIDE },
    { key: 'turnover', points: 0, increments: [], p: none * (1 - 0.05 - SAVED - WIDE) },
  ];
}

function spot(side: Holder, random: Random): { x: number; y: number } {
  const depth = 14 + 14 * random.next();
  return { x: side === 1 ? 100 - depth : depth, y: 12 + 76 * random.next() };
}

function momentsOf(end: PossessionEnd, side: Holder, random: Random, seconds: number): Moment[] {
  const opponent = side === 1 ? 2 : 1;
  const moments: Moment[] = [];
  if (seconds > 10) moments.push({ share: 0.4, kind: 'attack', side, x: side === 1 ? 70 : 30, y: 20 + 60 * random.next() });
  if (random.chance(SUSPENSION))
    moments.push({
      share: 0.7,
      kind: 'two-minutes',
      side: opponent,
      increments: [['two-minutes', 1]],
      keepInState: true,
      ...spot(side, random),
      stopSeconds: 20,
      suspendMs: 8000,
      material: true,
    });
  const goal: Moment = { share: 1, kind: 'goal', side, increments: [['score', 1]], ...spot(side, random), suspendMs: 5000 };
  const sevenMetres: Moment = {
    share: 0.97,
    kind: 'seven-metres',
    side,
    increments: [['penalty', 1]],
    x: side === 1 ? 83 : 17,
    y: 50,
    stopSeconds: 15,
    suspendMs: 15_000,
    material: true,
  };
  switch (end.key) {
    case 'goal':
      return [...moments, goal];
    case 'seven-metre-goal':
      return [...moments, sevenMetres, { ...goal, detail: 'seven-metres', x: side === 1 ? 83 : 17, y: 50 }];
    case 'seven-metre-missed':
      return [...moments, sevenMetres, { share: 1, kind: 'seven-metres-missed', side, x: side === 1 ? 83 : 17, y: 50 }];
    case 'saved':
      return [...moments, { share: 1, kind: 'save', side: opponent, ...spot(side, random) }];
    case 'wide':
      return [...moments, { share: 1, kind: 'shot-wide', side, ...spot(side, random) }];
    default:
      return [...moments, { share: 1, kind: 'turnover', side, ...spot(side, random), ...(random.chance(0.08) ? { stopSeconds: 50 } : {}) }];
  }
}

export const HANDBALL_RULES: PossessionRules = {
  stats: ['two-minutes', 'penalty'],
  seconds: () => 33.5,
  ends,
  moments: momentsOf,
  carriesOver: () => false,
  breakSeconds: (period) => (period === 1 ? 660 : 300),
  overtimeSeconds: 600,
  overtime: 'none',
};
