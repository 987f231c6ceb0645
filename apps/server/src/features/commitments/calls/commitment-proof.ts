import { inclusionPath } from '@touchline/casino/commitments/merkle-tree';
import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { readCommitment } from '../commitment.store.ts';
import { readRoot } from '../commitment-root.store.ts';
import type { HourTrees } from '../hour-trees.ts';
import { presentRoot } from '../present-root.ts';

export const commitmentProof =
  ({ pool }: Pick<Platform, 'pool'>, treeOf: HourTrees): Handler<'commitmentProof'> =>
  async ({ params }) => {
    const found = await readCommitment(pool, params.promise);
    if (!found) throw new Failure('commitment_unknown');
    const { kind, promise, rootNumber, place } = found;
    const logged = { kind, promise, loggedAt: found.loggedAt.getTime() };
    if (rootNumber === null || place === null) return { ...logged, inclusion: null };
    const [root, levels] = await Promise.all([readRoot(pool, rootNumber), treeOf(rootNumber)]);
    invariant(root, 'a commitment with a place has its root');
    const path = inclusionPath(levels, place).map((hash) => Buffer.from(hash).toString('hex'));
    return { ...logged, inclusion: { place, path, root: presentRoot(root) } };
  };
