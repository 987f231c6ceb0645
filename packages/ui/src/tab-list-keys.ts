import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, Home and End among the tabs of a strip (WAI-ARIA's roving focus). In right-to-left pages the arrows follow the eye.
 * Moving also chooses.
 */
export function handleTabListKeys(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role="tab"]:not([disabled])`)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const to =
    event.key === forward || event.key === 'ArrowDown'
      ? (at + 1) % items.length
      : event.key === backward || event.key === 'ArrowUp'
        ? (at - 1 + items.length) % items.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? items.length - 1
            : -1;
  const next = items[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
