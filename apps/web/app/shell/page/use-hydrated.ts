import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the browser's first drawing, which must equal it; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
