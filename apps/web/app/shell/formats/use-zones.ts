import { useMemo } from 'react';
import { useHydrated } from '../page/use-hydrated.ts';

/** Time zones to choose from. The list is the browser's own: the server knows the chosen one only. */
export function useZones(current: string): readonly string[] {
  const hydrated = useHydrated();
  return useMemo(
    () => (hydrated ? [...new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')])].sort() : [current]),
    [hydrated, current],
  );
}
