import { useMemo } from 'react';
import { useHydrated } from '../page/use-hydrated.ts';

/** Time zones to choose from: some four hundred, once they are `wanted`. The list is the browser's own: the server knows the chosen one only. */
export function useZones(current: string, wanted = true): readonly string[] {
  const hydrated = useHydrated();
  return useMemo(
    () => (hydrated && wanted ? [...new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')])].sort() : [current]),
    [hydrated, wanted, current],
  );
}
