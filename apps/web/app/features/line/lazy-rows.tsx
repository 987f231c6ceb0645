import { type ReactNode, useEffect, useRef, useState } from 'react';

/** R043: how far outside of the screen rows are still drawn. */
const BUFFER_PX = 800;

/**
 * Draws its content only near the screen. Heights in lists are fixed, so the place that it keeps is exact and nothing jumps; the server draws
 * the first blocks whole, and a page without script is not emptier than the server made it.
 */
export function LazyRows({ height, eager, children }: { readonly height: string; readonly eager: boolean; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(eager);
  useEffect(() => {
    const block = ref.current;
    if (!block) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        // A block with focus stays: its control must not vanish under the keyboard.
        if (entry) setNear(entry.isIntersecting || block.contains(document.activeElement));
      },
      { rootMargin: `${BUFFER_PX}px 0px` },
    );
    watch.observe(block);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={ref} style={near ? undefined : { blockSize: height }}>
      {near ? children : null}
    </div>
  );
}
