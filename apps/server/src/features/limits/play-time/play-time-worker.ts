import { inTransaction } from '#platform/db/in-transaction';
import { writeEvent } from '#platform/events/write-events';
import type { Platform } from '#platform/platform';
import { writePlayStopped } from '../exclude.ts';
import { decidePlayTime } from './decide-play-time.ts';
import { lockPlayTime, readDue, updatePlayTime } from './play-time.store.ts';

/** Time may be up so much before it is noticed: with what ending the sessions takes, within a second (T44). */
const POLL_INTERVAL_MS = 400;
const MAX = 500;

/** Watches the time of players who limit it. The server's work alone: no page has a say in it. */
export function createPlayTimeWorker({ pool, events, log, roles }: Pick<Platform, 'pool' | 'events' | 'log' | 'roles'>) {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  /** Looks at one player; whether there is something to tell. */
  const lookAt = (playerId: bigint): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const time = await lockPlayTime(client, playerId);
      if (!time) return false;
      const decided = decidePlayTime(time);
      await updatePlayTime(client, playerId, time, decided);
      if (decided.blockedUntilMs !== null) await writePlayStopped(client, playerId, 'session-limit');
      if (decided.tellReality) {
        await writeEvent(client, playerId, { kind: 'reality-check' });
      }
      return decided.blockedUntilMs !== null || decided.tellReality;
    });

  async function look(): Promise<void> {
    for (const playerId of await readDue(pool, MAX)) if (await lookAt(playerId)) events.nudge();
  }
  return {
    look,
    start() {
      if (!roles.has('jobs')) return;
      timer = setInterval(() => {
        looking = looking.then(look).catch((err: unknown) => log.warn({ err }, 'failed to check play time; retrying'));
      }, POLL_INTERVAL_MS);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
