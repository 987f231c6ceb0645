import { defaultLanguage } from '@touchline/i18n/languages';
import { negotiateLanguage } from '@touchline/i18n/negotiate-language';
import { redirect } from 'react-router';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import type { Route } from './+types/language-redirect.ts';

/** The root has no page of its own: the visitor's language does. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { languages } = context.get(loaderContext).look;
  const language = negotiateLanguage(request.headers.get('accept-language') ?? undefined, languages) ?? defaultLanguage(languages);
  return redirect(`/${language}`, { headers: { vary: 'accept-language', 'cache-control': 'private, no-cache' } });
}
