import { setCookie } from '../../shell/storage/cookies.ts';

const KEY = 'social-next';

/** As long as a visit may take. */
const VISIT_SECONDS = 600;

/**
 * The way back through a service's page, kept in this tab, and its language in a cookie: the service returns to one address for everybody,
 * which the server leads on from.
 */
export function saveReturnPath(next: string, language: string): void {
  sessionStorage.setItem(KEY, next);
  setCookie('lng', language, VISIT_SECONDS);
}

export function popReturnPath(): string | null {
  const next = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return next;
}
