import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';
import type { Distribution } from '../chances/distribution.ts';
import type { ScriptEvent } from '../script/script-builder.ts';

export type Holder = 1 | 2;

/** One way in which a possession may end. */
export interface PossessionEnd {
  readonly key: string;
  readonly points: number;
  /** Statistics of the side in possession that it increments by one each. */
  readonly increments: readonly StatKey[];
  readonly p: number;
}

/** An event inside a possession, `share` (0-1) of the way through it; the last one, at 1, is its end. */
export interface Moment extends ScriptEvent {
  readonly share: number;
  /** Real seconds for which the clock then stands still. */
  readonly stopSeconds?: number;
}

/**
 * A sport in which two sides take possession in turn (basketball, handball, drives of American football): how long a possession lasts,
 * how it may end, which events it has. Script and prices both come from these numbers.
 */
export interface PossessionRules {
  readonly stats: readonly StatKey[];
  /** Mean length of a possession, seconds of the game's clock. */
  readonly seconds: (fixture: Fixture) => number;
  /** Ends of a possession of that side; their chances sum to 1. */
  readonly ends: (fixture: Fixture, ratings: Ratings, side: Holder) => readonly PossessionEnd[];
  /** The events of one possession with this end; their points must add up to the end's. */
  readonly moments: (end: PossessionEnd, side: Holder, random: Random, seconds: number) => readonly Moment[];
  /** Whether a possession goes on from the period before (quarters within a half of American football). */
  readonly carriesOver: (period: number) => boolean;
  /** Real seconds of the break after a period. */
  readonly breakSeconds: (period: number) => number;
  readonly overtimeSeconds: number;
  /**
   * `clock`: periods of overtime until one ends unequal. `turns`: pairs of possessions, one each, until one pair ends unequal. `none`: a
   * draw stands.
   */
  readonly overtime: 'clock' | 'turns' | 'none';
}

/**
 * The time that a possession takes is the sum of this many exponential stages (an Erlang law), so the number of possessions in any stretch
 * of time is a Poisson number of stages divided by it: exact, and easy.
 */
export const STAGES = 4;

export function sampleSeconds(mean: number, random: Random): number {
  let product = 1;
  for (let i = 0; i < STAGES; i++) product *= 1 - random.next();
  return (-Math.log(product) * mean) / STAGES;
}

/** Distribution of points of one possession. */
export function pointsOf(ends: readonly PossessionEnd[]): Distribution {
  const max = Math.max(...ends.map((end) => end.points));
  const p = new Float64Array(max + 1);
  for (const end of ends) p[end.points] = (p[end.points] ?? 0) + end.p;
  return p;
}

export const bothSides = <T>(of: (side: Holder) => T): readonly [T, T] => [of(1), of(2)];
export const opponent = (side: Holder): Holder => (side === 1 ? 2 : 1);
