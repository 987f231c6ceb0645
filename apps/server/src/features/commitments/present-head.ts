import type { CommitmentHead } from '@touchline/contract/commitments/shapes';
import type { StoredHead } from './commitment-head.store.ts';

export const presentHead = ({ number, hour, size, sizeBefore, root, signature }: StoredHead): CommitmentHead => ({
  number,
  hour: hour.getTime(),
  size,
  added: size - sizeBefore,
  root,
  signature: signature && { publicKey: signature.publicKey, signature: signature.signature, signedAt: signature.signedAt.getTime() },
});
