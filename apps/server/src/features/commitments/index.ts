import type { COMMITMENTS_CALLS } from '@touchline/contract/commitments/calls';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { commitmentLeaves } from './calls/commitment-leaves.ts';
import { commitmentProof } from './calls/commitment-proof.ts';
import { commitmentRoots } from './calls/commitment-roots.ts';
import { closeHour } from './close-hour.ts';
import { createHourTrees } from './hour-trees.ts';

/** Hours that one run of the job sums up: after a long standstill it takes several. */
const HOURS_A_RUN = 200;

export interface CommitmentsFeature extends Feature<keyof typeof COMMITMENTS_CALLS> {
  /** Sums up the hours that are over, or that end within `aheadMs`; answers how many. For tests. */
  closeHours(aheadMs?: number): Promise<number>;
}

/** The public, append-only log of what the house commits to before it draws (decision 0082). */
export function createCommitmentsFeature({ pool, jobs }: Pick<Platform, 'pool' | 'jobs'>): CommitmentsFeature {
  async function closeHours(aheadMs?: number): Promise<number> {
    let closed = 0;
    while (closed < HOURS_A_RUN && (await closeHour(pool, aheadMs))) closed += 1;
    return closed;
  }
  jobs.define('commitment-roots', async () => {
    await closeHours();
  });
  jobs.every('*/5 * * * *', 'commitment-roots');
  return {
    handlers: {
      commitmentRoots: commitmentRoots({ pool }),
      commitmentLeaves: commitmentLeaves({ pool }),
      commitmentProof: commitmentProof({ pool }, createHourTrees(pool)),
    },
    closeHours,
  };
}
