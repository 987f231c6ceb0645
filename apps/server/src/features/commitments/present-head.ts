import type { CommitmentHead } from '@touchline/contract/commitments/shapes';
import type { StoredHead } from './commitment-head.store.ts';

export const presentHead = ({ number, hour, size, sizeBefore, root }: StoredHead): CommitmentHead => ({
  number,
  hour: hour.getTime(),
  size,
  added: size - sizeBefore,
  root,
});
