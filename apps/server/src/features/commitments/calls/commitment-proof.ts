import { inclusionRanges } from '@touchline/casino/commitments/merkle-ranges';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { readCommitment } from '../commitment.store.ts';
import { readHeadOfPlace } from '../commitment-head.store.ts';
import { presentHead } from '../present-head.ts';
import { readRanges, toHex } from '../read-ranges.ts';

export const commitmentProof =
  ({ pool }: Pick<Platform, 'pool'>): Handler<'commitmentProof'> =>
  async ({ params }) => {
    const found = await readCommitment(pool, params.promise);
    if (!found) throw new Failure('commitment_unknown');
    const { kind, promise, place } = found;
    const logged = { kind, promise, loggedAt: found.loggedAt.getTime() };
    // Of an hour with many commitments the first ones have their place before it has its head.
    const head = place === null ? undefined : await readHeadOfPlace(pool, place);
    if (place === null || !head) return { ...logged, inclusion: null };
    const path = await readRanges(pool, inclusionRanges(place, head.size));
    return { ...logged, inclusion: { place, path: path.map(toHex), head: presentHead(head) } };
  };
