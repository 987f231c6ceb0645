import type { Language } from '@touchline/i18n/languages';
import { redirect } from 'react-router';
import type { LoaderContext } from '../loaders/loader-context.ts';

/** The page that a request is about: a step inside of the site asks for its data, and names the parts that it wants. */
export function pageAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  return pathname.replace(/\.data$/, '') + (searchParams.size === 0 ? '' : `?${searchParams}`);
}

/** Screens of the signed-in: a guest is sent to the login and comes back from there. */
export function requirePlayer(services: Pick<LoaderContext, 'player'>, language: Language, request: Request): { readonly id: string } {
  if (services.player !== null) return services.player;
  throw redirect(`/${language}/login?next=${encodeURIComponent(pageAddress(request))}`);
}

/** The way back after the login: a path of this site or nothing. An address elsewhere would be a trap. */
export function safeReturnPath(next: string | null, otherwise: string): string {
  if (next === null || !/^\/(?![/\\])[^\s\\]*$/.test(next)) return otherwise;
  // Headers are ASCII: letters of other scripts travel escaped.
  const { pathname, search, hash } = new URL(next, 'http://site');
  return pathname + search + hash;
}
