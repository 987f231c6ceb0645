import { useEffect, useRef } from 'react';

/** R044: a tenth of the sentinel in sight, half a screen before it would be seen. */
const NEAR = { threshold: 0.1, rootMargin: '0px 0px 50% 0px' } as const;

/** Put onto an element at a list's end: `onNear` is called when the player comes near it, once for every new `page`. Null listens to nothing. */
export function useInfiniteScroll<E extends HTMLElement>(page: string | number, onNear: (() => void) | null): React.RefObject<E | null> {
  const sentinel = useRef<E>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  }, [onNear]);
  const idle = onNear === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may leave the sentinel in sight: only a new watch tells of it
  useEffect(() => {
    if (!sentinel.current || idle) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current?.();
    }, NEAR);
    watch.observe(sentinel.current);
    return () => watch.disconnect();
  }, [page, idle]);
  return sentinel;
}
