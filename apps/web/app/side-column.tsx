import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

const PLACE = 'side-column';
const WIDE = '(min-width: 1024px)';

/** Under the coupon, for what a screen has beside its content. */
export const SideColumnPlace = () => <div id={PLACE} className="stack" />;

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** On wide screens its content stands under the coupon; on narrow ones, and in the server's page, where it is written: below the rest. */
export function SideColumn({ children }: { readonly children: ReactNode }) {
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PLACE)), []);
  return wide && place ? createPortal(children, place) : <div className="stack">{children}</div>;
}
