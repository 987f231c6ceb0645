import { negotiateLanguage } from '@touchline/i18n/languages';
import { redirect } from 'react-router';
import type { Route } from './+types/language-redirect.ts';

/** The root has no page of its own: the visitor's language does. */
export function loader({ request }: Route.LoaderArgs) {
  const language = negotiateLanguage(request.headers.get('accept-language') ?? undefined) ?? 'en';
  return redirect(`/${language}`, { headers: { vary: 'accept-language', 'cache-control': 'private, no-cache' } });
}
