import { useEffect } from 'react';

/** Whether a press would lead to the page on which it happens: R001, such a navigation is skipped. A place inside of the page is none. */
export const isCurrent = (
  link: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>,
  here: Pick<URL, 'origin' | 'pathname' | 'search'>,
): boolean => link.origin === here.origin && link.pathname === here.pathname && link.search === here.search && link.hash === '';

/** Presses on links to the page that is open load nothing; they lead to its top. Before the router sees them. */
export function useSkipCurrent(): void {
  useEffect(() => {
    const skip = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return;
      if (!isCurrent(link, location)) return;
      event.preventDefault();
      scrollTo({ top: 0 });
    };
    addEventListener('click', skip, { capture: true });
    return () => removeEventListener('click', skip, { capture: true });
  }, []);
}
