import type { Language } from '@touchline/i18n/languages';
import type { TextKey } from '@touchline/i18n/text-key';
import { translate } from '@touchline/i18n/translate';
import type { LoaderFunctionArgs } from 'react-router';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, type Seo } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';

/** How the loader of an office page begins: for players only, with the head of a page that is nobody else's business. */
export function loadOfficePage(
  { params, request, context }: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>,
  title: TextKey,
): { readonly services: LoaderContext; readonly lng: Language; readonly seo: Seo } {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const words = translate(lng, title);
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return { services, lng, seo: buildSeo(services, path, { title: `${words}`, description: words }, false) };
}
