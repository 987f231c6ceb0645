import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { type LateLoading, loadLate } from './load-late.ts';
import { useHydrated } from './use-hydrated.ts';

/** Imports a part. One whose script is broken is logged and not there: the page stands without it. */
export async function loadPart<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  loading?: LateLoading,
): Promise<{ readonly default: ComponentType<P> }> {
  try {
    return { default: pick(await loadLate(load, loading)) };
  } catch (error) {
    console.error('late part', error);
    return { default: () => null };
  }
}

/**
 * A component for `LatePart`. `load` imports its module and nothing more, since one that was lost is imported again by its address; `pick` names the
 * component in it.
 */
export const lazyPart = <M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => loadPart(load, pick));

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
