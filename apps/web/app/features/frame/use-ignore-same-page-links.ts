import { useEffect } from 'react';

/** Whether a link points to the current page; such navigations are skipped (R001). In-page anchors (#...) do not count. */
export const isSamePage = (
  link: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>,
  here: Pick<URL, 'origin' | 'pathname' | 'search'>,
): boolean => link.origin === here.origin && link.pathname === here.pathname && link.search === here.search && link.hash === '';

/** Presses on links to the page that is open load nothing; they lead to its top. Before the router sees them. */
export function useIgnoreSamePageLinks(): void {
  useEffect(() => {
    const skip = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return;
      if (!isSamePage(link, location)) return;
      event.preventDefault();
      scrollTo({ top: 0 });
    };
    addEventListener('click', skip, { capture: true });
    return () => removeEventListener('click', skip, { capture: true });
  }, []);
}
