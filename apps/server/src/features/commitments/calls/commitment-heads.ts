import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { readHeads } from '../commitment-head.store.ts';
import { presentHead } from '../present-head.ts';

/** Two days. */
const PAGE = 48;

export const commitmentHeads =
  ({ pool }: Pick<Platform, 'pool'>): Handler<'commitmentHeads'> =>
  async ({ query }) => {
    const heads = await readHeads(pool, query.before, PAGE);
    const last = heads.at(-1)?.number ?? 1;
    return { heads: heads.map(presentHead), next: last > 1 ? last : null };
  };
