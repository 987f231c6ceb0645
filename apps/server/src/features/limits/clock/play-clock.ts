import type { PersonalNews } from '@touchline/contract/push';
import { inTransaction } from '#platform/in-transaction';
import type { Platform } from '#platform/platform';
import { writePlayStopped } from '../exclude.ts';
import { lockPlayTime, readDue, writeLooked } from './clock.store.ts';
import { decideClock } from './decide-clock.ts';

/** Time may be up so much before it is noticed: with what ending the sessions takes, within a second (T44). */
const LOOK_MS = 400;
const MOST = 500;

/** Watches the time of players who limit it. The server's work alone: no page has a say in it. */
export function createPlayClock({ pool, outbox, log, roles }: Pick<Platform, 'pool' | 'outbox' | 'log' | 'roles'>) {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  /** Looks at one player; whether there is something to tell. */
  const lookAt = (playerId: bigint): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const time = await lockPlayTime(client, playerId);
      if (!time) return false;
      const decided = decideClock(time);
      await writeLooked(client, playerId, time, decided);
      if (decided.overUntilMs !== null) await writePlayStopped(client, playerId, 'session-limit');
      if (decided.tellReality) {
        const message: PersonalNews = { kind: 'reality-check' };
        await client.query('insert into outbox (subject, message) values ($1, $2)', [`news.player.${playerId}`, JSON.stringify(message)]);
      }
      return decided.overUntilMs !== null || decided.tellReality;
    });

  async function look(): Promise<void> {
    for (const playerId of await readDue(pool, MOST)) if (await lookAt(playerId)) outbox.nudge();
  }
  return {
    look,
    start() {
      if (!roles.has('jobs')) return;
      timer = setInterval(() => {
        looking = looking.then(look).catch((err: unknown) => log.warn({ err }, 'the time of players will be looked at again'));
      }, LOOK_MS);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
