import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadLate } from './load-late.ts';
import { useHydrated } from './use-hydrated.ts';

/** A component for `LatePart`. One whose script is broken is logged and not there: the page stands without it. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return { default: await loadLate(load) };
    } catch (error) {
      console.error('late part', error);
      return { default: () => null };
    }
  });

interface LatePartProps {
  /** Once this has been so, its script is brought; where nothing is said, as soon as the page answers. */
  readonly wanted?: boolean;
  /** Made with `lazyPart`. */
  readonly children: ReactNode;
}

/**
 * A part that the server's page has nothing of: a dialog, news. What its properties say before its script is there, an early tap above all, it does as
 * it comes.
 */
export function LatePart({ wanted = true, children }: LatePartProps) {
  const hydrated = useHydrated();
  // It stays, so that a dialog draws its own end.
  const [brought, setBrought] = useState(false);
  if (!brought && hydrated && wanted) setBrought(true);
  return brought ? <Suspense fallback={null}>{children}</Suspense> : null;
}
