import type { Language } from '@touchline/i18n/languages';
import { redirect } from 'react-router';
import type { Services } from './services.ts';

/** Screens of the signed-in: a guest is sent to the login and comes back from there. */
export function needPlayer(services: Pick<Services, 'player'>, language: Language, request: Request): { readonly id: string } {
  if (services.player !== null) return services.player;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/${language}/login?next=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`);
}

/** The way back after the login: a path of this site or nothing. An address elsewhere would be a trap. */
export function safeNext(next: string | null, otherwise: string): string {
  if (next === null || !/^\/(?![/\\])[^\s\\]*$/.test(next)) return otherwise;
  // Headers are ASCII: letters of other scripts travel escaped.
  const { pathname, search, hash } = new URL(next, 'http://site');
  return pathname + search + hash;
}
