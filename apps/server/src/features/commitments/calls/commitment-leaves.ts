import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { readLeaves } from '../commitment.store.ts';
import { readHead } from '../commitment-head.store.ts';
import { presentHead } from '../present-head.ts';

const PAGE = 256;

export const commitmentLeaves =
  ({ pool }: Pick<Platform, 'pool'>): Handler<'commitmentLeaves'> =>
  async ({ params, query }) => {
    const head = await readHead(pool, params.number);
    if (!head) throw new Failure('commitment_unknown');
    const from = query.from ?? head.sizeBefore;
    const next = from + PAGE;
    return { head: presentHead(head), leaves: await readLeaves(pool, from, head.size, PAGE), next: next < head.size ? next : null };
  };
