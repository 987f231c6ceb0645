import { keepCookie } from '../../cookie-value.ts';

const KEY = 'social-next';

/** As long as a visit may take. */
const VISIT_SECONDS = 600;

/**
 * The way back through a service's page, kept in this tab, and its language in a cookie: the service returns to one address for everybody,
 * which the server leads on from.
 */
export function keepNext(next: string, language: string): void {
  sessionStorage.setItem(KEY, next);
  keepCookie('lng', language, VISIT_SECONDS);
}

export function takeNext(): string | null {
  const next = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return next;
}
