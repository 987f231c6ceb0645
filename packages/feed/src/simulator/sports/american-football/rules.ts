import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';
import type { Holder, Moment, PossessionEnd, PossessionRules } from '../possession/possession-rules.ts';

/** Change of a drive's scoring chances for one point of rating difference, and at home. */
const STRENGTH = 0.13;
const HOME = 0.07;

/** How a drive ends where sides are even: about 1.95 points. */
const EVEN = [
  { key: 'touchdown-7', points: 7, p: 0.188 },
  { key: 'touchdown-8', points: 8, p: 0.012 },
  { key: 'touchdown-6', points: 6, p: 0.014 },
  { key: 'field-goal', points: 3, p: 0.162 },
  { key: 'field-goal-missed', points: 0, p: 0.03 },
  { key: 'punt', points: 0, p: 0.4 },
  { key: 'interception', points: 0, p: 0.074 },
  { key: 'fumble', points: 0, p: 0.046 },
  { key: 'downs', points: 0, p: 0.074 },
] as const;

function ends(_fixture: Fixture, { home, away }: Ratings, side: Holder): PossessionEnd[] {
  const edge = (side === 1 ? 1 : -1) * (STRENGTH * (home - away) + HOME);
  const hit = EVEN.reduce((sum, end) => sum + (end.points > 0 ? end.p : 0), 0);
  const factor = Math.max(0.35, Math.min(1.9, Math.exp(edge)));
  const rest = (1 - hit * factor) / (1 - hit);
  return EVEN.map(({ key, points, p }) => ({
    key,
    points,
    increments: points >= 6 ? ['touchdown'] : points === 3 ? ['field-goal'] : [],
    p: p * (points > 0 ? factor : rest),
  }));
}

/** Yards gone from the own goal line where a drive ends. */
const REACH: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'field-goal': [62, 92],
  'field-goal-missed': [58, 75],
  punt: [22, 58],
  downs: [45, 90],
};

/** The stop of the clock after a score, while teams and ends change, in seconds of play. */
const CHANGE_SECONDS = 190;

/** The place of something on the field, in hundredths of its length as the side that plays to the right sees it. */
const placeOf = (side: Holder, yards: number): number => {
  // Ten yards of end zone on either side of a hundred.
  const place = (10 + yards) / 1.2;
  return side === 1 ? place : 100 - place;
};

function momentsOf(end: PossessionEnd, side: Holder, random: Random, seconds: number): Moment[] {
  const [low, high] = end.points >= 6 ? [100, 100] : (REACH[end.key] ?? [20, 80]);
  const last = low + (high - low) * random.next();
  const plays = playsUpTo(last, side, random, seconds);
  const at = { share: 1, x: placeOf(side, Math.min(104, last)), y: 50 };
  if (end.points >= 6) return [...plays, ...touchdown(end.points - 6, side, at)];
  return [...plays, end.points === 3 ? fieldGoal(side, at) : lostBall(end.key, side, at)];
}

/** The plays of a drive before its last one, which ends `last` yards from the own goal line. */
function playsUpTo(last: number, side: Holder, random: Random, seconds: number): Moment[] {
  const plays = Math.max(2, Math.min(14, Math.round(seconds / 27)));
  let yards = 20 + 12 * random.next();
  const gain = (last - yards) / plays;
  const moments: Moment[] = [];
  for (let play = 1; play < plays; play++) {
    yards = Math.min(97, Math.max(2, yards + gain + 4 * random.normal()));
    const kind = random.pick(['run', 'pass', 'pass', 'incomplete']);
    moments.push({
      share: play / plays,
      kind,
      side,
      value: Math.round(yards),
      x: placeOf(side, yards),
      y: 30 + 40 * random.next(),
      ...(kind === 'incomplete' ? { stopSeconds: 38 } : {}),
    });
  }
  return moments;
}

type Place = Pick<Moment, 'share' | 'x' | 'y'>;

/** Six points, and the try for `extra` more; 0 for one that failed. */
function touchdown(extra: number, side: Holder, at: Place): Moment[] {
  const scored: Moment = {
    ...at,
    kind: 'touchdown',
    side,
    value: 6,
    increments: [
      ['score', 6],
      ['touchdown', 1],
    ],
    stopSeconds: 45,
    suspendMs: 60_000,
    material: true,
  };
  const tried = extra === 2 ? 'two-point-conversion' : 'extra-point';
  const after: Moment = {
    ...at,
    side,
    kind: extra > 0 ? tried : `${tried}-missed`,
    suspendMs: 12_000,
    material: true,
    stopSeconds: CHANGE_SECONDS,
  };
  return [scored, extra > 0 ? { ...after, value: extra, increments: [['score', extra]] } : after];
}

const fieldGoal = (side: Holder, at: Place): Moment => ({
  ...at,
  kind: 'field-goal',
  side,
  value: 3,
  increments: [
    ['score', 3],
    ['field-goal', 1],
  ],
  stopSeconds: CHANGE_SECONDS,
  suspendMs: 15_000,
  material: true,
});

/** A drive that brings nothing; a ball that was taken is the opponent's moment. */
function lostBall(kind: string, side: Holder, at: Place): Moment {
  const turnover = kind === 'interception' || kind === 'fumble';
  const opponent = side === 1 ? 2 : 1;
  return {
    ...at,
    kind,
    side: turnover ? opponent : side,
    stopSeconds: CHANGE_SECONDS / 2,
    ...(turnover ? { suspendMs: 15_000, material: true } : {}),
  };
}

export const AMERICAN_FOOTBALL_RULES: PossessionRules = {
  stats: ['touchdown', 'field-goal'],
  seconds: () => 156,
  ends,
  moments: momentsOf,
  // A drive goes on over the end of the first and of the third quarter.
  carriesOver: (period) => period === 1 || period === 3,
  breakSeconds: (period) => (period === 2 ? 780 : 120),
  overtimeSeconds: 600,
  overtime: 'turns',
};
