import type { TextKey } from '@touchline/i18n/dictionary';
import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import type { LoaderFunctionArgs } from 'react-router';
import { languageOf } from './loader-guards.ts';
import { needPlayer } from './need-player.ts';
import { type Seo, seoOf } from './seo.ts';
import { type Services, servicesContext } from './services.ts';

/** How the loader of an office page begins: for players only, with the head of a page that is nobody else's business. */
export function officeRoute(
  { params, request, context }: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>,
  title: TextKey,
): { readonly services: Services; readonly lng: Language; readonly seo: Seo } {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const words = translate(lng, title);
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return { services, lng, seo: seoOf(services.publicOrigin, path, { title: `${words} · Touchline`, description: words }, false) };
}
