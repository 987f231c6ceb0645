import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { readLeaves } from '../commitment.store.ts';
import { readRoot } from '../commitment-root.store.ts';
import { presentRoot } from '../present-root.ts';

const PAGE = 256;

export const commitmentLeaves =
  ({ pool }: Pick<Platform, 'pool'>): Handler<'commitmentLeaves'> =>
  async ({ params, query }) => {
    const root = await readRoot(pool, params.number);
    if (!root) throw new Failure('commitment_unknown');
    const from = query.from ?? 0;
    const next = from + PAGE;
    return { root: presentRoot(root), leaves: await readLeaves(pool, root.number, from, PAGE), next: next < root.leaves ? next : null };
  };
