import type { Queryable } from './queryable.ts';

/** Whether the database answers, as of at most a second ago. */
export interface DatabaseProbe {
  answers(): Promise<boolean>;
}

const KEPT_MS = 1_000;
const TIMEOUT_MS = 1_000;

/**
 * Asks over a connection that nobody else uses, so that a full pool is no dead database, and once however many ask: who asks how the server is
 * must have an answer while everybody else waits.
 */
export function createDatabaseProbe(pool: Queryable, now: () => number = () => performance.now()): DatabaseProbe {
  let last: { readonly at: number; readonly ok: boolean } | undefined;
  let asking: Promise<boolean> | undefined;
  async function ask(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    });
    const asked = pool.query('select 1').then(
      () => true,
      () => false,
    );
    const ok = await Promise.race([asked, late]);
    clearTimeout(timer);
    last = { at: now(), ok };
    asking = undefined;
    return ok;
  }
  return {
    async answers() {
      if (last && now() - last.at < KEPT_MS) return last.ok;
      asking ??= ask();
      return asking;
    },
  };
}
