import type { Socket } from 'node:net';
import type { Random } from '@touchline/kernel/random';
import type pg from 'pg';

/** Connections that break at the worst moments. */
export interface Crashes {
  /** Part of the statements that lose their connection; 0 for none. */
  chance: number;
  /** So far. */
  count: number;
}

/**
 * From now on the pool's connections break now and then: just before a statement is sent, or once it has been sent and before its answer
 * comes. To the code above it is as if the process had died between two steps and another one went on.
 */
export function crashPool(pool: pg.Pool, random: Random): Crashes {
  const crashes: Crashes = { chance: 0, count: 0 };
  const wrapped = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    Object.assign(client, {
      query(...asked: unknown[]) {
        if (!random.chance(crashes.chance)) return query(...asked);
        crashes.count++;
        if (random.chance(0.5)) {
          stream.destroy();
          return query(...asked);
        }
        const answer = query(...asked);
        // Anything written by then is on its way, and is done: nobody will hear of it.
        setImmediate(() => stream.destroySoon());
        return answer;
      },
    });
  });
  return crashes;
}
