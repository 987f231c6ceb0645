import type { CommitmentHead, CommitmentKey } from '@touchline/contract/commitments/shapes';
import { useEffect, useState } from 'react';
import { checkSignature, type SignatureFinding } from './check-signature.ts';

/** The finding about a head's signature; null until the browser has worked it out. */
export function useSignature(head: CommitmentHead | null, keys: readonly CommitmentKey[]): SignatureFinding | null {
  const [checked, setChecked] = useState<{ readonly head: CommitmentHead; readonly finding: SignatureFinding } | null>(null);
  useEffect(() => {
    let isShown = true;
    if (head)
      void checkSignature(head, keys).then((finding) => {
        if (isShown) setChecked({ head, finding });
      });
    return () => {
      isShown = false;
    };
  }, [head, keys]);
  return checked !== null && checked.head === head ? checked.finding : null;
}

/** Whether a signature speaks against its head. One that could not be checked does not. */
export const isRefused = (finding: SignatureFinding | null): boolean => finding === 'broken' || finding === 'unknown-key';
