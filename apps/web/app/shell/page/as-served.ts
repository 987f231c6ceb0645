import { useCallback, useSyncExternalStore } from 'react';

/**
 * Properties of an element that keeps what the server has put into it: nothing there is taken over, follows anything or answers. It may change
 * nothing but its place: drawn anew, it is empty.
 */
export const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/**
 * Whether there is room for a part that narrow screens do not show: where there is none it stays `AS_SERVED`. A phone does without taking over a
 * hundred links that nobody sees; the server, which sees no screen, draws them for all.
 */
export function useHasRoom(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  const read = (): boolean => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, () => typeof window === 'undefined' || read());
}
