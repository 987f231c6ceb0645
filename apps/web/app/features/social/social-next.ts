const KEY = 'social-next';

/** The way back through a service's page, kept in this tab: the service returns to one address for everybody. */
export const keepNext = (next: string): void => sessionStorage.setItem(KEY, next);

export function takeNext(): string | null {
  const next = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return next;
}
