import { consistencyRanges } from '@touchline/casino/commitments/merkle-ranges';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { readHead } from '../commitment-head.store.ts';
import { presentHead } from '../present-head.ts';
import { readRanges, toHex } from '../read-ranges.ts';

export const commitmentConsistency =
  ({ pool }: Pick<Platform, 'pool'>): Handler<'commitmentConsistency'> =>
  async ({ params, query }) => {
    if (query.first > params.number) throw new Failure('invalid', { fields: { first: ['at most the number of the later head'] } });
    const [first, second] = await Promise.all([readHead(pool, query.first), readHead(pool, params.number)]);
    if (!first || !second) throw new Failure('commitment_unknown');
    const path = await readRanges(pool, consistencyRanges(first.size, second.size));
    return { first: presentHead(first), second: presentHead(second), path: path.map(toHex) };
  };
