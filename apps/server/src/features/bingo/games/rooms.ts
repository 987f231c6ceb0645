import { ALL_BINGO_ROOMS } from '@touchline/casino/bingo/bingo-rooms';
import type { DrivenTables } from '#features/casino';
import type { BingoDeps } from '../bingo-deps.ts';
import { beginDueGame } from './begin-game.ts';
import { readRunningGames } from './bingo-game.store.ts';
import { GAMES_AHEAD, openGames } from './open-games.ts';
import { payStep } from './pay-purchases.ts';
import { ballsSeen } from './present-game.ts';
import { settleOverGame } from './settle-game.ts';
import { tellRoom } from './tell-room.ts';

/** Bounds of a look. */
export interface LookBounds {
  /** Purchases of one transaction. */
  readonly batch?: number;
  /** It ends after so many transactions, as if the process had ended there. */
  readonly steps?: number;
}

/** A room is looked at often from so long before a start. */
const SOON_MS = 2_000;

/** The rooms as a driver drives them. */
export interface Rooms extends DrivenTables {
  /** One look at everything. For tests too. */
  runDue(look?: LookBounds): Promise<void>;
}

/**
 * The rooms, as a driver drives them: begins, settles and pays the games that are due, tells the balls as they come, and opens what the schedules lack.
 * Every step is a transaction that takes up where the last one ended, so any number of processes may do this at once, and each may end at any point.
 */
export function createRooms(deps: BingoDeps): Rooms {
  const { pool, events } = deps.platform;
  /** How many balls of a game have been told. Told once more after a change of process, which harms nobody. */
  const told = new Map<bigint, number>();

  /** Gives whether a game is under way. */
  async function look({ batch, steps = Number.POSITIVE_INFINITY }: LookBounds): Promise<boolean> {
    let taken = 0;
    const repeat = async (step: () => Promise<boolean>): Promise<void> => {
      for (; taken < steps && (await step()); taken += 1);
    };
    const toldStep = async (step: Promise<{ readonly id: bigint } | undefined>): Promise<boolean> => {
      const game = await step;
      if (game) await tellRoom(deps, game.id);
      return game !== undefined;
    };
    await repeat(() => toldStep(beginDueGame(deps)));
    await repeat(() => toldStep(settleOverGame(deps)));
    // Before the payments, which wait for accounts that somebody else holds, as balls come by the clock.
    const isUnderWay = taken < steps && (await tellBalls());
    await repeat(async () => {
      const paid = await payStep(deps, batch);
      if (paid) events.nudge();
      return paid;
    });
    return isUnderWay;
  }

  async function tellBalls(): Promise<boolean> {
    const games = await readRunningGames(pool);
    const playing = games.filter(({ status }) => status === 'playing');
    for (const game of playing) {
      const seen = ballsSeen(game);
      if (told.get(game.id) !== seen) await tellRoom(deps, game.id);
      told.set(game.id, seen);
    }
    for (const id of told.keys()) if (!playing.some((game) => game.id === id)) told.delete(id);
    for (const room of ALL_BINGO_ROOMS)
      if (games.filter((game) => game.room === room.key && game.status === 'open').length < GAMES_AHEAD) await openGames(deps, room);
    return (
      playing.length > 0 || games.some(({ status, startsAt, now }) => status === 'open' && startsAt.getTime() - now.getTime() < SOON_MS)
    );
  }

  return {
    name: 'bingo',
    advance: () => look({}),
    async runDue(bounds = {}) {
      await look(bounds);
    },
  };
}
