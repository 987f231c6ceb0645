import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';
import type { ScriptEvent } from '../script/script-builder.ts';
import type { Server } from '../sets/match-chances.ts';

/** A sport of rallies: every rally is a point, a set goes to a number of points and is won by two. */
export interface RallyRules {
  /** Points that win set number `set`. */
  readonly target: (fixture: Fixture, set: number) => number;
  /** Chances that the home side wins a rally when it serves, and when the other side does. */
  readonly homeWins: (fixture: Fixture, ratings: Ratings) => HomeAway;
  /** The server after a point that makes it home:away. */
  readonly nextServer: (server: Server, winner: Server, home: number, away: number) => Server;
  /** The event of a point. */
  readonly pointEvent: (winner: Server, server: Server, random: Random) => Pick<ScriptEvent, 'kind' | 'x' | 'y' | 'increments'>;
  readonly stats: readonly 'ace'[];
  /** Share of rallies that are aces of the server. */
  readonly aceShare: number;
  readonly rallySeconds: number;
  readonly setBreakSeconds: number;
  /** No set has more points of one side; longer ones are as good as even. */
  readonly reach: number;
}

export const other = (side: Server): Server => (side === 1 ? 2 : 1);

export const rallySetOver = (home: number, away: number, target: number): boolean =>
  Math.max(home, away) >= target && Math.abs(home - away) >= 2;
