import type { COMMITMENTS_CALLS } from '@touchline/contract/commitments/calls';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { commitmentConsistency } from './calls/commitment-consistency.ts';
import { commitmentHeads } from './calls/commitment-heads.ts';
import { commitmentKeys } from './calls/commitment-keys.ts';
import { commitmentLeaves } from './calls/commitment-leaves.ts';
import { commitmentProof } from './calls/commitment-proof.ts';
import { growLog } from './grow-log.ts';
import { addSigningKey, type KeyVault, requireSigningKey } from './signing-key.ts';

/** Steps that one run of the job takes: after a long standstill it takes several runs. */
const STEPS_A_RUN = 200;

export interface CommitmentsFeature extends Feature<keyof typeof COMMITMENTS_CALLS> {
  /** Sums up the hours that are over, or that end until an instant. For tests. */
  closeHours(asOf?: Date): Promise<void>;
  /** Adds the key that signs from an instant on, null for at once; gives its public half. Throws RangeError. For tests; operators have a command. */
  addKey(signsFrom: Date | null): Promise<string>;
}

/** The public, append-only log of what the house commits to before it draws (decision 0082), its heads signed (0092). */
export function createCommitmentsFeature(
  { pool, jobs, roles }: Pick<Platform, 'pool' | 'jobs' | 'roles'>,
  { vault }: { readonly vault: KeyVault },
): CommitmentsFeature {
  async function closeHours(asOf?: Date): Promise<void> {
    for (let steps = 0; steps < STEPS_A_RUN; steps += 1) {
      if ((await growLog(pool, vault, asOf)) === 'none') return;
    }
  }
  jobs.define('commitment-heads', () => closeHours());
  jobs.every('*/5 * * * *', 'commitment-heads');
  return {
    handlers: {
      commitmentHeads: commitmentHeads({ pool }),
      commitmentKeys: commitmentKeys({ pool }),
      commitmentLeaves: commitmentLeaves({ pool }),
      commitmentProof: commitmentProof({ pool }),
      commitmentConsistency: commitmentConsistency({ pool }),
    },
    closeHours,
    addKey: (signsFrom) => addSigningKey(pool, vault, signsFrom),
    start: async () => {
      if (roles.has('api') || roles.has('jobs')) await requireSigningKey(pool, vault);
    },
  };
}
