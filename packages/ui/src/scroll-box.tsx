import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

interface ScrollBoxProps {
  /** Its name for those who reach it by keyboard or hear the page. */
  readonly label: string;
  /** By which its content is laid out. */
  readonly className?: string;
  readonly children: ReactNode;
}

type Hidden = 'start' | 'end' | 'both';

/** The edges of a box behind which it has more; null where all of it is seen. A pixel less is rounding. */
function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden | null {
  // From the start of the line: in right-to-left text scrollLeft counts down from 0.
  const passed = Math.abs(scrollLeft);
  const start = passed > 1;
  const end = passed + clientWidth < scrollWidth - 1;
  return start && end ? 'both' : start ? 'start' : end ? 'end' : null;
}

/**
 * A box for content that can be wider than its column: it scrolls sideways by itself, its edges are shaded where there is more, and while there is
 * more, and until that is known, the keyboard reaches it.
 */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState<Hidden | null>();
  const look = useCallback(() => {
    if (box.current) setHidden(hiddenEdges(box.current));
  }, []);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [look]);
  return (
    <div className="scroll-box" data-hidden-edge={hidden ?? undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section ref={box} className={className} aria-label={label} tabIndex={hidden === null ? undefined : 0} onScroll={look}>
        {children}
      </section>
    </div>
  );
}
