import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';
import type { Audit } from './audit.ts';
import type { ProposalExecutors } from './proposal-executors.ts';

export interface OperatorFeatureDeps {
  readonly vault: Pick<VaultFeature, 'seal' | 'open' | 'sealColumns' | 'openKept' | 'isShredded' | 'sealPlain' | 'sealPlainColumns'>;
}

export interface OperatorDeps extends OperatorFeatureDeps {
  readonly platform: Platform;
  readonly audit: Audit;
  readonly executors: ProposalExecutors;
}
