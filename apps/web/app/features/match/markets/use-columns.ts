import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767px)';
const MIDDLE = '(max-width: 1439px)';

const subscribe = (listener: () => void): (() => void) => {
  const queries = [matchMedia(NARROW), matchMedia(MIDDLE)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

/** How many columns there is room for, at most what the player chose. The server, which sees no screen, deals two. */
export function useColumns(chosen: number): number {
  const room = useSyncExternalStore(
    subscribe,
    () => (matchMedia(NARROW).matches ? 1 : matchMedia(MIDDLE).matches ? 2 : 3),
    () => 2,
  );
  return Math.min(room, chosen);
}
