import type { CommitmentRootView } from '@touchline/contract/commitments/shapes';
import type { StoredRoot } from './commitment-root.store.ts';

export const presentRoot = (root: StoredRoot): CommitmentRootView => ({ ...root, hour: root.hour.getTime() });
