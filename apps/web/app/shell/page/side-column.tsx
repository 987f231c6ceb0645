import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

const WIDE = '(min-width: 1024px)';

let outlet: HTMLElement | null = null;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    query.removeEventListener('change', listener);
    listeners.delete(listener);
  };
};

const setOutlet = (element: HTMLElement | null): void => {
  outlet = element;
  tell();
};

/** Under the coupon, for what a screen has beside its content. */
export const SideColumnOutlet = () => <div className="stack" ref={setOutlet} />;

interface SideColumnProps {
  readonly children: ReactNode;
  /** Beside the coupon instead of under it: its style sheet says where (`order`). */
  readonly first?: boolean;
}

/** On wide screens its content stands under the coupon; on narrow ones, and in the server's page, where it is written: below the rest. */
export function SideColumn({ children, first = false }: SideColumnProps) {
  const beside = useSyncExternalStore(
    subscribe,
    () => (matchMedia(WIDE).matches ? (first ? (outlet?.parentElement ?? null) : outlet) : null),
    () => null,
  );
  return beside ? createPortal(children, beside) : <div className="stack">{children}</div>;
}
