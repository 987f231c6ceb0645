import { type ToggleEvent, useCallback, useRef, useState } from 'react';

/** How the list of a field stands: beside the field, over the page, or closed. `onLeave` is told what was typed when it closed without a choice. */
export function useSelectList(onLeave: ((typed: string) => void) | undefined) {
  const [open, setOpen] = useState<'list' | 'page' | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const typed = useRef('');

  const closed = useCallback((): void => {
    setOpen(null);
    if (typed.current !== '') onLeave?.(typed.current);
    typed.current = '';
  }, [onLeave]);
  const close = (): void => {
    typed.current = '';
    if (open === 'page') setOpen(null);
    else popover.current?.hidePopover();
  };
  const onToggle = (event: ToggleEvent): void => {
    if (event.newState === 'open') setOpen('list');
    else if (open === 'list') closed();
  };
  const onSearchChange = (text: string): void => {
    typed.current = text;
  };
  return { open, popover, close, closed, onToggle, onSearchChange, openPage: () => setOpen('page') };
}
