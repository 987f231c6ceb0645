import { useEffect, useMemo } from 'react';
import { type StakeBounds, useStakeBounds } from './stake-bounds-store.ts';

/** The bounds of the filled coupon's stake, told to what stands outside of it too; null until the server has said both. */
export function useSharedBounds(minMinor: bigint | null, maxMinor: bigint | null): StakeBounds | null {
  const bounds = useMemo(
    () => (minMinor !== null && maxMinor !== null && maxMinor > 0n ? { minMinor, maxMinor } : null),
    [minMinor, maxMinor],
  );
  useEffect(() => useStakeBounds.setState({ bounds }), [bounds]);
  return bounds;
}
