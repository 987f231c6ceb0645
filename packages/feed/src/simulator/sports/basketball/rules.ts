import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';
import type { Holder, Moment, PossessionEnd, PossessionRules } from '../possession/possession-rules.ts';

/** Points of a possession for one point of rating difference, and for playing at home. */
const STRENGTH = 0.028;
const HOME = 0.026;
const NBA_QUARTER = 12 * 60;

/** How a possession ends where sides are even: about 1.08 points. */
const EVEN = [
  { key: 'two', points: 2, p: 0.282 },
  { key: 'three', points: 3, p: 0.126 },
  { key: 'and-one', points: 3, p: 0.018 },
  { key: 'free-throws-2', points: 2, p: 0.048 },
  { key: 'free-throws-1', points: 1, p: 0.03 },
  { key: 'free-throws-0', points: 0, p: 0.008 },
  { key: 'missed-two', points: 0, p: 0.21 },
  { key: 'missed-three', points: 0, p: 0.15 },
  { key: 'turnover', points: 0, p: 0.128 },
] as const;

function ends(_fixture: Fixture, { home, away }: Ratings, side: Holder): PossessionEnd[] {
  const edge = (side === 1 ? 1 : -1) * (STRENGTH * (home - away) + HOME);
  // A better attack turns misses into baskets: all scoring ends grow by one factor.
  const scoring = EVEN.reduce((sum, end) => sum + end.points * end.p, 0);
  const hit = EVEN.reduce((sum, end) => sum + (end.points > 0 ? end.p : 0), 0);
  const factor = Math.max(0.6, Math.min(1.4, 1 + edge / scoring));
  const rest = (1 - hit * factor) / (1 - hit);
  return EVEN.map(({ key, points, p }) => ({
    key,
    points,
    increments: key === 'three' ? ['three-pointer'] : [],
    p: p * (points > 0 ? factor : rest),
  }));
}

/** Places that shots are taken from; the home side attacks to x = 100. */
function spot(side: Holder, three: boolean, random: Random): { x: number; y: number } {
  const angle = (random.next() - 0.5) * 2.6;
  const reach = three ? 25 + 3 * random.next() : 2 + 17 * random.next();
  const x = 6 + reach * Math.cos(angle);
  const y = Math.min(97, Math.max(3, 50 + 1.75 * reach * Math.sin(angle)));
  return { x: side === 1 ? 100 - x : x, y };
}

const made = (side: Holder, points: 2 | 3, random: Random): Moment => ({
  share: 1,
  kind: points === 3 ? 'three-pointer' : 'two-pointer',
  side,
  value: points,
  increments:
    points === 3
      ? [
          ['score', 3],
          ['three-pointer', 1],
        ]
      : [['score', 2]],
  ...spot(side, points === 3, random),
  suspendMs: 2500,
});

function freeThrows(side: Holder, hits: readonly boolean[], random: Random): Moment[] {
  const foul: Moment = {
    share: 1,
    kind: 'foul',
    side: side === 1 ? 2 : 1,
    increments: [['foul', 1]],
    ...spot(side, false, random),
    stopSeconds: 32,
  };
  const shots = hits.map((hit): Moment => {
    const base = { share: 1, side, x: side === 1 ? 86 : 14, y: 50, stopSeconds: 20 };
    return hit
      ? { ...base, kind: 'free-throw', value: 1, increments: [['score', 1]], suspendMs: 2500 }
      : { ...base, kind: 'free-throw-missed' };
  });
  return [foul, ...shots];
}

function momentsOf(end: PossessionEnd, side: Holder, random: Random, seconds: number): Moment[] {
  const moments: Moment[] = [];
  if (seconds > 8) moments.push({ share: 0.3, kind: 'attack', side, x: side === 1 ? 62 : 38, y: 25 + 50 * random.next() });
  switch (end.key) {
    case 'two':
      return [...moments, made(side, 2, random)];
    case 'three':
      return [...moments, made(side, 3, random)];
    case 'and-one':
      return [...moments, made(side, 2, random), ...freeThrows(side, [true], random)];
    case 'free-throws-2':
      return [...moments, ...freeThrows(side, [true, true], random)];
    case 'free-throws-1':
      return [...moments, ...freeThrows(side, random.chance(0.5) ? [true, false] : [false, true], random)];
    case 'free-throws-0':
      return [...moments, ...freeThrows(side, [false, false], random)];
    case 'turnover':
      return [
        ...moments,
        {
          share: 1,
          kind: 'turnover',
          side,
          x: 20 + 60 * random.next(),
          y: 10 + 80 * random.next(),
          ...(random.chance(0.5) ? { stopSeconds: 20 } : {}),
        },
      ];
    default:
      return [
        ...moments,
        {
          share: 0.97,
          kind: 'shot-missed',
          side,
          value: end.key === 'missed-three' ? 3 : 2,
          ...spot(side, end.key === 'missed-three', random),
        },
        { share: 1, kind: 'rebound', side: side === 1 ? 2 : 1, ...(random.chance(0.25) ? { stopSeconds: 40 } : {}) },
      ];
  }
}

export const BASKETBALL_RULES: PossessionRules = {
  stats: ['three-pointer', 'foul'],
  // The American league plays faster.
  seconds: ({ format }) => (format.periodSeconds >= NBA_QUARTER ? 14 : 16.2),
  ends,
  moments: momentsOf,
  carriesOver: () => false,
  breakSeconds: (period) => (period === 2 ? 900 : 130),
  overtimeSeconds: 300,
  overtime: 'clock',
};
