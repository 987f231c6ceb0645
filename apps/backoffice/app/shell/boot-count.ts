const KEY = 'console.boots';
const MAX = 3;
const WITHIN_MS = 20_000;

/**
 * Whether the page may begin once more. Where a page's module cannot be loaded the router loads the whole page again: right after an update, and endless
 * where the module itself is broken. Counts the beginnings of the last 20 s after which no page was shown.
 */
export function mayBoot(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const boots = (storage.getItem(KEY) ?? '')
    .split(' ')
    .map(Number)
    .filter((at) => at > now - WITHIN_MS && at <= now);
  if (boots.length >= MAX) return false;
  storage.setItem(KEY, [...boots, now].join(' '));
  return true;
}

/** Something is shown. */
export const booted = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(KEY);
