import { useEffect } from 'react';

/** Escape hides what is open, unless a dialog or a menu in front of it takes the key. */
export function useHideOnEscape(open: boolean, hide: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const hideOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector(':popover-open, dialog[open]')) hide();
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [open, hide]);
}
