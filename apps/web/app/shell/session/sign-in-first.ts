import { resolveLanguage } from '@touchline/i18n/languages';
import type { LoaderContext } from '../loaders/loader-context.ts';
import { requirePlayer } from './require-player.ts';

/** Pages by which guests come in, and what they may have to read before. */
const WAYS_IN = new Set([
  'login',
  'registration',
  'social-return',
  'oauth',
  'password-reset',
  'activation',
  'unsubscribe',
  'block',
  'information',
  'age-restriction',
  '404',
]);

/** R117: where guests sign in before they see anything, every other page sends them to the login, from which they come back. */
export function requireSignInFirst(services: Pick<LoaderContext, 'player' | 'signInFirst'>, request: Request): void {
  if (!services.signInFirst) return;
  const [, language, section] = new URL(request.url).pathname.replace(/\.data$/, '').split('/');
  if (!WAYS_IN.has(section ?? '')) requirePlayer(services, resolveLanguage(language), request);
}
