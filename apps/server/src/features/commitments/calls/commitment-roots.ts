import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { readRoots } from '../commitment-root.store.ts';
import { presentRoot } from '../present-root.ts';

/** Two days. */
const PAGE = 48;

export const commitmentRoots =
  ({ pool }: Pick<Platform, 'pool'>): Handler<'commitmentRoots'> =>
  async ({ query }) => {
    const roots = await readRoots(pool, query.before, PAGE);
    const last = roots.at(-1)?.number ?? 1;
    return { roots: roots.map(presentRoot), next: last > 1 ? last : null };
  };
